#!/usr/bin/env bash
# Runs the recipes for Apache Spark in docs/batch.md on two workers of this machine, kills an executor in
# the middle of each, and compares every picture with those of one process.
# Usage: Scripts/test-spark.sh [ROWS]; SWEEPHAND names a program that is built already. Exits 1 where a
# picture differs. It is not part of CI: 100,000 rows take an hour on two busy cores.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

rows=${1:-100000}
python=$PWD/.build/spark
work=$(mktemp -d)
trap 'jobs -p | xargs -r kill 2> /dev/null || :; rm -rf "$work"' EXIT

need openjdk-17-jre-headless has java
need python3-venv python3 -c 'import ensurepip, venv'
need procps has pgrep
install_missing
if ! "$python/bin/python" -c 'import pandas, pyarrow, pyspark' 2> /dev/null; then
  say 'fetching Spark'
  python3 -m venv --clear "$python"
  "$python/bin/pip" install --quiet --disable-pip-version-check 'pyspark==4.*' 'pandas<3' pyarrow
fi
if [[ -z ${SWEEPHAND:-} ]]; then
  swift build "${optimised[@]}" --product sweephand >&2
  SWEEPHAND=$PWD/$sweephand
fi

# The program and its module are at the paths of the guide; the executors get them from Spark.
mkdir "$work/bin" "$work/conf"
ln -s "$(realpath "$SWEEPHAND")" "$work/bin/sweephand"
unset SWEEPHAND
export PATH=$work/bin:$python/bin:$PATH PYTHONPATH=$PWD/Python PYTHONDONTWRITEBYTECODE=1
export PYSPARK_PYTHON=$python/bin/python SPARK_CONF_DIR=$work/conf
export SPARK_LOCAL_IP=127.0.0.1 SPARK_LOCAL_HOSTNAME=localhost
cat > "$work/conf/spark-defaults.conf" << END
spark.master                    local-cluster[2,1,1024]
spark.ui.enabled                false
spark.log.level                 WARN
spark.local.dir                 $work/local
spark.executor.extraJavaOptions -Dpart.of=$work
END

# read_guide: its programs become files, and its commands the files 1.sh, 2.sh, …
read_guide() {
  python - docs/batch.md "$work" << 'END'
import re, sys
from pathlib import Path

text, folder = Path(sys.argv[1]).read_text(), Path(sys.argv[2])
section = re.search(r"^### Apache Spark\n(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL)[1]
blocks = re.findall(r"^```(\w+)\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
for _, block in blocks:
    if named := re.match(r"# ([\w.]+)\n", block):
        (folder / named[1]).write_text(block)
for number, block in enumerate((block for kind, block in blocks if kind == "sh"), 1):
    (folder / f"{number}.sh").write_text(block)
END
}

# make_rows: a table as Parquet, and as CSV for the one process. Some rows are wrong, some equal.
make_rows() {
  python - "$rows" << 'END'
import sys
import pyarrow, pyarrow.csv, pyarrow.parquet

count = int(sys.argv[1])
values = [float("nan") if row % 1000 == 7 else round(100 * (row - row % 20 // 19) / count, 4) for row in range(count)]
table = pyarrow.table({"id": [f"r{row}" for row in range(count)], "value": values})
pyarrow.parquet.write_table(table, "cars.parquet")
pyarrow.csv.write_csv(table, "cars.csv")
END
}

# sums FILE: a line for each row, sorted, with its id and the hash of its picture.
sums() {
  python - "$1" << 'END'
import hashlib, json, sys
from pathlib import Path
import pyarrow.parquet

def lines():
    if not sys.argv[1].endswith(".parquet"):
        with open(sys.argv[1]) as file:
            yield from map(json.loads, file)
    else:
        for part in sorted(Path(sys.argv[1]).glob("*.parquet")):
            yield from pyarrow.parquet.read_table(part).to_pylist()

def picture(row):
    if row.get("error"):
        return "failed"
    svg = Path(row["file"]).read_bytes() if "file" in row else row["svg"]
    return hashlib.sha256(svg.encode() if isinstance(svg, str) else svg).hexdigest()

sys.stdout.writelines(sorted(f"{row['id']} {picture(row)}\n" for row in lines()))
END
}

# Ends one of the executors when the first tasks are done.
kill_executor() {
  until compgen -G 'dials.parquet/_temporary/0/task_*' > /dev/null; do sleep 0.2; done
  local executor
  executor=$(pgrep -f "^[^ ]*java .*-Dpart.of=$work" | head -1)
  kill -9 "$executor"
  say "killed the executor with the process $executor"
}

# recipe FILE: runs commands of the guide, and compares their output.
recipe() {
  local killer
  kill_executor &
  killer=$!
  timeout 3000 bash -eu "$1" > log 2>&1 || { tail -50 log >&2 && fail 1 'the job failed'; }
  wait "$killer" || fail 1 'no executor was killed'
  grep 'Lost executor .* code 137' log >&2 || fail 1 'Spark has not noticed that an executor is gone'
  sums dials.parquet > found.txt
  diff one.txt found.txt > differences.txt || { head differences.txt >&2 && fail 1 'the pictures differ'; }
  rm -r dials.parquet
}

one_process() {
  sweephand batch speedometer --data cars.csv -o one.ndjson --quiet 2> errors.txt || [ $? -eq 1 ]
  sums one.ndjson > one.txt
}

read_guide
cd "$work"
make_rows
part "$rows rows in one process" one_process
say "$(grep -c failed one.txt) rows failed, as they must; $(cut -d ' ' -f 2 one.txt | sort -u | wc -l) pictures differ"
for commands in [0-9].sh; do
  part "$(grep -o '[a-z]*\.py' "$commands")" recipe "$commands"
done
say "all pictures are those of one process: $SECONDS s"
