package org.heddle.hdl.check;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/**
 * All writes of a memory belong to one domain: what two clocks make of one word at one time is undefined in Verilog and in
 * hardware alike.
 */
final class MemoryDomainCheck implements CircuitCheck {
    @Override
    public void run(ModuleDefinition module, Consumer<Diagnostic> report) {
        Map<Integer, Statement.MemoryWrite> first = new HashMap<>();
        Statements.forEach(module.body(), statement -> {
            if (statement instanceof Statement.MemoryWrite write) {
                Statement.MemoryWrite earlier = first.putIfAbsent(write.memory(), write);
                if (earlier != null && earlier.domain() != write.domain()) {
                    report.accept(new Diagnostic(
                            Code.MEMORY_OF_TWO_DOMAINS,
                            "memory \"" + module.memories().get(write.memory()).name() + "\" of " + module.name()
                                    + " is written in domain \"" + name(module, write) + "\" here and in domain \""
                                    + name(module, earlier) + "\" at " + earlier.site()
                                    + ": write it in one domain, and bring the other's words there first",
                            write.site(),
                            earlier.site()));
                }
            }
        });
    }

    private static String name(ModuleDefinition module, Statement.MemoryWrite write) {
        return module.domains().get(write.domain()).displayName();
    }
}
