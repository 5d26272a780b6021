package org.heddle.cosim;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.Component;
import org.heddle.hdl.Value;

/** Ports of the simulated component by the values that are its ports in Java. */
final class ComponentPorts {
    private final SimulatedPorts ports;
    private final String top;
    private final Optional<Component> component;
    private final Map<Value, Port> found = new IdentityHashMap<>();

    ComponentPorts(SimulatedPorts ports, String top, Optional<Component> component) {
        this.ports = ports;
        this.top = top;
        this.component = component;
    }

    Port port(Value value) {
        Port port = found.get(value);
        return port == null ? resolve(value) : port;
    }

    private Port resolve(Value value) {
        if (component.isEmpty()) {
            throw new IllegalArgumentException("\"" + top
                    + "\" was opened as Verilog and has no component: open the Design, or look ports up by name");
        }
        Port port = value.isPortOf(component.get()) ? ports.port(value.portName()) : probe(value, component.get());
        found.put(value, port);
        return port;
    }

    private Port probe(Value value, Component dut) {
        try {
            String name = value.probeName(dut);
            return ports.all().stream()
                    .filter(port -> port.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(
                            "its value can be seen where the design is opened as design.probing(value)"));
        } catch (IllegalArgumentException reason) {
            throw new IllegalArgumentException(
                    value + " is no port of the simulated " + dut.getClass().getSimpleName() + ": "
                            + reason.getMessage(),
                    reason);
        }
    }
}
