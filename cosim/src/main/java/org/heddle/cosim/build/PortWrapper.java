package org.heddle.cosim.build;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.hdl.verilog.VerilogPort.Direction;

/**
 * The text of a module around somebody else's top module: it sets parameters, and has a port of its own for each element of an array,
 * as a port image has no arrays. The instance in it is called like the module.
 */
final class PortWrapper {
    private final String top;
    private final List<DeclaredPort> ports;
    private final Map<String, String> parameters;

    PortWrapper(String top, List<DeclaredPort> ports, Map<String, String> parameters) {
        this.top = top;
        this.ports = ports;
        this.parameters = parameters;
    }

    /** Whether the module can be simulated only inside of a wrapper. */
    static boolean isNeeded(List<DeclaredPort> ports, Map<String, String> parameters) {
        return !parameters.isEmpty() || ports.stream().anyMatch(DeclaredPort::isArray);
    }

    /** Returns the name of the wrapping module. */
    String name() {
        return top + "_wrapper";
    }

    String text() {
        Stream<String> wires = ports.stream().filter(DeclaredPort::isArray).flatMap(this::wires);
        return "module " + name() + " (\n"
                + lines(ports.stream().flatMap(PortWrapper::declarations), ",")
                + ");\n"
                + wires.map(line -> "  " + line + "\n").collect(Collectors.joining())
                + "  " + top + settings() + " " + top + " (\n"
                + lines(ports.stream().map(port -> "  ." + port.name() + "(" + port.name() + ")"), ",")
                + "  );\nendmodule\n";
    }

    private String settings() {
        return parameters.isEmpty()
                ? ""
                : parameters.entrySet().stream()
                        .map(each -> "." + each.getKey() + "(" + each.getValue() + ")")
                        .collect(Collectors.joining(", ", " #(", ")"));
    }

    private static Stream<String> declarations(DeclaredPort port) {
        return port.simulated().stream()
                .map(element ->
                        (port.direction() == Direction.INPUT ? "input  " : "output ") + range(port) + element.name());
    }

    private Stream<String> wires(DeclaredPort port) {
        String dimensions = port.array().stream().map(each -> " " + each).collect(Collectors.joining());
        return Stream.concat(
                Stream.of("wire " + range(port) + port.name() + dimensions + ";"),
                port.elements().stream().map(indices -> {
                    String element = port.name()
                            + indices.stream().map(index -> "[" + index + "]").collect(Collectors.joining());
                    String own = port.elementName(indices);
                    return port.direction() == Direction.INPUT
                            ? "assign " + element + " = " + own + ";"
                            : "assign " + own + " = " + element + ";";
                }));
    }

    private static String range(DeclaredPort port) {
        return port.width() == 1 ? "" : "[" + (port.width() - 1) + ":0] ";
    }

    private static String lines(Stream<String> lines, String separator) {
        return lines.map(line -> "  " + line).collect(Collectors.joining(separator + "\n", "", "\n"));
    }
}
