package org.heddle.hdl.shouldfail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each file of {@code src/test/resources/shouldfail} holds a component that breaks a rule, and ends with a comment that says
 * word by word what must be reported. {@code -Dheddle.promote} rewrites the comments; the change is then read like any other.
 */
@Tag("slow")
class ShouldFailTest {
    private static final Path CASES = Path.of("src/test/resources/shouldfail");
    private static final String MARK = "/* reports\n";

    @TempDir
    static Path classes;

    private static URLClassLoader loader;

    @BeforeAll
    static void compile() throws IOException {
        List<String> arguments = new ArrayList<>(
                List.of("-g", "-proc:none", "-d", classes.toString(), "-cp", System.getProperty("java.class.path")));
        cases().forEach(file -> arguments.add(file.toString()));
        int status = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        assertThat(status).as("javac").isZero();
        loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, ShouldFailTest.class.getClassLoader());
    }

    @AfterAll
    static void close() throws IOException {
        loader.close();
    }

    private static List<Path> cases() throws IOException {
        try (Stream<Path> files = Files.list(CASES)) {
            return files.sorted().toList();
        }
    }

    @TestFactory
    List<DynamicTest> everyBrokenRuleIsReportedWithItsPlaceAndMend() throws IOException {
        return cases().stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)))
                .toList();
    }

    @Test
    void everyCodeHasACase() throws IOException {
        Set<Code> missing = EnumSet.allOf(Code.class);
        missing.remove(Code.BYTECODE_REWRITTEN); // needs an agent: see RewrittenBytecodeTest
        missing.remove(Code.NO_DEBUG_INFORMATION); // needs a compiler's option: see DebugInformationTest
        missing.remove(Code.READY_CHAIN); // a warning: see ReadyChainTest
        missing.remove(Code.RESET_CROSSING); // the same: see ResetCrossingTest
        missing.remove(Code.RECONVERGENCE); // the same: see ReconvergenceTest
        for (Path file : cases()) {
            String text = Files.readString(file);
            missing.removeIf(code -> text.contains(code.id() + " ("));
        }
        assertThat(missing).isEmpty();
    }

    private static void check(Path file) throws IOException, ReflectiveOperationException {
        String name = file.getFileName().toString().replace(".java", "");
        Constructor<?> constructor = loader.loadClass(name).getDeclaredConstructor();
        constructor.setAccessible(true);
        Supplier<Component> supplier = () -> construct(constructor);
        ElaborationException thrown =
                catchThrowableOfType(ElaborationException.class, () -> Heddle.elaborate(supplier));
        assertThat(thrown).as("an error").isNotNull();

        String source = Files.readString(file);
        int mark = source.indexOf(MARK);
        String actual = describe(thrown);
        if (Boolean.getBoolean("heddle.promote")) {
            String body = mark < 0 ? source : source.substring(0, mark);
            Files.writeString(file, body + MARK + actual + "*/\n");
        } else {
            assertThat(mark).as("the comment that pins the report").isPositive();
            assertThat(actual).isEqualTo(source.substring(mark + MARK.length(), source.lastIndexOf("*/")));
        }
    }

    private static Component construct(Constructor<?> constructor) {
        try {
            return (Component) constructor.newInstance();
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            } else if (e.getCause() instanceof VirtualMachineError error) {
                throw error;
            }
            throw new AssertionError(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static String describe(ElaborationException exception) {
        StringBuilder text = new StringBuilder();
        for (Diagnostic diagnostic : exception.diagnostics()) {
            text.append(diagnostic).append('\n');
            diagnostic.sites().stream()
                    .skip(1)
                    .forEach(site -> text.append("  see ").append(site).append('\n'));
            assertThat(diagnostic.sites()).isNotEmpty().doesNotContain(Site.NONE);
        }
        if (exception.getCause() != null) {
            text.append("  thrown: ").append(exception.getCause()).append('\n');
        }
        return text.toString().lines().map(String::stripTrailing).reduce("", (a, b) -> a + b + "\n");
    }

    @Test
    void theExceptionsTextIsEveryDiagnosticOnALineOfItsOwn() {
        Diagnostic first = new Diagnostic(Code.UNDRIVEN, "one", new Site("A.java", 3));
        Diagnostic second = new Diagnostic(Code.UNDRIVEN, "two", new Site("A.java", 0));
        assertThat(new ElaborationException(Arrays.asList(first, second)))
                .hasMessage("HDL009 (A.java:3) one\nHDL009 (A.java) two");
    }
}
