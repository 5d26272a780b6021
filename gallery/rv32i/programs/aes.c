#include "computer.h"

#define BLOCKS 8

static byte sbox[256];

static byte twice(byte x) { return (byte)(x << 1 ^ (x >> 7) * 0x1b); }

static byte rotated(byte x, int places) { return (byte)(x << places | x >> (8 - places)); }

/* 3 generates all bytes but 0, and its inverse is 0xf6: the powers of both meet as a byte and its inverse. */
static void make_sbox(void) {
    byte power = 1;
    byte inverse = 1;
    do {
        power ^= twice(power);
        inverse ^= (byte)(inverse << 1);
        inverse ^= (byte)(inverse << 2);
        inverse ^= (byte)(inverse << 4);
        if (inverse & 0x80) inverse ^= 0x09;
        sbox[power] = inverse ^ rotated(inverse, 1) ^ rotated(inverse, 2) ^ rotated(inverse, 3) ^ rotated(inverse, 4) ^ 0x63;
    } while (power != 1);
    sbox[0] = 0x63;
}

static void next_key(byte key[16], byte constant) {
    for (int i = 0; i < 4; i++) key[i] ^= sbox[key[12 + (i + 1) % 4]];
    key[0] ^= constant;
    for (int i = 4; i < 16; i++) key[i] ^= key[i - 4];
}

static void encrypt(byte state[16], const byte first_key[16]) {
    byte key[16];
    byte constant = 1;
    for (int i = 0; i < 16; i++) state[i] ^= key[i] = first_key[i];
    for (int round = 1; round <= 10; round++) {
        byte shifted[16];
        for (int i = 0; i < 16; i++) shifted[i] = sbox[state[(i + 4 * (i % 4)) % 16]];
        next_key(key, constant);
        constant = twice(constant);
        for (int i = 0; i < 16; i++) {
            byte *column = shifted + i / 4 * 4;
            byte a = column[i % 4], b = column[(i + 1) % 4], c = column[(i + 2) % 4], d = column[(i + 3) % 4];
            state[i] = (byte)((round == 10 ? a : twice(a ^ b) ^ b ^ c ^ d) ^ key[i]);
        }
    }
}

int main(void) {
    byte key[16], block[16];
    word state = 1;
    make_sbox();
    for (int i = 0; i < 16; i++) key[i] = (byte)next_random(&state);
    for (int n = 0; n < BLOCKS; n++) {
        for (int i = 0; i < 16; i++) block[i] = (byte)next_random(&state);
        encrypt(block, key);
        for (int i = 0; i < 16; i++) output(block[i]);
    }
    return 0;
}
