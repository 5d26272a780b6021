package org.heddle.verify.generate;

import java.util.Locale;
import org.heddle.hdl.Design;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.verilog.VerilogPort;

/** The top's ports as a Markdown table, for whoever instantiates it. */
final class PortTable {
    static final String NAME = "ports.md";

    private PortTable() {}

    static String of(Top top, Design<?> design) {
        StringBuilder text = new StringBuilder("# Ports of " + design.verilog().top() + "\n\n");
        text.append(top.description()).append(" (`").append(top.name());
        text.append(top.configuration().isEmpty() ? "" : "`, configuration `" + top.configuration());
        text.append("`).\n\n");
        text.append("| port | direction | bits | role | declared in |\n|---|---|---:|---|---|\n");
        Circuit circuit = design.circuit();
        for (VerilogPort port : design.verilog().ports()) {
            text.append("| `").append(port.name()).append("` | ");
            text.append(port.direction().name().toLowerCase(Locale.ROOT)).append(" | ");
            text.append(port.width()).append(" | ").append(role(port, circuit)).append(" | ");
            text.append(declaration(circuit, port.name()).site()).append(" |\n");
        }
        return text.toString();
    }

    private static String role(VerilogPort port, Circuit circuit) {
        return switch (port.role()) {
            case CLOCK -> "clock, rising edge";
            case RESET -> "reset, " + kind(port, circuit) + ", active high";
            case RESET_ACTIVE_LOW -> "reset, " + kind(port, circuit) + ", active low";
            case DATA ->
                declaration(circuit, port.name()).domain() == Signal.ASYNCHRONOUS ? "data, at any time" : "data";
        };
    }

    private static String kind(VerilogPort reset, Circuit circuit) {
        int signal = declaration(circuit, reset.name()).id();
        return circuit.module(circuit.top()).domains().stream()
                .filter(domain -> domain.reset() == signal)
                .map(domain -> domain.style().kind().name().toLowerCase(Locale.ROOT))
                .findFirst()
                .orElseThrow();
    }

    private static Signal declaration(Circuit circuit, String port) {
        return circuit.module(circuit.top()).ports().stream()
                .filter(signal -> signal.name().equals(port))
                .findFirst()
                .orElseThrow();
    }
}
