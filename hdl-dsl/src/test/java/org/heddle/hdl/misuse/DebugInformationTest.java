package org.heddle.hdl.misuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class file without variables or lines is told of once. */
class DebugInformationTest {
    private static final String SOURCE = """
            import org.heddle.hdl.*;
            public class Bare extends Component {
                public Bare() {
                    UInt given = in("given", uint(8));
                    UInt answer = out("answer", uint(8));
                    UInt next = given.addWrap(1);
                    answer.set(next);
                }
            }
            """;

    @TempDir
    Path folder;

    @Test
    void eachClassWithoutDebugInformationIsToldOfOnce() throws Exception {
        assertThat(warnings("-g:none"))
                .containsExactly(
                        "HDL048 (unknown) the class file of Bare does not say its lines and local variables, so"
                                + " what it makes has no place or another name: compile it with -g");
        assertThat(warnings("-g:lines,source"))
                .containsExactly(
                        "HDL048 (Bare.java) the class file of Bare does not say its local variables, so what it"
                                + " makes has no place or another name: compile it with -g");
        assertThat(warnings("-g")).isEmpty();
    }

    /** Returns the warnings of two elaborations of a component that javac compiled with the option. */
    private List<String> warnings(String option) throws Exception {
        Path source = Files.writeString(folder.resolve("Bare.java"), SOURCE);
        Path classes = Files.createTempDirectory(folder, "classes");
        int status = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        option,
                        "-proc:none",
                        "-d",
                        classes.toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        source.toString());
        assertThat(status).isZero();
        try (Warnings warnings = new Warnings();
                URLClassLoader loader =
                        new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            Constructor<?> constructor = loader.loadClass("Bare").getConstructor();
            for (int i = 0; i < 2; i++) {
                Heddle.elaborate(() -> {
                    try {
                        return (Component) constructor.newInstance();
                    } catch (ReflectiveOperationException e) {
                        throw new AssertionError(e);
                    }
                });
            }
            return warnings.texts();
        }
    }
}
