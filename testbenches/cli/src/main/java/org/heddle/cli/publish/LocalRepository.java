package org.heddle.cli.publish;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The repository that Maven keeps on this machine. */
final class LocalRepository {
    private LocalRepository() {}

    /** Returns its folder: the one that the user's settings name, or else {@code .m2/repository} in the home folder. */
    static Path find() throws IOException {
        Path maven = Path.of(System.getProperty("user.home"), ".m2");
        Path settings = maven.resolve("settings.xml");
        String named = Files.isReadable(settings) ? ProjectFile.read(settings).text("localRepository") : "";
        return named.isEmpty()
                ? maven.resolve("repository")
                : Path.of(named.replace("${user.home}", System.getProperty("user.home")));
    }
}
