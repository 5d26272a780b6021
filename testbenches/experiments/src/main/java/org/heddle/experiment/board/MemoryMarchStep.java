package org.heddle.experiment.board;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.dimmnet2.driver.VectorAccess;

/**
 * Checks the nodes' whole memories through their own local writes and reads: a one that walks through every bit of a line, a word at every
 * power of two to tell address lines apart, and a march.
 *
 * <p>The march is C- of van de Goor on blocks of {@value #BLOCK} bytes, whose words differ from each other: write; upwards read and write the
 * inverse, twice; downwards the same; read.
 */
record MemoryMarchStep(PairNodes nodes) implements BoardStep {
    private static final int BLOCK = 512;
    private static final int LINE_BITS = 128;
    private static final int WORD_BYTES = 4;

    /**
     * A pass of the march.
     *
     * @param upwards from the lowest block to the highest
     * @param reads whether a block is read before it is written
     * @param writes whether it is written
     * @param inverse whether the inverse words are written, and the plain ones read
     */
    private record Pass(boolean upwards, boolean reads, boolean writes, boolean inverse) {
        @Override
        public String toString() {
            return (upwards ? "upwards" : "downwards")
                    + (reads ? inverse ? ", read plain" : ", read inverse" : "")
                    + (writes ? inverse ? ", write inverse" : ", write plain" : "");
        }
    }

    private static final List<Pass> MARCH = List.of(
            new Pass(true, false, true, false),
            new Pass(true, true, true, true),
            new Pass(true, true, true, false),
            new Pass(false, true, true, true),
            new Pass(false, true, true, false),
            new Pass(true, true, false, true));

    @Override
    public String name() {
        return "memory";
    }

    @Override
    public String next() {
        return "a bit that is wrong at every address is one of the data, words that repeat are an address line: look at the"
                + " memory's pins or block RAM, and at its timing";
    }

    @Override
    public boolean passes(SeenRegisters seen) {
        for (int node = 0; node < nodes.count(); node++) {
            String name = "node" + node;
            if (!dataLines(seen, name, node) || !addressLines(seen, name, node) || !march(seen, name, node)) {
                return false;
            }
            seen.say(name, PairNodes.MEMORY_BYTES + " bytes");
        }
        return true;
    }

    /** Lets a one walk through the bits of a line, in lines behind each other. */
    private boolean dataLines(SeenRegisters seen, String name, int node) {
        long[] words = new long[LINE_BITS * LINE_BITS / Long.SIZE];
        for (int bit = 0; bit < LINE_BITS; bit++) {
            words[bit * LINE_BITS / Long.SIZE + bit / Long.SIZE] = 1L << bit % Long.SIZE;
        }
        nodes.store(node, 0, words);
        return seen.sameWords(name, 0, words, nodes.load(node, 0, Long.BYTES * words.length));
    }

    private static int marker(int address) {
        return address * 0x0001_0003 ^ 0x5A3C_96A5;
    }

    /** Writes a word of its own to address 0 and to each power of two, and reads them when all are written. */
    private boolean addressLines(SeenRegisters seen, String name, int node) {
        List<Integer> addresses = new ArrayList<>(List.of(0));
        for (int address = WORD_BYTES; address < PairNodes.MEMORY_BYTES; address *= 2) {
            addresses.add(address);
        }
        for (int address : addresses) {
            nodes.fillWindow(node, 0, new long[] {Integer.toUnsignedLong(marker(address))});
            nodes.localWrite(node, 0, VectorAccess.contiguous(address, WORD_BYTES, 1));
        }
        long[] words = nodes.load(node, 0, PairNodes.MEMORY_BYTES);
        for (int address : addresses) {
            int read = (int) (words[address / Long.BYTES] >>> Byte.SIZE * (address % Long.BYTES));
            if (read != marker(address)) {
                tell(seen, name, address, read, addresses);
                return false;
            }
        }
        return true;
    }

    private static void tell(SeenRegisters seen, String name, int address, int read, List<Integer> addresses) {
        seen.see(name + ".address", address);
        seen.see(name + ".word", Integer.toUnsignedLong(read));
        seen.see(name + ".expected", Integer.toUnsignedLong(marker(address)));
        seen.see(name + ".wrongBits", Integer.toUnsignedLong(read ^ marker(address)));
        addresses.stream().filter(other -> marker(other) == read).forEach(other -> {
            seen.see(name + ".addressLines", other ^ address);
            seen.lookAt(
                    "address 0x%x holds what was written to 0x%x: address lines 0x%x of the memory of %s are stuck or joined"
                            .formatted(address, other, other ^ address, name));
        });
    }

    /** Returns a block's words, all different; a block farther on has the same. */
    private static long[] block(boolean inverse) {
        long[] words = new long[BLOCK / Long.BYTES];
        for (int i = 0; i < words.length; i++) {
            long word = i * 0x0101_0101_0101_0101L ^ 0x5555_AAAA_3333_CCCCL;
            words[i] = inverse ? ~word : word;
        }
        return words;
    }

    private boolean march(SeenRegisters seen, String name, int node) {
        nodes.fillWindow(node, 0, block(false));
        nodes.fillWindow(node, BLOCK, block(true));
        int blocks = PairNodes.MEMORY_BYTES / BLOCK;
        for (Pass pass : MARCH) {
            for (int i = 0; i < blocks; i++) {
                int address = BLOCK * (pass.upwards ? i : blocks - 1 - i);
                if (pass.reads
                        && !seen.sameWords(name, address, block(!pass.inverse), nodes.load(node, address, BLOCK))) {
                    seen.say(name + ".march", pass.toString());
                    return false;
                }
                if (pass.writes) {
                    nodes.localWrite(node, pass.inverse ? BLOCK : 0, PairNodes.contiguous(address, BLOCK));
                }
            }
        }
        return true;
    }
}
