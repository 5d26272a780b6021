package org.heddle.hdl.verilog;

import java.util.List;

/**
 * A design as Verilog text: what the emitter makes and what a simulator runs.
 *
 * @param top name of the top module
 * @param files one per module, children before parents, the top last
 * @param ports the top's ports in declaration order
 */
public record VerilogDesign(String top, List<VerilogFile> files, List<VerilogPort> ports) {
    public VerilogDesign {
        files = List.copyOf(files);
        ports = List.copyOf(ports);
    }
}
