package org.heddle.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Classes and sources that the rules look at; classes are read once for all of them. */
final class ReadHouse {
    /** All classes of all modules, without tests. */
    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            // Behind the phase in which jars are made, other modules' tests are jars.
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("org.heddle");

    private ReadHouse() {}

    /** Returns the Java files below a folder, sorted. */
    static List<Path> javaFilesBelow(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }
}
