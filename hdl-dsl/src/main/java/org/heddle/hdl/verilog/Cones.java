package org.heddle.hdl.verilog;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;

/**
 * The nodes, registers and wires that serve properties alone.
 *
 * <p>A signal belongs to the hardware when an output, an input of an instance or a memory depends on it in whatever cycle, or
 * when nothing depends on it at all. What is left and reaches a property stands with it. Each walk visits each signal, driver
 * and condition once.
 */
final class Cones {
    /** A condition or selector that decides about statements, and the one that was decided before it. */
    private record Control(int index, Optional<Control> outer, Expression expression) {}

    private record Driver(Expression value, Optional<Control> control) {}

    private record Claim(Statement.Property property, Optional<Control> control) {}

    private final ModuleDefinition module;
    private final Map<Integer, List<Driver>> drivers = new HashMap<>();
    private final List<Driver> memoryWrites = new ArrayList<>();
    private final List<Claim> claims = new ArrayList<>();
    private final BitSet hardware;
    private final Map<VerificationBlock, BitSet> serving = new EnumMap<>(VerificationBlock.class);
    private int controls;

    Cones(ModuleDefinition module) {
        this.module = module;
        collect(module.body(), Optional.empty());
        for (VerificationBlock block : VerificationBlock.values()) {
            Walk walk = new Walk();
            claims.stream().filter(claim -> block.shows(claim.property())).forEach(claim -> {
                walk.reach(claim.property().condition());
                claim.control().ifPresent(walk::reach);
            });
            serving.put(block, walk.close());
        }
        hardware = hardware(serving.get(VerificationBlock.FORMAL));
        serving.values().forEach(signals -> {
            signals.andNot(hardware);
            module.signals().stream().filter(signal -> !mayMove(signal)).forEach(signal -> signals.clear(signal.id()));
        });
    }

    private BitSet hardware(BitSet reachedByProperties) {
        Walk walk = new Walk();
        memoryWrites.forEach(walk::reach);
        for (DomainDefinition domain : module.domains()) {
            IntStream.of(domain.reset(), domain.enable()).filter(id -> id >= 0).forEach(walk::reach);
        }
        for (Signal signal : module.signals()) {
            if (!mayMove(signal) || !reachedByProperties.get(signal.id())) {
                walk.reach(signal.id());
            }
        }
        return walk.close();
    }

    /** Ports and what is joined to instances stay where they are. */
    private static boolean mayMove(Signal signal) {
        return switch (signal.kind()) {
            case NODE, REGISTER, WIRE -> true;
            default -> false;
        };
    }

    private void collect(List<Statement> body, Optional<Control> control) {
        for (Statement statement : body) {
            statement.visit(
                    assign -> drivers.computeIfAbsent(assign.target(), k -> new ArrayList<>())
                            .add(new Driver(assign.value(), control)),
                    write -> {
                        memoryWrites.add(new Driver(write.value(), control));
                        memoryWrites.add(new Driver(write.address(), control));
                        write.mask().ifPresent(mask -> memoryWrites.add(new Driver(mask, control)));
                    },
                    when -> {
                        Optional<Control> inner = control;
                        for (Statement.Branch branch : when.branches()) {
                            inner = within(branch.condition(), inner);
                            collect(branch.body(), inner);
                        }
                        collect(when.otherwise(), inner);
                    },
                    choice -> {
                        Optional<Control> inner = within(choice.selector(), control);
                        choice.cases().forEach(arm -> collect(arm.body(), inner));
                        collect(choice.otherwise(), inner);
                    },
                    property -> claims.add(new Claim(property, control)));
        }
    }

    private Optional<Control> within(Expression expression, Optional<Control> outer) {
        return Optional.of(new Control(controls++, outer, expression));
    }

    /** Whether the signal stands in a block of properties, not with the hardware. */
    boolean isVerificationOnly(int signal) {
        return serves(VerificationBlock.FORMAL, signal);
    }

    /** Whether the signal stands in this block. */
    boolean serves(VerificationBlock block, int signal) {
        return serving.getOrDefault(block, new BitSet()).get(signal);
    }

    /** Walk from some signals to all that they depend on, in whatever cycle. */
    private final class Walk {
        private final BitSet signals = new BitSet();
        private final BitSet conditions = new BitSet();
        private final Deque<Integer> open = new ArrayDeque<>();

        void reach(int signal) {
            if (!signals.get(signal)) {
                signals.set(signal);
                open.push(signal);
            }
        }

        void reach(Expression expression) {
            Expressions.forEach(expression, inner -> {
                if (inner instanceof Expression.Reference reference) {
                    reach(reference.signal());
                }
            });
        }

        void reach(Driver driver) {
            reach(driver.value());
            driver.control().ifPresent(this::reach);
        }

        void reach(Control innermost) {
            Optional<Control> control = Optional.of(innermost);
            while (control.isPresent() && !conditions.get(control.get().index())) {
                conditions.set(control.get().index());
                reach(control.get().expression());
                control = control.get().outer();
            }
        }

        BitSet close() {
            while (!open.isEmpty()) {
                int signal = open.pop();
                module.signal(signal).definition().ifPresent(this::reach);
                drivers.getOrDefault(signal, List.of()).forEach(this::reach);
            }
            return signals;
        }
    }
}
