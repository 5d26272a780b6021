package org.heddle.verify.mutate.fault;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.heddle.cosim.tool.Sha256;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/** A module as the emitter wrote it, with its statements. */
public final class ModuleSource {
    private static final Pattern PLACE = Pattern.compile("[\\w$]+\\.java:\\d+");

    private final VerilogFile file;
    private final Names names;
    private final List<FaultStatement> statements;
    /** By the end of each place in Java, the characters of all places up to it. */
    private final NavigableMap<Integer, Integer> places = new TreeMap<>();

    private final String digest;

    private ModuleSource(VerilogFile file, Names names, List<FaultStatement> statements) {
        this.file = file;
        this.names = names;
        this.statements = List.copyOf(statements);
        Matcher place = PLACE.matcher(file.text());
        int characters = 0;
        while (place.find()) {
            characters += place.end() - place.start();
            places.put(place.end(), characters);
        }
        byte[] text = place.replaceAll("").getBytes(StandardCharsets.UTF_8);
        Sha256 sum = new Sha256();
        sum.add(text, 0, text.length);
        digest = sum.text();
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

    /** SHA-256 of the text without the places in Java, in hexadecimal digits: it stays the same where Java lines move. */
    public String digest() {
        return digest;
    }

    /** Returns an offset of the text as it is where the places in Java are left out. */
    public int withoutPlaces(int offset) {
        Map.Entry<Integer, Integer> before = places.floorEntry(offset);
        return before == null ? offset : offset - before.getValue();
    }

    /** Its text. */
    public String text() {
        return file.text();
    }

    /** The Java place that a line of the text came from; a question mark if there is none. */
    public String javaLine(int line) {
        return file.siteOf(line).map(Object::toString).orElse("?");
    }

    /** Returns the module with each single fault that it can have, in the order of the text. */
    public Stream<Mutant> mutants() {
        return IntStream.range(0, statements.size())
                .boxed()
                .flatMap(index -> PlantedFaults.of(this, statements.get(index)).values().stream()
                        .flatMap(List::stream)
                        .map(fault -> new Mutant(this, index, fault)));
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
