package org.heddle.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every package says what it is for, and has its null contracts on. */
class PackageInfoTest {
    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize(); // tests run inside their module

    @Test
    void everyPackageIsIntroducedAndNullMarked() throws IOException {
        assertThat(packageFolders()).isNotEmpty();
        assertThat(packageFolders().stream().filter(folder -> !isIntroduced(folder)))
                .as("packages without a package-info.java that opens with Javadoc and carries @NullMarked")
                .isEmpty();
    }

    private static boolean isIntroduced(Path folder) {
        Path info = folder.resolve("package-info.java");
        try {
            return Files.exists(info)
                    && Files.readString(info).startsWith("/**")
                    && Files.readString(info).contains("@NullMarked");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> packageFolders() throws IOException {
        List<Path> folders = new ArrayList<>();
        try (Stream<Path> modules = Files.walk(ROOT, 2)) {
            for (Path module : modules.filter(Files::isDirectory).toList()) {
                Path sources = module.resolve("src/main/java");
                if (Files.isDirectory(sources)) {
                    folders.addAll(foldersWithJava(sources));
                }
            }
        }
        return folders;
    }

    private static List<Path> foldersWithJava(Path sources) throws IOException {
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(Path::getParent)
                    .distinct()
                    .sorted()
                    .toList();
        }
    }
}
