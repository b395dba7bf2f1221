/* The reference speedometer, written by hand: the speed that a writer in Swift is measured against.
 *
 * One face, three bands, 101 ticks, eleven labels, a needle that sweeps to the value, a hub and a
 * readout. Every document is computed and written anew, into one buffer that is used again.
 *
 * Build: cc -O2 speedometer.c -o speedometer -lm
 * Run:   ./speedometer [DOCUMENTS]          prints "c  documents-a-second  bytes-a-document"
 *        ./speedometer --print VALUE        prints the document for one value
 */
#define _POSIX_C_SOURCE 200809L
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TICKS = 101, MAJOR_EVERY = 10, MAXIMUM = 100 };

static const double PI = 3.14159265358979323846;
static const double CENTER = 100, RADIUS = 90;
static const double START_DEGREES = -118.4, SPAN_DEGREES = 237.4;

struct point {
    double x, y;
};

/* A document takes about 11 KB of it. */
static char buffer[1 << 16];

/* Every write function takes the place of its first byte and returns that after its last one: a
 * cursor that is passed by value stays in a register. A literal's length is known when compiling,
 * so that a short copy is a few moves. */
#define WRITE(p, literal) write_bytes((p), (literal), sizeof(literal) - 1)

static inline char *write_bytes(char *p, const char *bytes, size_t count) {
    memcpy(p, bytes, count);
    return p + count;
}

static inline char *write_integer(char *p, unsigned value) {
    if (value >= 1000) p = write_integer(p, value / 1000);
    if (value >= 100) *p++ = (char)('0' + value / 100 % 10);
    if (value >= 10) *p++ = (char)('0' + value / 10 % 10);
    *p++ = (char)('0' + value % 10);
    return p;
}

/* At most three decimals, half away from zero, no trailing zeros, no negative zero. */
static char *write_number(char *p, double value) {
    unsigned thousandths = (unsigned)(fabs(value) * 1000 + 0.5);
    if (value < 0 && thousandths) *p++ = '-';
    p = write_integer(p, thousandths / 1000);
    /* All four bytes are written, and as many kept as there are decimals. */
    unsigned fraction = thousandths % 1000;
    p[0] = '.';
    p[1] = (char)('0' + fraction / 100);
    p[2] = (char)('0' + fraction / 10 % 10);
    p[3] = (char)('0' + fraction % 10);
    return p + (fraction % 10 ? 4 : fraction % 100 ? 3 : fraction ? 2 : 0);
}

static char *write_point(char *p, struct point at) {
    p = write_number(p, at.x);
    *p++ = ' ';
    return write_number(p, at.y);
}

/* Degrees clockwise from 12 o'clock. */
static double angle_of(double value) {
    return START_DEGREES + SPAN_DEGREES * value / MAXIMUM;
}

/* The direction of an angle; every point on the dial is the center plus a multiple of one. */
static struct point direction(double degrees) {
    double radians = (degrees - 90) * PI / 180;
    return (struct point){cos(radians), sin(radians)};
}

static struct point along(struct point direction, double radius) {
    return (struct point){CENTER + radius * direction.x, CENTER + radius * direction.y};
}

static char *write_face(char *p) {
    return WRITE(p, "<circle cx=\"100\" cy=\"100\" r=\"98\" fill=\"#101418\" stroke=\"#333\" "
                    "stroke-width=\"2\"/>");
}

static char *write_band(char *p, double from, double to, const char *color) {
    double start = angle_of(from), end = angle_of(to);
    p = WRITE(p, "<path d=\"M");
    p = write_point(p, along(direction(start), RADIUS));
    p = WRITE(p, "A90 90 0 ");
    *p++ = end - start > 180 ? '1' : '0';
    p = WRITE(p, " 1 ");
    p = write_point(p, along(direction(end), RADIUS));
    p = WRITE(p, "\" fill=\"none\" stroke=\"");
    p = write_bytes(p, color, strlen(color));
    return WRITE(p, "\" stroke-width=\"6\"/>");
}

