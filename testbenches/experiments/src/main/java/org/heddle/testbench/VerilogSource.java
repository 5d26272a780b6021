package org.heddle.testbench;

import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.verilog.VerilogDesign;

/** Where the Verilog of a simulated design comes from: to see what a change in the text does. */
@FunctionalInterface
public interface VerilogSource {
    /** The text that is made from Java. */
    VerilogSource JAVA = made -> made;

    /**
     * Returns the Verilog that is simulated in place of a design's own.
     *
     * @param made from Java
     * @return a design of the same modules and ports
     */
    VerilogDesign of(VerilogDesign made);

    /** The same design with other text. */
    default <C extends Component> Design<C> in(Design<C> design) {
        return new Design<>(design.component(), design.circuit(), of(design.verilog()));
    }
}
