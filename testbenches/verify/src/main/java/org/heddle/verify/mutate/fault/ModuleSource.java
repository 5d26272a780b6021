package org.heddle.verify.mutate.fault;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/** A module as the emitter wrote it, with its statements. */
public final class ModuleSource {
    private final VerilogFile file;
    private final Names names;
    private final List<FaultStatement> statements;

    private ModuleSource(VerilogFile file, Names names, List<FaultStatement> statements) {
        this.file = file;
        this.names = names;
        this.statements = List.copyOf(statements);
    }

    /**
     * The modules of a design by their names, children first.
     *
     * @throws IllegalArgumentException if a text is not what the emitter writes
     */
    public static Map<String, ModuleSource> of(VerilogDesign design) {
        return of(design.files());
    }

    /** The same of files, those of children before those of their parents. */
    public static Map<String, ModuleSource> of(List<VerilogFile> files) {
        Map<String, ModuleSource> modules = new LinkedHashMap<>();
        Map<String, Names> known = new HashMap<>();
        for (VerilogFile file : files) {
            try {
                ModuleReader reader = new ModuleReader(file.text(), known);
                List<FaultStatement> statements = reader.read();
                known.put(moduleName(file), reader.names());
                modules.put(moduleName(file), new ModuleSource(file, reader.names(), statements));
            } catch (IllegalArgumentException notOurs) {
                throw new IllegalArgumentException(file.name() + ": " + notOurs.getMessage(), notOurs);
            }
        }
        return modules;
    }

    private static String moduleName(VerilogFile file) {
        return file.name().substring(0, file.name().lastIndexOf('.'));
    }

    /** The module's name. */
    public String name() {
        return moduleName(file);
    }

    /** Its file. */
    public VerilogFile file() {
        return file;
    }

    /** The Java place of the component that it was made of; all its sizes have the same. */
    public String component() {
        return javaLine(lineOf(Math.max(0, file.text().indexOf("module " + name() + " "))));
    }

    /** Its text. */
    public String text() {
        return file.text();
    }

    /** The Java place that a line of the text came from; a question mark if there is none. */
    public String javaLine(int line) {
        return file.siteOf(line).map(Object::toString).orElse("?");
    }

    Names names() {
        return names;
    }

    List<FaultStatement> statements() {
        return statements;
    }

    /** The line of an offset, from 1. */
    int lineOf(int offset) {
        return 1
                + (int) file.text()
                        .substring(0, offset)
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
    }
}
