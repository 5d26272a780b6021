package org.heddle.cli.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** A project that knows nothing of this one but the language, made and compiled in a folder. */
final class ForeignProject {
    private static final String BLINK = """
            package com.acme;
            import org.heddle.hdl.*; import org.heddle.hdl.catalogue.TopLevel;
            @TopLevel(arguments = "4, FAST") public final class Blink extends Component {
                public enum Speed { SLOW, FAST }
                public final Bool light = out(bool());
                public Blink(int width, Speed speed) {
                    parameter("width", width);
                    parameter("speed", speed);
                    UInt count = reg(uint(width)).init(0);
                    Bool wasHigh = reg(bool()).init(false);
                    count.set(count.addWrap(speed == Speed.FAST ? 2 : 1));
                    light.set(count.bit(width - 1));
                    wasHigh.set(light);
                    if (speed == Speed.FAST) {
                        assertAlways(count.bit(0).not(), "counts in steps of two");
                    } else {
                        assertAlways(count.ne(5), "never counts to five");
                    }
                    cover(wasHigh.and(light.not()), "goes out again");
                }
                @TopLevel static final class Inner extends Component {
                    final Bool a = in(bool());
                    final Bool b = out(bool());
                    Inner() { b.set(a.not()); }
                }
                static final class Door extends Component {
                    final Bool knock = in(bool());
                    final Bool open = out(bool());
                    Door() { open.set(knock); cover(open, "opens"); }
                }
                static final class Lost extends Component {
                    final Bool step = in(bool());
                    final UInt place = out(uint(2));
                    Lost() {
                        UInt at = reg(uint(2)).init(0);
                        when(step.and(at.ne(0)), () -> at.set(2));
                        place.set(at);
                        assertAlways(at.ne(2), "never gets to two");
                    }
                }
                public abstract static class Half extends Component {}
            }
            """;

    private final Path folder;

    ForeignProject(Path folder) throws IOException {
        this.folder = folder;
        Files.createDirectories(source().getParent());
        Files.createDirectories(classes());
        Files.writeString(folder.resolve("pom.xml"), "<project/>");
        add("Blink", BLINK);
    }

    /** Writes one more class of the same package, and compiles it. */
    void add(String name, String text) throws IOException {
        Path source = source().resolveSibling(name + ".java");
        Files.writeString(source, text);
        int status = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-g",
                        "-parameters",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        classes().toString(),
                        source.toString());
        assertThat(status).isZero();
    }

    Path source() {
        return folder.resolve("src/main/java/com/acme/Blink.java");
    }

    Path classes() {
        return folder.resolve("target/classes");
    }
}
