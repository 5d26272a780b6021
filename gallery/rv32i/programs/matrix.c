#include "computer.h"

#define SIZE 12

static int a[SIZE][SIZE], b[SIZE][SIZE];

int main(void) {
    word state = 1;
    for (int i = 0; i < SIZE; i++)
        for (int j = 0; j < SIZE; j++) {
            a[i][j] = (short)next_random(&state);
            b[i][j] = (short)next_random(&state);
        }
    for (int i = 0; i < SIZE; i++)
        for (int j = 0; j < SIZE; j++) {
            int sum = 0;
            for (int k = 0; k < SIZE; k++) sum += a[i][k] * b[k][j]; /* RV32I has no multiplier: a function of libgcc */
            output((word)sum);
        }
    return 0;
}
