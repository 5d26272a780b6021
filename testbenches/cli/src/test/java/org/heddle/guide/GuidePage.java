package org.heddle.guide;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.verilog.VerilogFile;
import org.jspecify.annotations.Nullable;

/**
 * A page of the documentation, with what it shows taken from compiled sources.
 *
 * <p>A line {@code <!-- show: KIND CLASS -->} says where the block below it comes from, CLASS being one of this package:
 *
 * <ul>
 *   <li>{@code java X}: its source without package and imports; {@code java X#part}: the lines between {@code // part:} and
 *       {@code // :part};
 *   <li>{@code file PATH} or {@code file PATH#part}: the same of any Java source, by its path from the root of the repository;
 *   <li>{@code verilog X} or {@code verilog X(3)}: the module that it becomes, without the Java lines;
 *   <li>{@code header X}: the head of the module in the resource {@code guide/X.v}, up to the end of its ports;
 *   <li>{@code error X}: what its elaboration reports;
 *   <li>{@code imports page} or {@code imports X}: the imports that the Java on the page needs, found in the sources that it shows, and in X;
 *   <li>{@code operators X}: a table of its statements {@code UInt name = expression} and their Verilog.
 * </ul>
 */
final class GuidePage {
    static final Path MODULE = Path.of("").toAbsolutePath(); // tests run inside their module
    private static final Pattern MARK =
            Pattern.compile("<!-- show: (\\w+) ([\\w./-]+)(?:\\((\\d+)\\))?(?:#(\\w+))? -->");
    private static final Pattern STATEMENT = Pattern.compile(" +(?:UInt|SInt|Bool|Bits) (v\\d+) = (.*);");
    private static final Pattern DEFINITION = Pattern.compile(" *(?:wire|assign) (?:\\[.*\\] )?(\\w+) = (.*);");
    private static final Pattern JAVA_LINE = Pattern.compile(" +// \\w+\\.java:\\d+$");

    private GuidePage() {}

    /** Pages outside the guide that show sources as well. */
    private static final List<String> OTHERS = List.of("memories.md", "verbs.md");

    /** Returns the pages of the guide, and the others. */
    static List<Path> all() throws IOException {
        Path docs = MODULE.resolve("../../docs");
        try (var files = Files.list(docs.resolve("guide"))) {
            Stream<Path> guide =
                    files.filter(file -> file.toString().endsWith(".md")).sorted();
            return Stream.concat(guide, OTHERS.stream().map(docs::resolve)).toList();
        }
    }

