#include "computer.h"

#define LENGTH 2000
#define PATTERN 4

static char text[LENGTH];
static char pattern[PATTERN];

int main(void) {
    word state = 1;
    for (int i = 0; i < LENGTH; i++) text[i] = 'a' + (next_random(&state) >> 10 & 3);
    for (int i = 0; i < PATTERN; i++) pattern[i] = text[LENGTH / 2 + i];
    for (int at = 0; at + PATTERN <= LENGTH; at++) {
        int same = 0;
        while (same < PATTERN && text[at + same] == pattern[same]) same++;
        if (same == PATTERN) output((word)at);
    }
    return 0;
}
