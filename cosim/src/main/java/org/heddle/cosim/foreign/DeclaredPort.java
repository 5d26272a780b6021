package org.heddle.cosim.foreign;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;
import org.heddle.hdl.verilog.VerilogPort.Role;

/**
 * A port of a top module as its author declared it.
 *
 * @param name the Verilog identifier
 * @param way which way its values flow, seen from inside the module
 * @param width of one element, in bits
 * @param array unpacked dimensions, the leftmost first; none for a port that is no array
 */
record DeclaredPort(String name, Way way, int width, List<Indices> array) {
    /** Direction in which a port's values flow. */
    enum Way {
        INPUT,
        OUTPUT,
        /** A wire that the module reads always and drives at times. */
        INOUT
    }

    /**
     * One unpacked dimension, as it is declared.
     *
     * @param left the first index
     * @param right the last index, which may be the lower one
     */
    record Indices(int left, int right) {
        @Override
        public String toString() {
            return "[" + left + ":" + right + "]";
        }

        private IntStream all() {
            int step = left <= right ? 1 : -1;
            return IntStream.rangeClosed(0, Math.abs(right - left)).map(i -> left + step * i);
        }
    }

    DeclaredPort {
        array = List.copyOf(array);
    }

    boolean isArray() {
        return !array.isEmpty();
    }

    boolean isInout() {
        return way == Way.INOUT;
    }

    /**
     * Returns the ports that stand for it: itself, or one for each element of an array, called {@code name_1_2}, or for an inout
     * {@code name_in}, {@code name_out} and {@code name_enable}.
     */
    List<VerilogPort> simulated() {
        if (isInout()) {
            return List.of(
                    simulated(inName(), Direction.INPUT),
                    simulated(outName(), Direction.OUTPUT),
                    simulated(enableName(), Direction.OUTPUT));
        }
        Direction direction = way == Way.INPUT ? Direction.INPUT : Direction.OUTPUT;
        return elements().stream()
                .map(indices -> simulated(elementName(indices), direction))
                .toList();
    }

    private VerilogPort simulated(String called, Direction direction) {
        return new VerilogPort(called, direction, width, Role.DATA);
    }

    /** Returns the name of the input that says what an inout is where the module does not drive it. */
    String inName() {
        return name + "_in";
    }

    /** Returns the name of the output that says what the module drives an inout to. */
    String outName() {
        return name + "_out";
    }

    /** Returns the name of the output that says which bits of an inout the module drives. */
    String enableName() {
        return name + "_enable";
    }

    String elementName(List<Integer> indices) {
        return name + indices.stream().map(index -> "_" + index).collect(Collectors.joining());
    }

    /** Returns the indices of every element; one empty list for a port that is no array. */
    List<List<Integer>> elements() {
        List<List<Integer>> found = List.of(List.of());
        for (Indices dimension : array) {
            found = found.stream()
                    .flatMap(outer -> dimension.all().mapToObj(index -> {
                        List<Integer> inner = new ArrayList<>(outer);
                        inner.add(index);
                        return List.copyOf(inner);
                    }))
                    .toList();
        }
        return found;
    }
}