    /** The page as it should be: every marked block as its source has it. */
    static String expand(String page) throws IOException {
        List<String> result = new ArrayList<>();
        List<String> lines = page.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            result.add(lines.get(i));
            Matcher mark = MARK.matcher(lines.get(i));
            if (mark.matches()) {
                result.addAll(
                        mark.group(1).equals("imports")
                                ? fenced("java", imports(result, mark.group(2)))
                                : block(mark.group(1), mark.group(2), mark.group(3), mark.group(4)));
                i = endOfBlock(lines, i + 1) - 1;
            }
        }
        return String.join("\n", result) + "\n";
    }

    /** Blocks of Java or Verilog that no mark stands above: number of their lines. */
    static List<Integer> unmarked(String page) {
        List<Integer> found = new ArrayList<>();
        List<String> lines = page.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            boolean code = lines.get(i).equals("```java") || lines.get(i).equals("```verilog");
            if (code && (i == 0 || !MARK.matcher(lines.get(i - 1)).matches())) {
                found.add(i + 1);
            }
        }
        return found;
    }

    /** Imports of the sources of a page, as far as it is expanded, whose names stand in its Java, in their order. */
    private static List<String> imports(List<String> page, String other) throws IOException {
        Set<String> imports = new TreeSet<>();
        Set<String> words = new HashSet<>();
        if (!other.equals("page")) {
            imports.addAll(importsOf(source(other)));
        }
        for (int i = 0; i < page.size(); i++) {
            Matcher mark = MARK.matcher(page.get(i));
            if (mark.matches() && mark.group(1).equals("java")) {
                imports.addAll(importsOf(source(mark.group(2))));
            } else if (mark.matches() && mark.group(1).equals("file")) {
                imports.addAll(importsOf(file(mark.group(2))));
            } else if (page.get(i).equals("```java")) {
                int end = endOfBlock(page, i);
                page.subList(i, end).forEach(line -> words.addAll(List.of(line.split("\\W+"))));
                i = end - 1;
            }
        }
        return imports.stream()
                .filter(line -> words.contains(line.replaceFirst(".*\\.(\\w+);", "$1")))
                .toList();
    }

    private static List<String> importsOf(List<String> source) {
        return source.stream()
                .filter(line -> line.matches("import .*"))
                .filter(line -> !line.contains("org.heddle.guide."))
                .toList();
    }

    private static int endOfBlock(List<String> lines, int start) {
        if (start < lines.size() && lines.get(start).startsWith("```")) {
            int end = start + 1;
            while (!lines.get(end).equals("```")) {
                end++;
            }
            return end + 1;
        }
        int end = start;
        while (end < lines.size() && lines.get(end).startsWith("|")) {
            end++;
        }
        return end;
    }

    private static List<String> block(String kind, String name, @Nullable String number, @Nullable String part)
            throws IOException {
        return switch (kind) {
            case "java" -> fenced("java", part == null ? whole(source(name)) : part(source(name), part));
            case "file" -> {
                List<String> lines = file(name);
                yield fenced("java", part == null ? whole(lines) : part(lines, part));
            }
            case "verilog" -> fenced("verilog", verilog(name, number));
            case "header" -> fenced("verilog", header(name));
            case "operators" -> operators(name);
            case "error" -> fenced("text", error(name));
            default ->
                throw new IllegalArgumentException(
                        "the guide shows java, file, verilog, header, operators and errors: " + kind);
        };
    }

    private static List<String> error(String name) {
        return assertThrows(ElaborationException.class, () -> elaborate(name, null))
                .getMessage()
                .lines()
                .toList();
    }

    private static List<String> fenced(String language, List<String> lines) {
        List<String> block = new ArrayList<>(List.of("```" + language));
        block.addAll(lines);
        block.add("```");
        return block;
    }

    private static List<String> source(String name) throws IOException {
        return Files.readAllLines(MODULE.resolve("src/test/java/org/heddle/guide/" + name.replace('.', '/') + ".java"));
    }

    private static List<String> file(String path) throws IOException {
        return Files.readAllLines(MODULE.resolve("../..").resolve(path));
    }

    private static List<String> header(String name) throws IOException {
        List<String> text = Files.readAllLines(MODULE.resolve("src/test/resources/guide/" + name + ".v"));
        return text.subList(0, text.indexOf(");") + 1);
    }

    private static List<String> whole(List<String> source) {
        int start = 0;
        while (source.get(start).isBlank() || source.get(start).matches("(package|import) .*")) {
            start++;
        }
        return source.subList(start, source.size());
    }

    private static List<String> part(List<String> source, String part) {
        List<String> stripped = source.stream().map(String::strip).toList();
        int start = stripped.indexOf("// " + part + ":");
        int end = stripped.indexOf("// :" + part);
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("no part \"" + part + "\" between \"// " + part + ":\" and \"// :" + part
                    + "\" in " + source.get(0));
        }
        String text = String.join("\n", source.subList(start + 1, end));
        return text.stripIndent().lines().toList();
    }

    private static Design<Component> elaborate(String name, @Nullable String number) {
        return Heddle.elaborate(() -> {
            try {
                Class<?> type = Class.forName("org.heddle.guide." + name);
                return (Component)
                        (number == null
                                ? type.getDeclaredConstructor().newInstance()
                                : type.getDeclaredConstructor(int.class).newInstance(Integer.parseInt(number)));
            } catch (ReflectiveOperationException failure) {
                if (failure.getCause() instanceof RuntimeException thrown) {
                    throw thrown;
                }
                throw new IllegalArgumentException(
                        "the guide shows components with at most one number: " + name, failure);
            }
        });
    }

    private static VerilogFile top(String name, @Nullable String number) {
        List<VerilogFile> files = elaborate(name, number).verilog().files();
        return files.get(files.size() - 1);
    }

    private static List<String> verilog(String name, @Nullable String number) {
        return top(name, number)
                .text()
                .lines()
                .map(line -> JAVA_LINE.matcher(line).replaceFirst(""))
                .toList();
    }

    private static List<String> operators(String name) throws IOException {
        List<String> source = source(name);
        VerilogFile file = top(name, null);
        List<String> text = file.text().lines().toList();
        List<String> table = new ArrayList<>(List.of("| Java | Verilog |", "|---|---|"));
        for (int line = 1; line <= source.size(); line++) {
            Matcher statement = STATEMENT.matcher(source.get(line - 1));
            if (statement.matches()) {
                table.add("| " + code(statement.group(2)) + " | " + code(definition(file, text, line)) + " |");
            }
        }
        return table;
    }

    /** Returns the Verilog of a line of Java: the value, behind the helpers that it needs. */
    private static String definition(VerilogFile file, List<String> text, int javaLine) {
        String code = IntStream.range(0, text.size())
                .filter(i -> file.siteOf(i + 1)
                        .filter(site -> site.line() == javaLine)
                        .isPresent())
                .mapToObj(i -> JAVA_LINE.matcher(text.get(i)).replaceFirst("").strip())
                .collect(Collectors.joining(" "));
        List<String> found = new ArrayList<>();
        for (String statement : code.split("(?<=;) ")) {
            Matcher definition = DEFINITION.matcher(statement);
            if (definition.matches()) {
                found.add(definition.group(1).replaceFirst("v\\d+_", "") + " = " + definition.group(2));
            }
        }
        String all = String.join("; ", found).replaceAll("\\bv\\d+_", "");
        int last = all.lastIndexOf("; ") + 1;
        return all.substring(0, last) + all.substring(last).replaceFirst(" ?\\w+ = ", last == 0 ? "" : " ");
    }

    /** A table's cells end at bars, also inside code. */
    private static String code(String text) {
        return "`" + text.replace("|", "\\|") + "`";
    }
}
