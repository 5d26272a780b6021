package org.heddle.cosim.foreign;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.hdl.verilog.VerilogPort.Direction;

/**
 * The text of a module around somebody else's top module: it sets parameters, and has a port of its own for each element of an array,
 * as a port image has no arrays. The instance in it is called like the module. Around a module with inouts there are two, as
 * {@link PadWrapper} tells.
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
        return !parameters.isEmpty() || ports.stream().anyMatch(port -> port.isArray() || port.isInout());
    }

    /** Returns the name of the outermost module. */
    String name() {
        return top + "_wrapper";
    }

    /** Returns the text of the module, or of both. */
    String text() {
        if (ports.stream().noneMatch(DeclaredPort::isInout)) {
            return around(name(), ports.stream().flatMap(PortWrapper::declarations), Stream.of());
        }
        PadWrapper pads = new PadWrapper(ports);
        String inner = top + "_pads";
        return around(inner, pads.declarations(), pads.observers()) + pads.around(name(), inner);
    }

    private String around(String module, Stream<String> declarations, Stream<String> more) {
        Stream<String> wires = ports.stream().filter(DeclaredPort::isArray).flatMap(this::wires);
        return "module " + module + " (\n"
                + lines(declarations, ",")
                + ");\n"
                + wires.map(line -> "  " + line + "\n").collect(Collectors.joining())
                + "  " + top + settings() + " " + top + " (\n"
                + lines(ports.stream().map(port -> "  ." + port.name() + "(" + port.name() + ")"), ",")
                + "  );\n"
                + more.map(line -> "  " + line + "\n").collect(Collectors.joining())
                + "endmodule\n";
    }

    private String settings() {
        return parameters.isEmpty()
                ? ""
                : parameters.entrySet().stream()
                        .map(each -> "." + each.getKey() + "(" + each.getValue() + ")")
                        .collect(Collectors.joining(", ", " #(", ")"));
    }

    /** Returns a declaration for each port that stands for one. */
    static Stream<String> declarations(DeclaredPort port) {
        return port.simulated().stream()
                .map(element -> (element.direction() == Direction.INPUT ? "input  " : "output ")
                        + range(port)
                        + element.name());
    }

    private Stream<String> wires(DeclaredPort port) {
        String dimensions = port.array().stream().map(each -> " " + each).collect(Collectors.joining());
        return Stream.concat(
                Stream.of("wire " + range(port) + port.name() + dimensions + ";"),
                port.elements().stream().map(indices -> {
                    String element = port.name()
                            + indices.stream().map(index -> "[" + index + "]").collect(Collectors.joining());
                    String own = port.elementName(indices);
                    return port.way() == DeclaredPort.Way.INPUT
                            ? "assign " + element + " = " + own + ";"
                            : "assign " + own + " = " + element + ";";
                }));
    }

    /** Returns the range of a declaration, with a space behind it; nothing for one bit. */
    static String range(DeclaredPort port) {
        return port.width() == 1 ? "" : "[" + (port.width() - 1) + ":0] ";
    }

    /** Returns indented lines with a separator between them. */
    static String lines(Stream<String> lines, String separator) {
        return lines.map(line -> "  " + line).collect(Collectors.joining(separator + "\n", "", "\n"));
    }
}
