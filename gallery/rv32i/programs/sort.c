#include "computer.h"

#define COUNT 200

static int numbers[COUNT];

static void sort(int *low, int *high) {
    while (low < high) {
        int pivot = low[(high - low) / 2];
        int *left = low;
        int *right = high;
        while (left <= right) {
            while (*left < pivot) left++;
            while (*right > pivot) right--;
            if (left <= right) {
                int moved = *left;
                *left++ = *right;
                *right-- = moved;
            }
        }
        sort(low, right);
        low = left;
    }
}

int main(void) {
    word state = 1;
    for (int i = 0; i < COUNT; i++) numbers[i] = (int)next_random(&state);
    sort(numbers, numbers + COUNT - 1);
    for (int i = 0; i < COUNT; i++) output((word)numbers[i]);
    return 0;
}
