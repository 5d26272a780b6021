package org.heddle.nic.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/** Faults in emitted Verilog, and in circuits. */
public final class Faults {
    private Faults() {}

    /** A design in one of whose files some text stands instead of another, which must be there. */
    public static VerilogDesign planted(VerilogDesign design, String name, String text, String broken) {
        List<VerilogFile> files = design.files().stream()
                .map(file -> {
                    if (!file.name().equals(name)) {
                        return file;
                    }
                    assertThat(file.text()).contains(text);
                    return new VerilogFile(name, file.text().replace(text, broken), file.lineSites());
                })
                .toList();
        assertThat(files).isNotEqualTo(design.files());
        return new VerilogDesign(design.top(), files, design.ports());
    }

    /** The same circuit with a register of a module that no reset reaches any more, which must have had one. */
    public static Circuit withoutReset(Circuit circuit, String module, String register) {
        List<ModuleDefinition> modules = circuit.modules().stream()
                .map(each -> each.name().equals(module) ? withoutReset(each, register) : each)
                .toList();
        assertThat(modules)
                .as("modules without a reset of %s.%s", module, register)
                .isNotEqualTo(circuit.modules());
        return new Circuit(circuit.top(), modules);
    }

    private static ModuleDefinition withoutReset(ModuleDefinition module, String register) {
        List<Signal> signals = module.signals().stream()
                .map(signal -> signal.name().equals(register) ? withoutReset(signal) : signal)
                .toList();
        return new ModuleDefinition(
                module.name(),
                module.parameters(),
                signals,
                module.nodes(),
                module.memories(),
                module.instances(),
                module.domains(),
                module.body(),
                module.external(),
                module.documentation(),
                module.site());
    }

    private static Signal withoutReset(Signal register) {
        return new Signal(
                register.id(),
                register.name(),
                register.kind(),
                register.width(),
                Optional.empty(),
                register.domain(),
                register.definition(),
                register.enumeration(),
                register.crossing(),
                register.part(),
                register.site());
    }
}
