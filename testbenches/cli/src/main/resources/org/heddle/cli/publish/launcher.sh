#!/bin/sh
# Heddle's command line, written by ./heddle install.
set -eu

installation=@installation@

# Sets "java" to that of a JDK 17 or newer, which the tools on Java classes need.
find_java() {
    for java in "${JAVA_HOME:+$JAVA_HOME/bin/java}" "$(command -v java || :)" /usr/lib/jvm/*/bin/java; do
        [ -x "$java" ] || continue
        version=$("$java" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p' | head -n 1)
        [ "${version:-0}" -lt 17 ] || return 0
    done
    echo 'heddle: there is no Java 17 or newer on the PATH or in JAVA_HOME: on Debian and Ubuntu, apt install openjdk-17-jdk-headless' >&2
    exit 3
}

if [ ! -d "$installation/lib" ]; then
    echo "heddle: $installation is gone: call ./heddle install in a checkout of Heddle again." >&2
    exit 3
fi
find_java

# Short commands start faster without the optimising compiler; simulations need it.
case ${1:-} in
    run | generate | bench | soak | fuzz | check-float | reduce | reproduce) speed= ;;
    *) speed='-XX:TieredStopAtLevel=1 -XX:+UseSerialGC' ;;
esac
terminal=false
[ -t 1 ] && terminal=true
# shellcheck disable=SC2086 # a list of words
exec "$java" $speed -Xshare:auto -Dfile.encoding=UTF-8 -Duser.language=en -Duser.country=US -Djava.awt.headless=true \
    --enable-native-access=ALL-UNNAMED -Dheddle.installation="$installation" -Dheddle.terminal=$terminal \
    ${TMPDIR:+"-Djava.io.tmpdir=$TMPDIR"} -cp "$installation/lib/*" org.heddle.cli.HeddleCommand "$@"
