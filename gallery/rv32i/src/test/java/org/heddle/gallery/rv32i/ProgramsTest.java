package org.heddle.gallery.rv32i;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import javax.crypto.Cipher;
import javax.crypto.spec.SecretKeySpec;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.gallery.rv32i.Model.Done;
import org.heddle.hdl.Heddle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiled C programs, folder {@code programs}, against what Java computes from the same numbers. */
class ProgramsTest {
    private static final int MOST_CYCLES = 1_000_000;

    /** Marsaglia's xorshift of 32 bits, as computer.h has it. */
    private static final class Numbers {
        private int state = 1;

        int next() {
            state ^= state << 13;
            state ^= state >>> 17;
            return state ^= state << 5;
        }

        byte[] bytes(int count) {
            byte[] bytes = new byte[count];
            for (int i = 0; i < count; i++) {
                bytes[i] = (byte) next();
            }
            return bytes;
        }
    }

    /** Instructions of a program, and cycles up to that in which it has stopped. */
    private record Length(long instructions, long cycles) {}

    /** Runs a program on the model of the processor, which puts out the same. */
    private static Length length(String program, List<Integer> output) throws IOException {
        Model model = Model.ofComputer();
        read(program + ".program.hex", model.program);
        read(program + ".data.hex", model.data);
        long instructions = 0;
        long cycles = 0;
        Done done;
        do {
            done = model.step();
            instructions++;
            cycles += model.cycles;
        } while (done.cause() == Cause.NONE);
        assertEquals(output, model.output);
        return new Length(instructions, cycles);
    }

    private static void read(String file, int[] words) throws IOException {
        try (InputStream text = Computer.class.getResourceAsStream(file)) {
            int[] read = new String(text.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .filter(line -> !line.startsWith("//"))
                    .mapToInt(line -> Integer.parseUnsignedInt(line.strip(), 16))
                    .toArray();
            System.arraycopy(read, 0, words, 0, read.length);
        }
    }

    /** Runs a program to its end, prints how fast, and compares all that it puts out, and how long it takes. */
    private static void run(TestBench bench, String program, int... expected) throws IOException {
        run(bench.open(Heddle.elaborate(() -> new Computer(program))), program, expected);
    }

    private static void run(Simulation sim, String program, int... expected) throws IOException {
        List<Integer> output = new ArrayList<>();
        sim.reset(1);
        long instructions = 0;
        long begin = sim.cycle();
        while (sim.peek(sim.port("cause")) == Cause.NONE.ordinal()) {
            if (sim.cycle() - begin > MOST_CYCLES) {
                throw new AssertionError(program + " does not end in " + MOST_CYCLES + " cycles");
            }
            if (sim.peek(sim.port("output_valid")) != 0) {
                output.add((int) sim.peek(sim.port("output_data")));
            }
            instructions += sim.peek(sim.port("retires"));
            sim.step();
        }
        long cycles = sim.cycle() - begin;
        assertEquals(length(program, output), new Length(instructions, cycles));
        assertEquals(Cause.BREAKPOINT, Cause.values()[(int) sim.peek(sim.port("cause"))]);
        assertEquals(Arrays.stream(expected).boxed().toList(), output);
        System.out.printf(
                "%-6s %,7d instructions in %,7d cycles: %.3f cycles each%n",
                program, instructions, cycles, (double) cycles / instructions);
    }

    @HardwareTest
    void sorts(TestBench bench) throws IOException {
        run(bench, "sort", sorted());
    }

    private static int[] sorted() {
        Numbers numbers = new Numbers();
        return IntStream.generate(numbers::next).limit(200).sorted().toArray();
    }

    /** The program makes its numbers anew: it does not matter how far it had come. */
    @HardwareTest
    void aResetRunsTheProgramAgain(TestBench bench) throws IOException {
        Simulation sim = bench.open(Heddle.elaborate(() -> new Computer("sort")));
        sim.reset(1);
        sim.step(5000);
        assertEquals(Cause.NONE.ordinal(), sim.peek(sim.port("cause")));
        run(sim, "sort", sorted());
        sim.step(10);
        assertEquals(Cause.BREAKPOINT.ordinal(), sim.peek(sim.port("cause")), "it stays");
        run(sim, "sort", sorted());
    }

    @HardwareTest(engine = SimulationEngine.JVM)
    void computesTheCrc(TestBench bench) throws IOException {
        CRC32 check = new CRC32();
        check.update("123456789".getBytes(StandardCharsets.US_ASCII));
        assertEquals(0xcbf43926L, check.getValue(), "the check value that catalogues of CRCs give");
        CRC32 crc = new CRC32();
        crc.update(new Numbers().bytes(1024));
        run(bench, "crc", (int) check.getValue(), (int) crc.getValue());
    }

    @HardwareTest(engine = SimulationEngine.JVM)
    void multipliesMatrices(TestBench bench) throws IOException {
        Numbers numbers = new Numbers();
        int size = 12;
        int[][] a = new int[size][size];
        int[][] b = new int[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                a[i][j] = (short) numbers.next();
                b[i][j] = (short) numbers.next();
            }
        }
        int[] product = new int[size * size];
        for (int i = 0; i < product.length; i++) {
            for (int k = 0; k < size; k++) {
                product[i] += a[i / size][k] * b[k][i % size];
            }
        }
        run(bench, "matrix", product);
    }

    @HardwareTest(engine = SimulationEngine.JVM)
    void encryptsByAes(TestBench bench) throws GeneralSecurityException, IOException {
        Numbers numbers = new Numbers();
        Cipher cipher = Cipher.getInstance("AES/ECB/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(numbers.bytes(16), "AES"));
        byte[] encrypted = cipher.doFinal(numbers.bytes(8 * 16));
        run(
                bench,
                "aes",
                IntStream.range(0, encrypted.length)
                        .map(i -> encrypted[i] & 0xff)
                        .toArray());
    }

    @HardwareTest(engine = SimulationEngine.JVM)
    void searchesAText(TestBench bench) throws IOException {
        Numbers numbers = new Numbers();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 2000; i++) {
            text.append((char) ('a' + (numbers.next() >>> 10 & 3)));
        }
        String pattern = text.substring(1000, 1004);
        List<Integer> places = new ArrayList<>();
        for (int at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) {
            places.add(at);
        }
        run(bench, "search", places.stream().mapToInt(Integer::intValue).toArray());
    }

    /** With the compiler that they were made with, the sources give the very words again. */
    @Test
    void theWordsAreThoseOfTheSources(@TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(compiler().contains(" 12.2.0"), "gcc-riscv64-unknown-elf 12.2.0 is not installed");
        Process build = new ProcessBuilder("programs/build.sh", folder.toString())
                .inheritIO()
                .start();
        assertEquals(true, build.waitFor(1, TimeUnit.MINUTES));
        assertEquals(0, build.exitValue());
        for (String program : List.of("sort", "crc", "matrix", "aes", "search")) {
            for (String kind : List.of(".program.hex", ".data.hex")) {
                try (InputStream kept = Computer.class.getResourceAsStream(program + kind)) {
                    assertEquals(
                            new String(kept.readAllBytes(), StandardCharsets.US_ASCII),
                            Files.readString(folder.resolve(program + kind)),
                            program + kind);
                }
            }
        }
    }

    private static String compiler() throws InterruptedException {
        try {
            Process version = new ProcessBuilder("riscv64-unknown-elf-gcc", "--version")
                    .redirectErrorStream(true)
                    .start();
            String text = new String(version.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return version.waitFor() == 0 ? text : "";
        } catch (IOException missing) {
            return "";
        }
    }
}
