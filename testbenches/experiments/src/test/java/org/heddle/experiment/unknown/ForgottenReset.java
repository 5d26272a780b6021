package org.heddle.experiment.unknown;

import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.harness.Faults;
import org.heddle.testbench.VerilogSource;

/** Designs in which a component forgets the reset of a register, in all its modules. A design without that component stays as it is. */
final class ForgottenReset implements VerilogSource {
    private final String component;
    private final String register;
    private int forgotten;

    /**
     * @param component simple name of its class
     * @param register Verilog name
     */
    ForgottenReset(String component, String register) {
        this.component = component;
        this.register = register;
    }

    /** How many resets were forgotten so far: none says that there is no such register. */
    int forgotten() {
        return forgotten;
    }

    @Override
    public VerilogDesign of(VerilogDesign made) {
        return made;
    }

    @Override
    public <C extends Component> Design<C> in(Design<C> design) {
        Circuit circuit = design.circuit();
        for (ModuleDefinition module : modules(circuit)) {
            circuit = Faults.withoutReset(circuit, module.name(), register);
            forgotten++;
        }
        return new Design<>(design.component(), circuit, design.verilog());
    }

    private List<ModuleDefinition> modules(Circuit circuit) {
        return circuit.modules().stream()
                .filter(module ->
                        module.name().equals(component) || module.name().startsWith(component + "_"))
                .filter(module -> module.signals().stream().anyMatch(this::isMeant))
                .toList();
    }

    private boolean isMeant(Signal signal) {
        return signal.name().equals(register)
                && signal.kind() == Signal.Kind.REGISTER
                && signal.resetValue().isPresent();
    }

    @Override
    public String toString() {
        return component + "." + register;
    }
}
