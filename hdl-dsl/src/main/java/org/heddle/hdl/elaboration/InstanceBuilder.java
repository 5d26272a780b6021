package org.heddle.hdl.elaboration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.naming.NameGroup;
import org.heddle.hdl.option.Removable;

/** A sub-module while its parent is being built: the parent's signals for each of its ports. */
final class InstanceBuilder {
    private final ModuleBuilder child;
    private final NameGroup group;
    private final Optional<Removable> part;
    private String finalName = "";
    private final Map<SignalBuilder, SignalBuilder> ports = new LinkedHashMap<>();

    InstanceBuilder(ModuleBuilder child, NameGroup group, Optional<Removable> part) {
        this.part = part;
        this.child = child;
        this.group = group;
    }

    /** Returns the module that stands there. */
    ModuleBuilder child() {
        return child;
    }

    /** Whether it is part of what is left out. */
    boolean isLeftOut(Set<Removable> leftOut) {
        return part.filter(leftOut::contains).isPresent();
    }

    NameGroup group() {
        return group;
    }

    void join(SignalBuilder port, SignalBuilder signal) {
        ports.put(port, signal);
    }

    SignalBuilder signalFor(SignalBuilder port) {
        SignalBuilder signal = ports.get(port);
        if (signal == null) {
            throw new IllegalStateException(child.name() + " has no port " + port.displayName());
        }
        return signal;
    }

    InstanceDefinition build() {
        List<InstanceDefinition.Connection> connections = new ArrayList<>();
        for (SignalBuilder port : child.ports()) {
            connections.add(new InstanceDefinition.Connection(
                    port.displayName(), joined(port).id()));
        }
        return new InstanceDefinition(finalName, child.finalName(), connections, group.site());
    }

    private SignalBuilder joined(SignalBuilder port) {
        return port.kind().isDomainPort() ? ((RootDomain) port.domain()).joined(port.kind()) : signalFor(port);
    }

    String finalName() {
        return finalName;
    }

    void nameFinally(String name) {
        finalName = name;
    }

    static Signal.Kind kindInParent(Signal.Kind portKind) {
        return portKind == Signal.Kind.INPUT ? Signal.Kind.INSTANCE_INPUT : Signal.Kind.INSTANCE_OUTPUT;
    }
}
