#!/bin/sh
# Compiles the programs into the words that the computer's memories start with: build.sh [FOLDER]
# It needs gcc-riscv64-unknown-elf (Debian's package of that name).
set -eu

here=$(cd "$(dirname "$0")" && pwd)
target=${1:-$here/../src/main/resources/org/heddle/gallery/rv32i}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Words of a section, the lowest byte first in memory.
words() {
    printf '// %s of %s.c, made by build.sh\n' "$2" "$1"
    riscv64-unknown-elf-objcopy -O binary -j "$2" "$scratch/$1.elf" "$scratch/$1$2"
    [ ! -s "$scratch/$1$2" ] || od -An -v -t x4 -w4 "$scratch/$1$2" | tr -d ' '
}

for program in sort crc matrix aes search; do
    riscv64-unknown-elf-gcc -march=rv32i -mabi=ilp32 -O2 -Wall -Wextra -ffreestanding -fno-builtin -nostdlib -msmall-data-limit=0 \
        -T "$here/computer.ld" -o "$scratch/$program.elf" "$here/start.S" "$here/$program.c" -lgcc
    words "$program" .text >"$target/$program.program.hex"
    words "$program" .data >"$target/$program.data.hex"
done
