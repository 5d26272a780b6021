package org.heddle.verify.timing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import org.heddle.hdl.verilog.FileList;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The Verilog of a design, file by file in the order of their names, and the way from its lines back to Java. */
public final class DesignText {
    private static final String SOURCE_MAP = "source-map.json";
    private static final Pattern COMMENT = Pattern.compile(" *//.*");
    private static final Pattern VERIFICATION = Pattern.compile(
            "^`ifdef (?:HEDDLE_SIMULATION|FORMAL)\\n(?:[^`\\n].*\\n|\\n)*+`endif\\n", Pattern.MULTILINE);

    private final String top;
    private final SortedMap<String, String> files;
    private final Map<String, List<String>> lines = new LinkedHashMap<>();
    private final BiFunction<String, Integer, Optional<String>> places;

    private DesignText(
            String top, SortedMap<String, String> files, BiFunction<String, Integer, Optional<String>> places) {
        this.top = top;
        this.files = Collections.unmodifiableSortedMap(files);
        this.places = places;
        files.forEach((name, text) -> lines.put(name, text.lines().toList()));
    }

    /** Returns the text of a design that was elaborated just now. */
    public static DesignText of(VerilogDesign design) {
        SortedMap<String, String> files = new TreeMap<>();
        Map<String, VerilogFile> byName = new LinkedHashMap<>();
        for (VerilogFile file : design.files()) {
            files.put(file.name(), file.text());
            byName.put(file.name(), file);
        }
        return new DesignText(
                design.top(),
                files,
                (name, line) -> Optional.ofNullable(byName.get(name))
                        .flatMap(file -> file.siteOf(line))
                        .map(Object::toString));
    }

    /**
     * Returns the text in a folder as {@code ./heddle generate} writes it.
     *
     * @throws TimingException if the folder is no such folder
     * @throws IOException if a file of it cannot be read
     */
    public static DesignText in(Path folder) throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        Map<String, JsonNode> maps = new LinkedHashMap<>();
        for (Path file : listed(folder)) {
            String name = file.getFileName().toString();
            Path map = file.resolveSibling(SOURCE_MAP);
            if (!Files.isRegularFile(map)) {
                throw new TimingException(file.getParent() + " has no " + SOURCE_MAP
                        + ": name the folder of one top, as ./heddle generate writes it");
            }
            files.put(name, Files.readString(file));
            maps.put(name, read(map).path("files").path(name));
        }
        return new DesignText(
                read(folder.resolve(SOURCE_MAP)).path("top").asString(),
                files,
                (name, line) -> Optional.ofNullable(maps.get(name)).flatMap(map -> nearest(map, line)));
    }

    private static List<Path> listed(Path folder) throws IOException {
        try {
            return FileList.in(folder);
        } catch (IllegalArgumentException foreign) {
            throw new TimingException(String.valueOf(foreign.getMessage()));
        }
    }

    private static JsonNode read(Path file) throws IOException {
        try {
            return JsonMapper.builder().build().readTree(Files.readString(file));
        } catch (JacksonException broken) {
            throw new TimingException(
                    file + " is not JSON (" + broken.getOriginalMessage() + "): write it again with ./heddle generate");
        }
    }

    private static Optional<String> nearest(JsonNode lines, int line) {
        for (int i = line; i >= 1; i--) {
            JsonNode place = lines.path(Integer.toString(i));
            if (place.isString()) {
                return Optional.of(place.asString());
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the text that synthesis sees: without the comments at the ends of lines, and without the blocks of properties for
     * simulation and proofs. Both name Java lines, so that they change whenever a line above them is added.
     */
    DesignText synthesized() {
        SortedMap<String, String> bare = new TreeMap<>();
        files.forEach((name, text) -> bare.put(name, synthesized(text)));
        return new DesignText(top, bare, places);
    }

    /** Returns a text of Verilog without what synthesis never sees: comments, and what stands for simulation or proofs alone. */
    public static String synthesized(String verilog) {
        return VERIFICATION.matcher(COMMENT.matcher(verilog).replaceAll("")).replaceAll("");
    }

    /** Returns the name of the top module. */
    public String top() {
        return top;
    }

    /** Returns the texts by file name, in the order of the names. */
    SortedMap<String, String> files() {
        return files;
    }

    boolean has(String file) {
        return lines.containsKey(file);
    }

    /** Returns a line without its end, counted from 1; empty where the file has no such line. */
    String line(String file, int line) {
        List<String> all = lines.getOrDefault(file, List.of());
        return line >= 1 && line <= all.size() ? all.get(line - 1) : "";
    }

    /** Returns the number of lines of a file. */
    int lines(String file) {
        return lines.getOrDefault(file, List.of()).size();
    }

    /** Returns the Java place of a line, such as {@code Queue.java:41}, or of the nearest line above that has one. */
    Optional<String> place(String file, int line) {
        return places.apply(file, line);
    }
}
