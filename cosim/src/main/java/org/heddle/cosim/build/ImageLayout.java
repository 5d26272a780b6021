package org.heddle.cosim.build;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;
import org.heddle.hdl.verilog.VerilogPort.Role;

/**
 * Where each port lies in the port image: head, inputs, outputs, each on cache lines of its own.
 *
 * <p>A port takes one 64-bit little-endian word per 64 bits of width, least significant word first; unused upper bits
 * are zero. Clocks have no slot: the engine drives them.
 *
 * @param slots the ports except the clocks, in declaration order
 * @param clocks names of the input clocks, in declaration order
 * @param inputOffset byte offset of the first input
 * @param inputBytes size of all inputs
 * @param outputOffset byte offset of the first output
 * @param outputBytes size of all outputs
 * @param bytes size of the whole image
 */
public record ImageLayout(
        List<Slot> slots,
        List<String> clocks,
        int inputOffset,
        int inputBytes,
        int outputOffset,
        int outputBytes,
        int bytes) {

    /** Size of the head, {@code struct HeddleHead}. */
    public static final int HEAD_BYTES = 192;

    /** Most clocks a design may have. */
    public static final int MAX_CLOCKS = 8;

    /** Alignment of an image in memory: a cache line. */
    public static final int ALIGNMENT = 64;

    /**
     * One port's place.
     *
     * @param port the port
     * @param index its place in the design's port list
     * @param offset of its first word, in bytes from the start of the image
     */
    public record Slot(VerilogPort port, int index, int offset) {
        /** Number of 64-bit words. */
        public int words() {
            return words(port.width());
        }

        static int words(int width) {
            return (width + 63) / 64;
        }
    }

    public ImageLayout {
        slots = List.copyOf(slots);
        clocks = List.copyOf(clocks);
    }

    /**
     * Lays out a design's ports.
     *
     * @throws IllegalArgumentException if there are more than {@value #MAX_CLOCKS} clocks
     */
    public static ImageLayout of(List<VerilogPort> ports) {
        List<Slot> slots = new ArrayList<>();
        List<String> clocks = new ArrayList<>();
        for (VerilogPort port : ports) {
            if (isClock(port)) {
                clocks.add(port.name());
            }
        }
        if (clocks.size() > MAX_CLOCKS) {
            throw new IllegalArgumentException(
                    "clocks=" + clocks.size() + " " + clocks + ": the engine drives at most " + MAX_CLOCKS);
        }
        int inputEnd = place(ports, Direction.INPUT, HEAD_BYTES, slots);
        int outputOffset = align(inputEnd);
        int outputEnd = place(ports, Direction.OUTPUT, outputOffset, slots);
        slots.sort((a, b) -> Integer.compare(a.index(), b.index()));
        return new ImageLayout(
                slots,
                clocks,
                HEAD_BYTES,
                inputEnd - HEAD_BYTES,
                outputOffset,
                outputEnd - outputOffset,
                Math.max(align(outputEnd), outputOffset + ALIGNMENT));
    }

    static boolean isClock(VerilogPort port) {
        return port.role() == Role.CLOCK && port.direction() == Direction.INPUT;
    }

    private static int place(List<VerilogPort> ports, Direction direction, int start, List<Slot> slots) {
        int offset = start;
        for (int i = 0; i < ports.size(); i++) {
            VerilogPort port = ports.get(i);
            if (port.direction() == direction && !isClock(port)) {
                slots.add(new Slot(port, i, offset));
                offset += 8 * Slot.words(port.width());
            }
        }
        return offset == start ? start + 8 : offset; // an empty side keeps one unused word
    }

    private static int align(int offset) {
        return (offset + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    }
}
