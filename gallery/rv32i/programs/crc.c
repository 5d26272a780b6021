#include "computer.h"

#define BYTES 1024

static word table[256];
static const char check[] = "123456789";

int main(void) {
    for (word i = 0; i < 256; i++) {
        word value = i;
        for (int bit = 0; bit < 8; bit++) value = value >> 1 ^ (value & 1 ? 0xedb88320u : 0);
        table[i] = value;
    }
    word crc = ~0u;
    for (int i = 0; check[i]; i++) crc = crc >> 8 ^ table[(crc ^ (byte)check[i]) & 0xff];
    output(~crc);

    word state = 1;
    crc = ~0u;
    for (int i = 0; i < BYTES; i++) {
        byte next = (byte)next_random(&state);
        crc = crc >> 8 ^ table[(crc ^ next) & 0xff];
    }
    output(~crc);
    return 0;
}
