/* What programs know of the computer: a store to the upper half of the addresses is its output. */
#ifndef COMPUTER_H
#define COMPUTER_H

typedef unsigned int word;
typedef unsigned char byte;

static inline void output(word value) { *(volatile word *)0x80000000u = value; }

/* Marsaglia's xorshift of 32 bits: the same numbers in the test that checks the program. */
static inline word next_random(word *state) {
    word x = *state;
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    return *state = x;
}

#endif
