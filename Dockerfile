# The program alone in a small image: docker build -t sweephand . && docker run sweephand render clock
FROM swift:6.2-bookworm AS build
# Debian keeps one version of each package.
# hadolint ignore=DL3008
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends \
  dpkg-dev gcc libharfbuzz-dev libxml2-dev libyaml-dev make pkg-config zlib1g-dev
WORKDIR /sweephand
COPY . .
RUN Scripts/dist/build.sh

FROM debian:12-slim
# hadolint ignore=DL3008
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends tzdata \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /sweephand/.build/static/sweephand /usr/bin/sweephand
COPY --from=build /sweephand/LICENSE /sweephand/Scripts/dist/copyright /usr/share/doc/sweephand/
USER 65534
WORKDIR /dials
EXPOSE 4080
ENTRYPOINT ["sweephand"]
CMD ["serve", "--host", "0.0.0.0"]
