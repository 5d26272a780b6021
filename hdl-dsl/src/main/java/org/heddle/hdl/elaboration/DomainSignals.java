package org.heddle.hdl.elaboration;

import java.util.Optional;
import java.util.function.Supplier;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.naming.NameGroup;

/**
 * The signals of one bit that a clock domain itself needs: ports of its module, and what it makes of other signals.
 *
 * @param domain whose signals they are
 */
record DomainSignals(Domain domain) {
    SignalBuilder port(Signal.Kind kind, String name) {
        domain.module.requireOpen();
        return signal(kind, named(name));
    }

    /** A port that turns out to be needed when the module is complete. */
    SignalBuilder latePort(Signal.Kind kind, String wanted) {
        String name = new ModuleNames(domain.module).free(wanted);
        SignalBuilder port = signal(kind, named(name));
        port.finish(name);
        return port;
    }

    /** A wire that belongs to the domain itself. */
    SignalBuilder wire(String name) {
        domain.module.requireOpen();
        SignalBuilder wire = signal(Signal.Kind.WIRE, named(name));
        wire.unused(); // by what an instance without registers makes of the domain
        return wire;
    }

    /** A node whose definition is known when everything has been built. */
    SignalBuilder lateNode(NameGroup group, Supplier<Expression> definition) {
        domain.module.requireOpen();
        SignalBuilder node = signal(Signal.Kind.NODE, group);
        node.defineLate(definition);
        return node;
    }

    private NameGroup named(String name) {
        return new NameGroup(Optional.of(name), domain.group.site());
    }

    private SignalBuilder signal(Signal.Kind kind, NameGroup group) {
        return domain.module.declarations().signal(kind, 1, group, "", Optional.empty(), Optional.empty(), domain);
    }
}
