package org.heddle.gallery.aes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.random.RandomGenerator;
import javax.crypto.Cipher;
import javax.crypto.spec.SecretKeySpec;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.verify.prove.ProofCheck;
import org.junit.jupiter.api.Test;

class Aes128Test {
    /** FIPS 197, appendices B and C.1; NIST SP 800-38A, F.1.1; NIST AESAVS, one of each known-answer set: key, plaintext, ciphertext. */
    private static final String[][] VECTORS = {
        {"2b7e151628aed2a6abf7158809cf4f3c", "3243f6a8885a308d313198a2e0370734", "3925841d02dc09fbdc118597196a0b32"},
        {"000102030405060708090a0b0c0d0e0f", "00112233445566778899aabbccddeeff", "69c4e0d86a7b0430d8cdb78070b4c55a"},
        {"2b7e151628aed2a6abf7158809cf4f3c", "6bc1bee22e409f96e93d7e117393172a", "3ad77bb40d7a3660a89ecaf32466ef97"},
        {"2b7e151628aed2a6abf7158809cf4f3c", "ae2d8a571e03ac9c9eb76fac45af8e51", "f5d3d58503b9699de785895a96fdbaaf"},
        {"2b7e151628aed2a6abf7158809cf4f3c", "30c81c46a35ce411e5fbc1191a0a52ef", "43b1cd7f598ece23881b00e3ed030688"},
        {"2b7e151628aed2a6abf7158809cf4f3c", "f69f2445df4f9b17ad2b417be66c3710", "7b0c785e27e8ad3f8223207104725dd4"},
        {"00000000000000000000000000000000", "f34481ec3cc627bacd5dc3fb08f273e6", "0336763e966d92595a567cc9ce537f5e"},
        {"10a58869d74be5a374cf867cfb473859", "00000000000000000000000000000000", "6d251e6944b051e04eaa6fb4dbf78465"},
        {"00000000000000000000000000000000", "80000000000000000000000000000000", "3ad78e726c1ec02b7ebfe92b23d9ec34"},
        {"80000000000000000000000000000000", "00000000000000000000000000000000", "0edd33d3c621e546455bd8ba1418bec8"},
    };

    private final VerilogDesign verilog = Heddle.elaborate(Aes128::new).verilog();

    /** Encrypts one block, and holds the latency to what is promised; then the ciphertext waits for some cycles. */
    private static byte[] encrypt(Simulation sim, byte[] key, byte[] plaintext, int wait) {
        Port valid = sim.port("ciphertexts_valid");
        sim.poke(sim.port("jobs_data_key"), new BigInteger(1, key));
        sim.poke(sim.port("jobs_data_plaintext"), new BigInteger(1, plaintext));
        sim.poke(sim.port("jobs_valid"), 1);
        sim.poke(sim.port("ciphertexts_ready"), 0);
        sim.settle();
        assertEquals(1, sim.peek(sim.port("jobs_ready")));
        sim.step();
        sim.poke(sim.port("jobs_valid"), 0);
        for (int round = 1; round <= Aes128.ROUNDS; round++) {
            assertEquals(0, sim.peek(valid), "valid in round " + round);
            sim.step();
        }
        sim.step(wait);
        assertEquals(1, sim.peek(valid));
        BigInteger ciphertext = sim.peekInteger(sim.port("ciphertexts_data"));
        sim.poke(sim.port("ciphertexts_ready"), 1);
        sim.step();
        assertEquals(0, sim.peek(valid), "a ciphertext leaves once");
        byte[] bytes = new byte[16];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = ciphertext.shiftRight(8 * (15 - i)).byteValue();
        }
        return bytes;
    }

    private static void standardVectors(Simulation sim) {
        HexFormat hex = HexFormat.of();
        sim.reset(1);
        for (String[] vector : VECTORS) {
            byte[] ciphertext = encrypt(sim, hex.parseHex(vector[0]), hex.parseHex(vector[1]), 0);
            assertEquals(vector[2], hex.formatHex(ciphertext), "of " + vector[1] + " by " + vector[0]);
        }
    }

    @HardwareTest
    void encryptsTheVectorsOfTheStandard(TestBench bench) {
        standardVectors(bench.open(verilog));
    }

    @HardwareTest(seeds = 2)
    void encryptsRandomBlocksAsJavaDoes(TestBench bench) throws GeneralSecurityException {
        Simulation sim = bench.open(verilog);
        RandomGenerator random = bench.random();
        sim.reset(1);
        Cipher cipher = Cipher.getInstance("AES/ECB/NoPadding");
        byte[] key = new byte[16];
        byte[] plaintext = new byte[16];
        for (int block = 0; block < 500; block++) {
            random.nextBytes(key);
            random.nextBytes(plaintext);
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"));
            String expected = HexFormat.of().formatHex(cipher.doFinal(plaintext));
            assertEquals(
                    expected,
                    HexFormat.of().formatHex(encrypt(sim, key, plaintext, random.nextInt(3))),
                    "block " + block);
        }
    }

    @HardwareTest
    void takesABlockInElevenCycles(TestBench bench) {
        Simulation sim = bench.open(verilog);
        sim.reset(1);
        sim.poke(sim.port("jobs_valid"), 1);
        sim.poke(sim.port("ciphertexts_ready"), 1);
        int taken = 0;
        for (int cycle = 0; cycle < 1100; cycle++) {
            sim.settle();
            taken += (int) sim.peek(sim.port("jobs_ready"));
            sim.step();
        }
        assertEquals(100, taken);
    }

    /** Without MixColumns missing in its last round, as the standard has it, no block is right. */
    @Test
    void aPlantedFaultIsSeen() {
        VerilogDesign faulty =
                verilog.edited(text -> text.replace("mixed = sequencer_last", "mixed = !sequencer_last"));
        assertNotEquals(verilog, faulty);
        try (Simulation sim = Simulation.open(faulty)) {
            assertThrows(AssertionError.class, () -> standardVectors(sim));
        }
    }

    /** For all 256 bytes: InvSubBytes' affine map gives the inverse back, and a byte times its inverse is 1. */
    @Test
    void everySubstituteIsThatOfTheInverse() {
        long[] table = SBox.table();
        for (int value = 0; value < table.length; value++) {
            int inverse = 0x05;
            for (int bit = 0; bit < 8; bit++) {
                int parity = (int) (table[value] >> (bit + 2) % 8
                                ^ table[value] >> (bit + 5) % 8
                                ^ table[value] >> (bit + 7) % 8)
                        & 1;
                inverse ^= parity << bit;
            }
            assertEquals(value == 0 ? 0 : 1, SBox.product(value, inverse), "product of " + value + " and " + inverse);
        }
    }

    @Test
    void everyRoundHasItsConstantAndABlockIsDoneInTime() {
        ProofCheck.requireProven(Sequencer::new);
    }

    @Test
    void noTwoColumnsAreMixedToTheSame() {
        ProofCheck.requireProven(MixedBack::new);
    }
}
