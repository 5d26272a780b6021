package org.heddle.hdl.check;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;

/** Every rule about finished circuits, in the order in which they are reported. */
public final class Checks {
    private static final List<Check> ALL = List.of(new DrivenCheck(), new OverrideCheck(), new CompleteCheck());

    private Checks() {}

    /** All diagnostics of a circuit: module by module, rule by rule. */
    public static List<Diagnostic> run(Circuit circuit) {
        List<Diagnostic> diagnostics = new ArrayList<>();
        for (ModuleDefinition module : circuit.modules()) {
            for (Check check : ALL) {
                check.run(module, diagnostics::add);
            }
        }
        return diagnostics;
    }
}
