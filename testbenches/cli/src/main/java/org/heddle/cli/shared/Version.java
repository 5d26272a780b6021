package org.heddle.cli.shared;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** The version line: our own version, as the build wrote it, and the JVM that runs it. */
public final class Version implements IVersionProvider {
    /** Returns the version of Heddle, such as {@code 0.2.0}. */
    public static String number() {
        try (InputStream resource = Version.class.getResourceAsStream("version")) {
            if (resource == null) {
                throw new IllegalStateException("the version is not on the class path: build with Maven");
            }
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException broken) {
            throw new IllegalStateException("the version cannot be read: " + broken.getMessage(), broken);
        }
    }

    @Override
    public String[] getVersion() {
        return new String[] {"heddle " + number() + ", Java " + Runtime.version()};
    }
}
