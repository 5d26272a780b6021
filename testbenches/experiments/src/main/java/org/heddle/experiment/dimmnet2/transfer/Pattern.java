package org.heddle.experiment.dimmnet2.transfer;

import java.util.List;

/** Where the bytes of one side of a transfer lie, in their order: any number of elements. */
public sealed interface Pattern {
    /** Bytes in all. */
    long bytes();

    /** The address of a byte, counted from 0 in pattern order. */
    long address(long index);

    /** The lowest address of any byte. */
    long lowest();

    /** The address behind the highest byte. */
    long end();

    /**
     * Checks the pattern's numbers against the rules of the hardware.
     *
     * @param side name of the side in messages
     * @throws TransferRefusedException if a number breaks a rule
     */
    void check(String side);

    /**
     * Bytes one behind the other.
     *
     * @param base of the first
     */
    record Contiguous(long base, long bytes) implements Pattern {
        @Override
        public long address(long index) {
            return base + index;
        }

        @Override
        public long lowest() {
            return base;
        }

        @Override
        public long end() {
            return base + bytes;
        }

        @Override
        public void check(String side) {
            aligned(side, "base", base);
            aligned(side, "bytes", bytes);
        }
    }

    /**
     * Elements a fixed distance apart.
     *
     * @param base of the first
     * @param element bytes of one
     * @param count how many
     * @param stride bytes from one to the next, of either sign
     */
    record Stride(long base, int element, long count, long stride) implements Pattern {
        @Override
        public long bytes() {
            return element * count;
        }

        @Override
        public long address(long index) {
            return base + index / element * stride + index % element;
        }

        @Override
        public long lowest() {
            return Math.min(base, base + (count - 1) * stride);
        }

        @Override
        public long end() {
            return Math.max(base, base + (count - 1) * stride) + element;
        }

        @Override
        public void check(String side) {
            elementSize(side, element);
            aligned(side, "base", base);
            aligned(side, "stride", stride);
        }
    }

    /**
     * Elements at listed addresses.
     *
     * @param element bytes of one
     * @param addresses of each
     * @param file where the list comes from
     */
    record Listed(int element, List<Long> addresses, String file) implements Pattern {
        /** Takes a copy of the addresses. */
        public Listed {
            addresses = List.copyOf(addresses);
        }

        @Override
        public long bytes() {
            return (long) element * addresses.size();
        }

        @Override
        public long address(long index) {
            return addresses.get((int) (index / element)) + index % element;
        }

        @Override
        public long lowest() {
            return addresses.stream().mapToLong(Long::longValue).min().orElse(0);
        }

        @Override
        public long end() {
            return addresses.stream().mapToLong(Long::longValue).max().orElse(0) + element;
        }

        @Override
        public void check(String side) {
            elementSize(side, element);
            for (int i = 0; i < addresses.size(); i++) {
                aligned(side, "address " + (i + 1) + " of " + file, addresses.get(i));
            }
        }
    }

    private static void elementSize(String side, int element) {
        if (element < 4 || element > 128 || Integer.bitCount(element) != 1) {
            throw new TransferRefusedException(
                    side + ": an element has 4, 8, 16, 32, 64 or 128 bytes: element=" + element);
        }
    }

    private static void aligned(String side, String what, long value) {
        if (value % 4 != 0) {
            throw new TransferRefusedException(
                    side + ": addresses, distances and sizes are multiples of 4: " + what + " is " + value);
        }
    }
}
