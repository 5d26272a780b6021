package org.heddle.hdl.check;

import java.util.function.Consumer;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.ir.ModuleDefinition;

/** One rule about one module. */
interface CircuitCheck {
    /** Reports every place where the module breaks the rule. */
    void run(ModuleDefinition module, Consumer<Diagnostic> report);
}
