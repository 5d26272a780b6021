package org.heddle.cosim.wave;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Value;

/**
 * Ports over cycles as text: one line per port, one column per sample, values in hexadecimal.
 *
 * <pre>
 * cycle   0  1  2  3
 * enable  0  1  .  .
 * count   9c 0  .  1
 * </pre>
 *
 * <p>A dot stands for the value of the column before. Enum ports that were named by their Java values show their constants.
 *
 * <p>Added to a simulation as an agent, it samples every cycle just before the edge. A test holds what it expects beside the
 * code, see {@link #expect}.
 */
public final class TextWave implements Agent {
    private final Simulation simulation;
    private final List<Port> ports;
    private final List<Function<BigInteger, String>> formats;
    private final int most;
    private final Deque<Column> columns = new ArrayDeque<>();

    private record Column(long cycle, List<BigInteger> values) {}

    private TextWave(Simulation simulation, List<Port> ports, List<Function<BigInteger, String>> formats, int most) {
        if (most < 1) {
            throw new IllegalArgumentException("columns must be >= 1: columns=" + most);
        }
        this.simulation = simulation;
        this.ports = List.copyOf(ports);
        this.formats = List.copyOf(formats);
        this.most = most;
    }

    /** A wave of these ports, with as many columns as samples are taken. */
    public static TextWave of(Simulation simulation, List<Port> ports) {
        return new TextWave(simulation, ports, hexadecimal(ports), Integer.MAX_VALUE);
    }

    /** A wave of these ports of the simulated component, with as many columns as samples are taken. */
    public static TextWave of(Simulation simulation, Value... values) {
        List<Port> ports = Arrays.stream(values).map(simulation::port).toList();
        List<Function<BigInteger, String>> formats =
                Arrays.stream(values).map(TextWave::format).toList();
        return new TextWave(simulation, ports, formats, Integer.MAX_VALUE);
    }

    private static Function<BigInteger, String> format(Value value) {
        if (value instanceof EnumValue<?> constants) {
            return bits -> {
                try {
                    return constants.constant(bits).name();
                } catch (IllegalArgumentException codeOfNone) {
                    return bits.toString(16);
                }
            };
        }
        return bits -> bits.toString(16);
    }

    private static List<Function<BigInteger, String>> hexadecimal(List<Port> ports) {
        return Collections.nCopies(ports.size(), bits -> bits.toString(16));
    }

    /** A wave that keeps only this many samples, the last ones. */
    public static TextWave ofLast(int columns, Simulation simulation, List<Port> ports) {
        return new TextWave(simulation, ports, hexadecimal(ports), columns);
    }

    @Override
    public void drive() {
        // It only watches.
    }

    /** Adds a column, the ports as they are; in a cycle that has one already, it takes its place. */
    @Override
    public void sample() {
        if (!columns.isEmpty() && columns.getLast().cycle() == simulation.cycle()) {
            columns.removeLast();
        }
        if (columns.size() == most) {
            columns.remove();
        }
        columns.add(new Column(
                simulation.cycle(), ports.stream().map(simulation::peekInteger).toList()));
    }

    /** The ports, in the order of the lines. */
    public List<Port> ports() {
        return ports;
    }

    /** A port's value in the last column. */
    public BigInteger last(Port port) {
        return columns.getLast().values().get(ports.indexOf(port));
    }

    /** Whether a port has more than one value in this wave. */
    public boolean changes(Port port) {
        int row = ports.indexOf(port);
        return columns.stream()
                        .map(column -> column.values().get(row))
                        .distinct()
                        .count()
                > 1;
    }

    /**
     * Checks this wave against the one in the test, a text block. With {@code -Dheddle.promote} the text block in the
     * source file is replaced by what was seen, for the eyes of whoever commits it.
     *
     * @throws AssertionError if it is another; the message shows both
     */
    public void expect(String expected) {
        String actual = text();
        if (!actual.equals(expected)) {
            if (!Promotion.isAsked()) {
                throw new AssertionError("the wave of \"" + simulation.design().top() + "\" is\n" + actual + "and not\n"
                        + expected + "if it is right, run the test again with -D" + Promotion.PROPERTY);
            }
            Promotion.ofCaller().replaceTextBlock(actual);
        }
    }

    @Override
    public String toString() {
        return "text wave of " + ports.size() + " ports";
    }

    /** The lines of all ports under the line of cycles, each with its end. */
    public String text() {
        return text(port -> true);
    }

    /** The lines of some ports. */
    public String text(Predicate<Port> wanted) {
        WaveTable table = new WaveTable(
                columns.stream().map(column -> String.valueOf(column.cycle())).toList());
        for (int i = 0; i < ports.size(); i++) {
            if (wanted.test(ports.get(i))) {
                table.add(ports.get(i).name(), row(i));
            }
        }
        return table.toString();
    }

    private List<String> row(int port) {
        return columns.stream()
                .map(column -> formats.get(port).apply(column.values().get(port)))
                .toList();
    }
}