static char *write_tick(char *p, int index) {
    int is_major = index % MAJOR_EVERY == 0;
    struct point ray = direction(angle_of(index));
    struct point inner = along(ray, RADIUS - (is_major ? 10 : 5)), outer = along(ray, RADIUS);
    p = WRITE(p, "<line x1=\"");
    p = write_number(p, inner.x);
    p = WRITE(p, "\" y1=\"");
    p = write_number(p, inner.y);
    p = WRITE(p, "\" x2=\"");
    p = write_number(p, outer.x);
    p = WRITE(p, "\" y2=\"");
    p = write_number(p, outer.y);
    p = WRITE(p, "\" stroke=\"#eee\" stroke-width=\"");
    *p++ = is_major ? '2' : '1';
    return WRITE(p, "\"/>");
}

static char *write_label(char *p, int value) {
    struct point at = along(direction(angle_of(value)), RADIUS - 20);
    p = WRITE(p, "<text x=\"");
    p = write_number(p, at.x);
    p = WRITE(p, "\" y=\"");
    p = write_number(p, at.y);
    p = WRITE(p, "\" font-size=\"10\" text-anchor=\"middle\" fill=\"#eee\">");
    p = write_integer(p, (unsigned)value);
    return WRITE(p, "</text>");
}

static char *write_needle(char *p, double value) {
    p = WRITE(p, "<path d=\"M97 100L100 20L103 100Z\" fill=\"#e53935\"><animateTransform "
                 "attributeName=\"transform\" type=\"rotate\" dur=\"0.5s\" values=\"");
    p = write_number(p, angle_of(0));
    p = WRITE(p, " 100 100;");
    p = write_number(p, angle_of(value));
    return WRITE(p, " 100 100\" keyTimes=\"0;1\" calcMode=\"spline\" keySplines=\"0.42 0 0.58 1\" "
                    "fill=\"freeze\"/></path>");
}

static char *write_hub(char *p) {
    return WRITE(p, "<circle cx=\"100\" cy=\"100\" r=\"6\" fill=\"#ccc\"/>");
}

static char *write_readout(char *p, double value) {
    p = WRITE(p, "<text x=\"100\" y=\"150\" font-size=\"14\" text-anchor=\"middle\" "
                 "fill=\"#729226\">");
    p = write_number(p, value);
    return WRITE(p, "</text>");
}

/* Writes the document for a value into the buffer and returns its length. */
static size_t write_speedometer(double value) {
    char *p = buffer;
    p = WRITE(p, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 200 200\">");
    p = write_face(p);
    p = write_band(p, 0, 60, "#4caf50");
    p = write_band(p, 60, 85, "#ffc107");
    p = write_band(p, 85, 100, "#f44336");
    for (int i = 0; i < TICKS; i++) p = write_tick(p, i);
    for (int i = 0; i < TICKS; i += MAJOR_EVERY) p = write_label(p, i);
    p = write_needle(p, value);
    p = write_hub(p);
    p = write_readout(p, value);
    p = WRITE(p, "</svg>\n");
    return (size_t)(p - buffer);
}

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

int main(int count, char **arguments) {
    if (count > 2 && strcmp(arguments[1], "--print") == 0) {
        fwrite(buffer, 1, write_speedometer(atof(arguments[2])), stdout);
        return 0;
    }
    long documents = count > 1 ? atol(arguments[1]) : 50000;
    if (documents < 1) {
        fprintf(stderr, "usage: speedometer [DOCUMENTS] | --print VALUE\n");
        return 2;
    }
    size_t bytes = 0;
    double start = seconds_now();
    for (long i = 0; i < documents; i++)
        bytes += write_speedometer((double)MAXIMUM * (double)i / (double)documents);
    double seconds = seconds_now() - start;
    printf("c\t%.0f\t%zu\n", (double)documents / seconds, bytes / (size_t)documents);
    return 0;
}
