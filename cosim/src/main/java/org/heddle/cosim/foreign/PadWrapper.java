package org.heddle.cosim.foreign;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.heddle.hdl.verilog.VerilogPort;

/**
 * The part of a wrapper that turns an inout into three ports: what the rest of the board makes of the wire, what the module drives,
 * and which bits it drives.
 *
 * <pre>{@code
 * TOP_wrapper    drives pad weakly with pad_in: the module wins where it drives
 *   TOP_pads     sees from below who drives pad, and from above what pad is
 *     TOP
 * }</pre>
 */
final class PadWrapper {
    /*
     * Who drives.
     *
     * Verilator replaces a tri-state wire by a value and an enable. In a module that is not the top, the enable of an inout is that
     * of the drivers in and below the module, and its value is what the module above made of the wire: only between the module and
     * the weak driver, in TOP_pads, the enable is the one wanted. It cannot be named there. `pad === 1'bz` becomes "not enabled and
     * value 0", so a wire that nobody drives and that the board holds at 1 would count as driven. A copy of the wire,
     *
     *     assign pad_drive = 1'bz;
     *     assign pad_drive = pad;
     *
     * has the same enable, and the value (pad and enable): where nobody drives, that is 0, and `pad_drive !== 1'bz` is the
     * enable alone. Bits of a vector are compared each with a copy of its own, taken from the copy, because a part of a port counts as
     * driven always. The first line makes the copy a tri-state wire; it drives nothing.
     *
     * In other simulators the copy would be the wire with its weak driver. There the strength is looked at: nmos passes it on, a
     * driver of strength pull wins against the weak one and loses against the module, and a bit that follows the wire against
     * pull-up and pull-down alike is driven.
     */
    private final List<DeclaredPort> ports;
    private final Set<String> taken;

    PadWrapper(List<DeclaredPort> ports) {
        this.ports = ports;
        taken = ports.stream()
                .flatMap(port -> Stream.concat(
                        Stream.of(port.name()), port.simulated().stream().map(VerilogPort::name)))
                .collect(Collectors.toSet());
    }

    /** Returns the ports of TOP_pads. */
    Stream<String> declarations() {
        return ports.stream()
                .flatMap(port -> port.isInout()
                        ? Stream.of(
                                "inout  " + PortWrapper.range(port) + port.name(),
                                "output " + PortWrapper.range(port) + port.outName(),
                                "output " + PortWrapper.range(port) + port.enableName())
                        : PortWrapper.declarations(port));
    }

    /** Returns the statements that find out who drives. */
    Stream<String> observers() {
        return ports.stream().filter(DeclaredPort::isInout).flatMap(this::observers);
    }

    private Stream<String> observers(DeclaredPort port) {
        String range = PortWrapper.range(port);
        String drive = free(port.name() + "_drive");
        String low = free(port.name() + "_low");
        String high = free(port.name() + "_high");
        String instances = "[" + (port.width() - 1) + ":0]";
        Stream<String> verilator = Stream.of(
                "`ifdef VERILATOR",
                "wire " + range + drive + ";",
                "assign " + drive + " = " + port.width() + "'bz;",
                "assign " + drive + " = " + port.name() + ";",
                "assign " + port.outName() + " = " + drive + ";");
        Stream<String> others = Stream.of(
                "`else",
                "wire " + range + low + ";",
                "wire " + range + high + ";",
                "assign (pull0, pull1) " + low + " = {" + port.width() + "{1'b0}};",
                "assign (pull0, pull1) " + high + " = {" + port.width() + "{1'b1}};",
                "nmos " + free(low + "_pass") + " " + instances + " (" + low + ", " + port.name() + ", 1'b1);",
                "nmos " + free(high + "_pass") + " " + instances + " (" + high + ", " + port.name() + ", 1'b1);",
                "assign " + port.enableName() + " = " + low + " ~^ " + high + ";",
                "assign " + port.outName() + " = " + port.name() + " & " + port.enableName() + ";",
                "`endif");
        return Stream.of(verilator, enables(port, drive), others).flatMap(lines -> lines);
    }

    private Stream<String> enables(DeclaredPort port, String drive) {
        if (port.width() == 1) {
            return Stream.of("assign " + port.enableName() + " = " + drive + " !== 1'bz;");
        }
        return IntStream.range(0, port.width()).boxed().flatMap(bit -> {
            String copy = free(drive + "_" + bit);
            return Stream.of(
                    "wire " + copy + ";",
                    "assign " + copy + " = 1'bz;",
                    "assign " + copy + " = " + drive + "[" + bit + "];",
                    "assign " + port.enableName() + "[" + bit + "] = " + copy + " !== 1'bz;");
        });
    }

    /** Returns a name that no port has. */
    private String free(String name) {
        return taken.contains(name) ? free(name + "_") : name;
    }

    /** Returns the text of the outermost module. */
    String around(String name, String inner) {
        Stream<String> wires = ports.stream()
                .filter(DeclaredPort::isInout)
                .flatMap(port -> Stream.of(
                        "wire " + PortWrapper.range(port) + port.name() + ";",
                        "assign (weak0, weak1) " + port.name() + " = " + port.inName() + ";"));
        return "module " + name + " (\n"
                + PortWrapper.lines(ports.stream().flatMap(PortWrapper::declarations), ",")
                + ");\n"
                + wires.map(line -> "  " + line + "\n").collect(Collectors.joining())
                + "  " + inner + " " + inner + " (\n"
                + PortWrapper.lines(
                        ports.stream().flatMap(PadWrapper::connected).map(port -> "  ." + port + "(" + port + ")"), ",")
                + "  );\nendmodule\n";
    }

    private static Stream<String> connected(DeclaredPort port) {
        return port.isInout()
                ? Stream.of(port.name(), port.outName(), port.enableName())
                : port.simulated().stream().map(VerilogPort::name);
    }
}
