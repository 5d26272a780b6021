package org.heddle.verify.fuzz.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.verilog.ModuleEnd;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/**
 * Verilog whose registers and memories all start as they do in the interpreter: with 0, or with what an asynchronous reset
 * gives them that is active from the start and so never begins. The emitted text leaves them unknown, which is right, and no
 * ground to compare engines of two values with one of four.
 */
public final class StartValues {
    private static final Pattern STATE = Pattern.compile("\\s*reg +(?:\\[\\d+:0] )?(\\w+)(?: \\[0:(\\d+)])?;.*");

    private StartValues() {}

    /** Returns the design with that start. */
    public static VerilogDesign in(Circuit circuit, VerilogDesign design) {
        Map<String, ModuleDefinition> modules = new HashMap<>();
        circuit.modules().forEach(module -> modules.put(module.name() + ".v", module));
        List<VerilogFile> files = new ArrayList<>();
        for (VerilogFile file : design.files()) {
            ModuleDefinition module = modules.get(file.name());
            files.add(module == null ? file : started(module, file));
        }
        return new VerilogDesign(design.top(), files, design.ports());
    }

    private static BigInteger start(ModuleDefinition module, Signal register) {
        boolean asynchronous = register.domain() >= 0
                && module.domains().get(register.domain()).isAsynchronous();
        return asynchronous ? register.resetValue().orElse(BigInteger.ZERO) : BigInteger.ZERO;
    }

    private static VerilogFile started(ModuleDefinition module, VerilogFile file) {
        Map<String, BigInteger> registers = new HashMap<>();
        Map<String, Integer> widths = new HashMap<>();
        module.signals().forEach(signal -> widths.put(signal.name(), signal.width()));
        module.signals().stream()
                .filter(signal -> signal.kind() == Signal.Kind.REGISTER)
                .forEach(register -> registers.put(register.name(), start(module, register)));
        Map<String, MemoryDefinition> memories = new HashMap<>();
        module.memories().forEach(memory -> memories.put(memory.name(), memory));
        StringBuilder starts = new StringBuilder();
        boolean conditional = false;
        for (String line : file.text().lines().toList()) {
            conditional = line.startsWith("`ifdef") || conditional && !line.startsWith("`endif");
            Matcher matcher = STATE.matcher(line);
            if (conditional || !matcher.matches()) {
                continue;
            }
            String name = matcher.group(1);
            MemoryDefinition memory = memories.get(name);
            if (memory != null && memory.contents().isEmpty()) {
                for (int i = 0; i < memory.depth(); i++) {
                    starts.append("    ").append(name).append('[').append(i).append("] = 0;\n");
                }
            } else if (registers.containsKey(name)) {
                String value = registers.get(name).toString(16);
                starts.append("    %s = %d'h%s;\n".formatted(name, widths.get(name), value));
            }
        }
        if (starts.isEmpty()) {
            return file;
        }
        String text = ModuleEnd.insert(file.text(), "  initial begin\n" + starts + "  end\n");
        return new VerilogFile(file.name(), text, file.lineSites());
    }
}
