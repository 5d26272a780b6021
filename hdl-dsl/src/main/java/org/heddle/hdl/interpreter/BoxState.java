package org.heddle.hdl.interpreter;

import java.math.BigInteger;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.ir.Behaviour;
import org.heddle.hdl.ir.External;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;

/** A black box in one instance: its behaviour in Java, and the inputs that it saw before an edge. */
final class BoxState {
    private final ModuleDefinition module;
    private final List<Signal> ports;
    private final Behaviour behaviour;
    private Optional<Map<String, BigInteger>> beforeEdge = Optional.empty();

    BoxState(ModuleDefinition module, External external) {
        this.module = module;
        this.ports = module.ports();
        this.behaviour = external.model()
                .orElseThrow(() -> new IllegalStateException("black box " + module.name()
                        + " has no behaviour in Java: override behaviour(), or run an engine that reads Verilog"))
                .make();
    }

    boolean propagate(InstanceState instance) {
        Map<String, BigInteger> outputs = External.outputs(module, behaviour, inputs(instance));
        boolean changed = false;
        for (Signal port : ports) {
            if (port.kind() == Signal.Kind.OUTPUT) {
                changed |= instance.set(port.id(), External.requireFits(module, port, outputs.get(port.name())));
            }
        }
        return changed;
    }

    private Map<String, BigInteger> inputs(InstanceState instance) {
        Map<String, BigInteger> inputs = new HashMap<>();
        for (Signal port : ports) {
            if (port.kind() != Signal.Kind.OUTPUT) {
                inputs.put(port.name(), instance.get(port.id()));
            }
        }
        return Collections.unmodifiableMap(inputs);
    }

    void prepareEdge(InstanceState instance) {
        beforeEdge = Optional.of(inputs(instance));
    }

    /** Takes back what an edge prepared that does not come. */
    void forgetEdge() {
        beforeEdge = Optional.empty();
    }

    void commitEdge() {
        beforeEdge.ifPresent(inputs -> External.edge(module, behaviour, inputs));
        beforeEdge = Optional.empty();
    }
}
