package org.heddle.cosim.build;

import java.util.List;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.hdl.verilog.VerilogPort;

/** The C++ member that Verilator made of each port, read from the header it wrote. */
final class PortNames {
    private PortNames() {}

    /**
     * Definitions of {@code HEDDLE_PORT_i} for every port.
     *
     * @param header text of the model's main header
     * @throws ModelBuildException if the header has no such port
     */
    static String definitions(String top, List<VerilogPort> ports, String header) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < ports.size(); i++) {
            out.append("#define HEDDLE_PORT_")
                    .append(i)
                    .append(' ')
                    .append(member(top, ports.get(i), header))
                    .append('\n');
        }
        return out.toString();
    }

    private static String member(String top, VerilogPort port, String header) {
        String plain = encoded(port.name());
        for (String candidate : List.of(plain, "__SYM__" + plain)) {
            if (header.contains("(&" + candidate + ",")) {
                return candidate;
            }
        }
        throw new ModelBuildException("the Verilog of top \"" + top + "\" has no port \"" + port.name()
                + "\": the design's port list must name every port of the top module as the Verilog does");
    }

    /** Verilator's spelling of an identifier: it keeps double underscores for itself, and escapes what C++ refuses. */
    private static String encoded(String name) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            if (letter || i > 0 && c >= '0' && c <= '9') {
                out.append(c);
            } else if (c == '_') {
                out.append('_');
                if (i + 1 < name.length() && name.charAt(i + 1) == '_') {
                    out.append("__05F");
                    i++;
                }
            } else {
                out.append(String.format("__0%02X", (int) c));
            }
        }
        return out.toString();
    }
}
