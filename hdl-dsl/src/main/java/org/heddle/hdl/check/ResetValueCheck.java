package org.heddle.hdl.check;

import java.util.function.Consumer;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.ResetStyle;
import org.heddle.hdl.ir.Signal;

/** A register has a reset value only where its domain can give it one. */
final class ResetValueCheck implements CircuitCheck {
    @Override
    public void run(ModuleDefinition module, Consumer<Diagnostic> report) {
        for (Signal signal : module.signals()) {
            if (signal.kind() != Signal.Kind.REGISTER || signal.resetValue().isEmpty()) {
                continue;
            }
            DomainDefinition domain = module.domains().get(signal.domain());
            if (domain.style().kind() == ResetStyle.Kind.NONE) {
                report.accept(new Diagnostic(
                        Code.RESET_VALUE_WITHOUT_RESET,
                        "register \"" + signal.name() + "\" of " + module.name() + " has a reset value, but domain \""
                                + domain.displayName()
                                + "\" has no reset: leave out init(), or give the domain a reset",
                        signal.site()));
            }
        }
    }
}
