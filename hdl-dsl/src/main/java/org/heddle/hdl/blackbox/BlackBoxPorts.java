package org.heddle.hdl.blackbox;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.SignalBuilder;
import org.heddle.hdl.ir.External;
import org.heddle.hdl.ir.Signal;

/** The ports of a black box beside those of its Verilog. */
public record BlackBoxPorts(
        ModuleBuilder module,
        String verilogModule,
        String fileName,
        String text,
        Map<String, BigInteger> numbers,
        Map<String, String> otherNames) {
    /** Reports HDL029 for every port, and every parameter that was given, that the file does not have like this. */
    public void check(Set<String> givenParameters) {
        VerilogHeader header;
        try {
            header = VerilogHeader.read(text, verilogModule, numbers);
        } catch (VerilogHeader.UnreadableException e) {
            report(
                    "module " + verilogModule + " of " + fileName + " cannot be read: " + e.getMessage()
                            + ": give it a Verilog-2001 header of numbers and parameters",
                    module.site());
            return;
        }
        for (String parameter : givenParameters) {
            if (!header.parameters().contains(parameter)) {
                report(
                        verilogModule + " has no parameter " + parameter + ": it has " + header.parameters(),
                        module.site());
            }
        }
        Set<String> missing = new LinkedHashSet<>(header.ports().keySet());
        for (SignalBuilder port : module.ports()) {
            missing.remove(inTheFile(port));
            check(port, header);
        }
        missing.forEach(name -> report(
                "port " + name + " of " + verilogModule + " is not declared: add it, inputs and outputs alike",
                module.site()));
        if (module.describesHardware()) {
            report(
                    "a black box has ports only, its Verilog says the rest: remove registers, memories, statements and"
                            + " instances",
                    module.site());
        }
    }

    private void check(SignalBuilder port, VerilogHeader header) {
        VerilogHeader.Port found = header.ports().get(inTheFile(port));
        String own = port.kind() == Signal.Kind.OUTPUT ? "output" : "input";
        if (found == null) {
            report(
                    verilogModule + " of " + fileName + " has no port " + inTheFile(port) + ": it has "
                            + header.ports().keySet(),
                    port.site());
        } else if (!found.direction().equals(own) || found.width() != port.width()) {
            report(
                    own + " \"" + port.displayName() + "\" of " + port.width() + " bits is "
                            + found.direction() + " " + inTheFile(port) + " of " + found.width() + " bits in "
                            + fileName + ": declare it like that",
                    port.site());
        }
    }

    private void report(String message, org.heddle.hdl.diagnostic.Site site) {
        module.report(Code.BLACK_BOX, message, site);
    }

    private String inTheFile(SignalBuilder port) {
        return otherNames.getOrDefault(port.displayName(), port.displayName());
    }

    /** Makes what the circuit says of the file; reports HDL029 where the domain around it is enabled, which is known now. */
    public External external(Map<String, String> given, Optional<External.Model> model) {
        List<String> parameters = new ArrayList<>();
        given.forEach((name, value) -> parameters.add(name + "=" + value));
        List<String> ports = new ArrayList<>();
        for (SignalBuilder port : module.ports()) {
            ports.add(port.displayName() + "=" + inTheFile(port));
            if (port.kind() == Signal.Kind.ENABLE) {
                report(
                        "it is attached in a domain whose clock is enabled, which Verilog of others knows nothing of: attach"
                                + " it in the domain without, and give it the enable as an input",
                        module.site());
            }
        }
        return new External(verilogModule, parameters, ports, fileName, text, model);
    }
}
