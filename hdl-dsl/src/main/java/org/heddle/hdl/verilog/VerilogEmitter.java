package org.heddle.hdl.verilog;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;

/** Turns a circuit into Verilog: the same circuit gives the same bytes everywhere. */
public final class VerilogEmitter {
    private VerilogEmitter() {}

    /** One file for each module, and the top's ports. */
    public static VerilogDesign emit(Circuit circuit) {
        List<VerilogFile> files = new ArrayList<>();
        Set<String> copied = new HashSet<>();
        for (ModuleDefinition module : circuit.modules()) {
            module.external()
                    .filter(external -> copied.add(external.fileName()))
                    .ifPresent(external -> files.add(new VerilogFile(
                            external.fileName(),
                            external.text(),
                            Collections.nCopies((int) external.text().lines().count(), Optional.of(module.site())))));
            files.add(new ModuleText(module).write());
        }
        ModuleDefinition top = circuit.module(circuit.top());
        List<VerilogPort> ports =
                top.ports().stream().map(port -> port(top, port)).toList();
        return new VerilogDesign(circuit.top(), files, ports);
    }

    private static VerilogPort port(ModuleDefinition top, Signal signal) {
        VerilogPort.Role role = switch (signal.kind()) {
            case CLOCK -> VerilogPort.Role.CLOCK;
            case RESET -> isActiveLow(top, signal) ? VerilogPort.Role.RESET_ACTIVE_LOW : VerilogPort.Role.RESET;
            default -> VerilogPort.Role.DATA;
        };
        VerilogPort.Direction direction =
                signal.kind() == Signal.Kind.OUTPUT ? VerilogPort.Direction.OUTPUT : VerilogPort.Direction.INPUT;
        return new VerilogPort(signal.name(), direction, signal.width(), role);
    }

    private static boolean isActiveLow(ModuleDefinition top, Signal reset) {
        return top.domains().stream()
                .anyMatch(
                        domain -> domain.reset() == reset.id() && domain.style().activeLow());
    }
}
