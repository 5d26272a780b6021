package org.heddle.cosim.jvm.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;
import org.heddle.hdl.verilog.VerilogPort.Role;

/** A circuit in bytecode, compiled in each way, beside the interpreter: all outputs are equal before and behind each edge. */
final class BesideInterpreter {
    private BesideInterpreter() {}

    /** Inputs of a cycle that change. */
    @FunctionalInterface
    interface Stimulus {
        Map<String, BigInteger> changes(List<VerilogPort> ports, Random random, int cycle);
    }

    /**
     * Runs both.
     *
     * @param stimulus makes the inputs of one run
     * @param seed of the inputs, and of which clocks rise
     */
    static void agree(
            Supplier<? extends Component> circuit, Supplier<? extends Stimulus> stimulus, long seed, int cycles) {
        for (CompiledBench.Way way : CompiledBench.WAYS) {
            Design<? extends Component> design = Heddle.elaborate(circuit::get);
            CompiledBench compiled = new CompiledBench(design, way);
            Interpreter interpreter = new Interpreter(design.circuit());
            Random random = new Random(seed);
            Stimulus inputs = stimulus.get();
            List<VerilogPort> ports = design.verilog().ports();
            for (int cycle = 0; cycle < cycles; cycle++) {
                Map<String, BigInteger> changes = inputs.changes(ports, random, cycle);
                compiled.drive(changes);
                changes.forEach(interpreter::poke);
                compare(ports, compiled, interpreter, way + ", before edge " + cycle);
                Set<String> rising = rising(ports, random);
                compiled.edge(rising);
                interpreter.step(rising);
                compare(ports, compiled, interpreter, way + ", behind edge " + cycle);
            }
        }
    }

    /** Returns a value for an input: a reset as it is wanted, everything else at random. */
    static BigInteger value(VerilogPort port, boolean resets, Random random) {
        return switch (port.role()) {
            case RESET -> resets ? BigInteger.ONE : BigInteger.ZERO;
            case RESET_ACTIVE_LOW -> resets ? BigInteger.ZERO : BigInteger.ONE;
            default -> new BigInteger(port.width(), random);
        };
    }

    /** Returns the inputs that are no clocks. */
    static List<VerilogPort> inputs(List<VerilogPort> ports) {
        return ports.stream()
                .filter(port -> port.direction() == Direction.INPUT && port.role() != Role.CLOCK)
                .toList();
    }

    private static Set<String> rising(List<VerilogPort> ports, Random random) {
        List<String> clocks = ports.stream()
                .filter(port -> port.role() == Role.CLOCK)
                .map(VerilogPort::name)
                .toList();
        Set<String> rising = new TreeSet<>();
        while (!clocks.isEmpty() && rising.isEmpty()) {
            clocks.stream()
                    .filter(clock -> clocks.size() == 1 || random.nextBoolean())
                    .forEach(rising::add);
        }
        return rising;
    }

    private static void compare(
            List<VerilogPort> ports, CompiledBench compiled, Interpreter interpreter, String moment) {
        for (VerilogPort port : ports) {
            if (port.direction() == Direction.OUTPUT) {
                assertThat(compiled.peek(port.name()))
                        .as("%s %s", port.name(), moment)
                        .isEqualTo(interpreter.peek(port.name()));
            }
        }
    }
}
