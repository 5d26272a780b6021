package org.heddle.hdl.unknown;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;

/** A module with a mask beside each of its signals. */
final class TrackedModule {
    private final ModuleDefinition module;
    private final Map<String, ModuleDefinition> others;
    private final boolean isTop;
    private final boolean claims;
    private final TrackedSignals signals;

    /**
     * @param others all modules of the circuit, without masks, by name
     * @param isTop whether the ports have no masks: inputs are known, and claims look at the outputs
     * @param claims whether it says what must be known
     */
    TrackedModule(ModuleDefinition module, Map<String, ModuleDefinition> others, boolean isTop, boolean claims) {
        this.module = module;
        this.others = others;
        this.isTop = isTop;
        this.claims = claims;
        this.signals = new TrackedSignals(module, isTop);
    }

    ModuleDefinition definition() {
        TrackedBody masks = new TrackedBody(module, signals, claims);
        for (int node : module.nodes()) {
            Signal signal = module.signal(node);
            KnownBits known = new KnownBits(signals, module.memories().size(), signal.site());
            signals.maskOf(signal, known.of(signal.definition().orElseThrow()));
        }
        List<Statement> body = new ArrayList<>(module.body());
        body.addAll(given());
        body.addAll(masks.statements());
        if (claims) {
            body.addAll(new UnknownClaims(module, signals).statements(isTop));
        }
        return new ModuleDefinition(
                module.name(),
                module.parameters(),
                signals.all(),
                signals.nodes(),
                signals.memories(),
                module.instances().stream().map(this::tracked).toList(),
                module.domains(),
                body,
                module.external(),
                module.documentation(),
                module.site());
    }

    /** The masks of what comes from outside without one: inputs of the top. */
    private List<Statement> given() {
        List<Statement> result = new ArrayList<>();
        if (isTop) {
            for (Signal port : module.ports()) {
                if (port.kind() == Signal.Kind.INPUT) {
                    result.add(known(port));
                }
            }
        }
        return result;
    }

    private Statement known(Signal signal) {
        int mask = signals.maskId(signal.id()).orElseThrow();
        return new Statement.Assign(mask, KnownBits.ones(signal.width()), signal.site());
    }

    private InstanceDefinition tracked(InstanceDefinition instance) {
        ModuleDefinition inside = others.get(instance.module());
        if (inside == null) {
            throw new IllegalStateException("no module " + instance.module());
        }
        if (inside.external().isPresent()) {
            throw new IllegalArgumentException("the black box " + instance.module() + " of " + module.name()
                    + " is Verilog: unknown bits cannot be tracked through it");
        }
        List<InstanceDefinition.Connection> connections = new ArrayList<>(instance.connections());
        for (InstanceDefinition.Connection connection : instance.connections()) {
            boolean isTracked = inside.ports().stream()
                    .anyMatch(port -> port.name().equals(connection.port())
                            && !port.kind().isDomainPort());
            if (isTracked) {
                connections.add(new InstanceDefinition.Connection(
                        UnknownTracking.maskOf(connection.port()),
                        signals.maskId(connection.signal()).orElseThrow()));
            }
        }
        return new InstanceDefinition(instance.name(), instance.module(), connections, instance.site());
    }
}
