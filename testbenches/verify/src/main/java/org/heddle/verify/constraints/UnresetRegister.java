package org.heddle.verify.constraints;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.Signal;

/**
 * A register that no reset gives a value.
 *
 * @param name its name, with instance names before it and dots between
 * @param bits its width
 * @param domain its clock domain, as its component calls it
 * @param clock clock input of the top that the domain has there; empty for a clock that is made inside
 * @param isInitialised whether it begins with a value, which no reset brings back
 * @param site where it was made
 */
public record UnresetRegister(String name, int bits, String domain, String clock, boolean isInitialised, Site site) {
    /** Returns those of a circuit, a component's own before those of its instances. */
    public static List<UnresetRegister> of(Circuit circuit) {
        List<UnresetRegister> found = new ArrayList<>();
        collect(Occurrence.top(circuit), found);
        return List.copyOf(found);
    }

    private static void collect(Occurrence here, List<UnresetRegister> found) {
        for (Signal signal : here.module.signals()) {
            if (signal.kind() == Signal.Kind.REGISTER) {
                DomainDefinition domain = here.module.domains().get(signal.domain());
                if (signal.resetValue().isEmpty() || !domain.hasReset()) {
                    found.add(new UnresetRegister(
                            here.path + signal.nameForMessages(),
                            signal.width(),
                            domain.displayName(),
                            here.clock(signal.domain()).orElse(""),
                            signal.resetValue().isPresent(),
                            signal.site()));
                }
            }
        }
        here.module.instances().forEach(instance -> collect(here.children.get(instance.name()), found));
    }
}
