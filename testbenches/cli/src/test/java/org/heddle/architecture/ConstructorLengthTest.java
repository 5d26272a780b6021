package org.heddle.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.heddle.hdl.Component;
import org.junit.jupiter.api.Test;

/** A component's constructor fits on a screen: what is longer is made of parts with names, in the order in which data flow. */
class ConstructorLengthTest {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    private static final int MOST_LINES = 60;
    private static final Path ROOT = Path.of("..", "..");
    private static final List<String> MODULES = List.of("hdl-dsl", "nic-rtl");

    /** Lines of constructors that are longer today; none may grow, and one that fits leaves this list. */
    private static final Map<String, Long> LONGER = Map.of(
            "ResponseSender", 201L,
            "ListCursor", 129L,
            "PacketBuilder", 76L,
            "ReceiveEngine", 68L,
            "RetryTimers", 62L);

    @Test
    void constructorsOfComponentsFitOnAScreen() throws IOException {
        Set<String> components = ReadHouse.CLASSES.stream()
                .filter(type -> type.isAssignableTo(Component.class))
                .map(JavaClass::getSimpleName)
                .collect(Collectors.toSet());
        Map<String, Long> longest = new TreeMap<>();
        for (String module : MODULES) {
            List<Path> files = ReadHouse.javaFilesBelow(ROOT.resolve(module).resolve("src/main/java"));
            constructors(files).forEach((type, lines) -> {
                if (components.contains(type)) {
                    longest.merge(type, lines, Math::max);
                }
            });
        }
        assertThat(longest).as("components with a constructor of their own").hasSizeGreaterThan(150);

        List<String> tooLong = new ArrayList<>();
        longest.forEach((type, lines) -> {
            long most = LONGER.getOrDefault(type, (long) MOST_LINES);
            if (lines > most) {
                tooLong.add("%s: %d lines, at most %d".formatted(type, lines, most));
            }
        });
        assertThat(tooLong)
                .as(
                        "constructors that are too long: give their parts names, as in WindowController; parts share private"
                                + " fields")
                .isEmpty();
        assertThat(LONGER.keySet())
                .as("listed as longer, but fitting by now or gone: remove them from the list")
                .allMatch(type -> longest.getOrDefault(type, 0L) > MOST_LINES);
    }

    @Test
    void theLongestConstructorOfAClassCountsFromItsFirstLineToItsBrace() throws IOException {
        String text = """
                final class Unit {
                    final class Part {
                        /** Not counted. */
                        Part() {
                        }
                    }
                    Unit() {}
                    Unit(int width,
                            int depth) {
                        int bits = width * depth;
                    }
                    void grow() {
                        int much = 1;
                        int more = 2;
                        int most = 3;
                    }
                }
                """;
        assertThat(constructorsIn(List.of(new Source(text)))).containsExactly(entry("Part", 2L), entry("Unit", 4L));
    }

    private static Map<String, Long> constructors(List<Path> files) throws IOException {
        try (StandardJavaFileManager manager = COMPILER.getStandardFileManager(null, null, null)) {
            return constructorsIn(manager.getJavaFileObjectsFromPaths(files));
        }
    }

    /** Lines of the longest constructor of each class, by simple name. */
    private static Map<String, Long> constructorsIn(Iterable<? extends JavaFileObject> sources) throws IOException {
        JavacTask task = (JavacTask) COMPILER.getTask(null, null, null, List.of("-proc:none"), null, sources);
        Measure measure = new Measure(Trees.instance(task).getSourcePositions());
        for (CompilationUnitTree unit : task.parse()) {
            measure.scan(unit, unit);
        }
        return measure.lines;
    }

    private static final class Measure extends TreeScanner<Void, CompilationUnitTree> {
        private final Map<String, Long> lines = new TreeMap<>();
        private final SourcePositions positions;
        private String type = "";

        Measure(SourcePositions positions) {
            this.positions = positions;
        }

        @Override
        public Void visitClass(ClassTree tree, CompilationUnitTree unit) {
            String outer = type;
            type = tree.getSimpleName().toString();
            super.visitClass(tree, unit);
            type = outer;
            return null;
        }

        @Override
        public Void visitMethod(MethodTree tree, CompilationUnitTree unit) {
            if (tree.getName().contentEquals("<init>")) {
                LineMap map = unit.getLineMap();
                long first = map.getLineNumber(positions.getStartPosition(unit, tree));
                long last = map.getLineNumber(positions.getEndPosition(unit, tree));
                lines.merge(type, last - first + 1, Math::max);
            }
            return super.visitMethod(tree, unit);
        }
    }

    /** A source in memory. */
    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String text) {
            super(URI.create("string:///Unit.java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoresErrors) {
            return text;
        }
    }
}
