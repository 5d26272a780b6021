package org.heddle.hdl.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/**
 * An expression whose value must stand still around the edges of one clock.
 *
 * @param clock id of the clock's signal
 * @param what needs it, for a message
 * @param site the line that makes it so
 */
record ClockedUse(int clock, String what, Expression value, Site site) {

    /** Every use in a module: of registers, memories, output ports, inputs of instances, and domains themselves. */
    static List<ClockedUse> of(ModuleDefinition module, DomainFlow flow) {
        List<ClockedUse> uses = new ArrayList<>();
        Statements.forEachLeaf(module.body(), (leaf, controls) -> {
            if (leaf instanceof Statement.Assign assign) {
                Signal target = module.signal(assign.target());
                clockOf(target, flow).ifPresent(clock -> {
                    uses.add(new ClockedUse(clock, describe(target), assign.value(), assign.site()));
                    controls.forEach(
                            control -> uses.add(new ClockedUse(clock, describe(target), control, assign.site())));
                });
            } else if (leaf instanceof Statement.MemoryWrite write) {
                int clock = flow.clockOf(write.domain());
                String what =
                        "memory \"" + module.memories().get(write.memory()).name() + "\"";
                List<Expression> needed = new ArrayList<>(List.of(write.value(), write.address()));
                write.mask().ifPresent(needed::add);
                needed.addAll(controls);
                needed.forEach(value -> uses.add(new ClockedUse(clock, what, value, write.site())));
            }
        });
        return uses;
    }

    private static Optional<Integer> clockOf(Signal target, DomainFlow flow) {
        boolean clocked = target.kind() == Signal.Kind.REGISTER || target.kind() == Signal.Kind.OUTPUT;
        return clocked && target.domain() >= 0
                ? Optional.of(flow.clockOf(target.domain()))
                : Optional.ofNullable(flow.duties().get(target.id()));
    }

    static String describe(Signal signal) {
        String kind = switch (signal.kind()) {
            case REGISTER -> "register";
            case INPUT -> signal.domain() == Signal.ASYNCHRONOUS ? "asynchronous input" : "input";
            case OUTPUT -> "output";
            case INSTANCE_INPUT -> "instance input";
            case INSTANCE_OUTPUT -> "instance output";
            case RESET -> "reset";
            case ENABLE -> "enable";
            default -> "value";
        };
        return kind + " \"" + signal.name() + "\"";
    }
}
