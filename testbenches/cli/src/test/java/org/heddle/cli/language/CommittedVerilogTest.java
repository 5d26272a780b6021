package org.heddle.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.logging.Filter;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.heddle.cli.shared.Home;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.verilog.FileList;
import org.heddle.nic.catalogue.Tops;
import org.heddle.verify.diagram.Drawings;
import org.heddle.verify.generate.OutputFolder;
import org.heddle.verify.generate.Overview;
import org.heddle.verify.generate.TopFolder;
import org.heddle.verify.generate.Tree;
import org.heddle.verify.timing.RecordedTiming;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the repository's {@code generated-verilog}: it is up to date, and every tool reads it without a warning. */
@Tag("slow")
class CommittedVerilogTest {
    private static final Path COMMITTED = Home.find().root().resolve("generated-verilog");

    private static final String MEND = ": run ./heddle generate and commit generated-verilog/";

    @Test
    void theCommittedVerilogIsWhatTheSourcesGenerateWithoutAWarning(@TempDir Path folder) throws IOException {
        List<String> warnings = new ArrayList<>();
        Logger logger = Logger.getLogger("org.heddle.hdl");
        Filter before = logger.getFilter();
        logger.setFilter(entry -> warnings.add(entry.getMessage()));
        Drawings drawings = new Drawings();
        List<TopFolder> tops =
                Tops.all().stream().map(top -> TopFolder.of(top, drawings)).toList();
        logger.setFilter(before);
        assertThat(warnings).isEmpty();
        OutputFolder.at(folder).replaceAll(tops, Overview.of(Tops.all()));
        SortedMap<String, String> generated = Tree.read(folder);
        SortedMap<String, String> committed = Tree.read(COMMITTED);
        // Timing is measured, and TimingTest looks at it.
        committed.keySet().removeIf(file -> file.endsWith("/" + RecordedTiming.NAME));

        assertThat(committed.keySet().stream().filter(file -> !generated.containsKey(file)))
                .as("files in generated-verilog/ that nothing generates" + MEND)
                .isEmpty();
        assertThat(generated.keySet().stream().filter(file -> !committed.containsKey(file)))
                .as("generated files that generated-verilog/ lacks" + MEND)
                .isEmpty();
        assertThat(generated.keySet().stream()
                        .filter(file -> !generated.get(file).equals(committed.get(file)))
                        .map(file -> file + ":" + firstDifference(generated.get(file), committed.get(file))))
                .as("files and first lines in which generated-verilog/ differs from what is generated" + MEND)
                .isEmpty();
    }

    private static int firstDifference(String text, String other) {
        int same = Arrays.mismatch(text.toCharArray(), other.toCharArray());
        return 1
                + (int) text.chars()
                        .limit(same)
                        .filter(letter -> letter == '\n')
                        .count();
    }

    @TestFactory
    Stream<DynamicTest> verilatorAndIcarusReadEveryFolderWithoutAWarning() {
        return Tops.all().stream()
                .map(top -> DynamicTest.dynamicTest(top.folder(), () -> {
                    Path folder = COMMITTED.resolve(top.folder());
                    List<String> files = Files.readAllLines(folder.resolve(FileList.NAME));
                    Lint.requireSimulated(folder, files, topModule(files));
                }));
    }

    /** Most modules stand in several folders with one and the same text: each text is judged once. */
    @TestFactory
    Stream<DynamicTest> yosysReadsEveryTextWithoutAWarning() throws IOException {
        List<SortedMap<String, Path>> rooms = new ArrayList<>();
        for (Top top : Tops.all()) {
            SortedMap<String, Path> files = filesOf(COMMITTED.resolve(top.folder()));
            SortedMap<String, Path> room = rooms.stream()
                    .filter(taken -> holdsNothingElseUnderTheseNames(taken, files))
                    .findFirst()
                    .orElseGet(() -> {
                        rooms.add(new TreeMap<>());
                        return rooms.get(rooms.size() - 1);
                    });
            room.putAll(files);
        }
        List<DynamicTest> tests = new ArrayList<>();
        for (SortedMap<String, Path> room : rooms) {
            Set<String> judged = judgedIn(rooms.subList(0, rooms.indexOf(room)), room);
            tests.add(DynamicTest.dynamicTest(
                    room.size() + " modules",
                    () -> Lint.requireSynthesizable(
                            COMMITTED, places(room, name -> !judged.contains(name)), places(room, judged::contains))));
        }
        return tests.stream();
    }

    private static List<String> places(SortedMap<String, Path> room, Predicate<String> which) {
        return room.entrySet().stream()
                .filter(file -> which.test(file.getKey()))
                .map(file -> COMMITTED.relativize(file.getValue()).toString())
                .toList();
    }

    /** The names of the files in a room that are in a room before it, with all modules that they instantiate. */
    private static Set<String> judgedIn(List<SortedMap<String, Path>> before, SortedMap<String, Path> room)
            throws IOException {
        Set<String> judged = new HashSet<>();
        for (SortedMap<String, Path> other : before) {
            Set<String> same = new HashSet<>(room.keySet());
            same.removeIf(name -> !other.containsKey(name) || !sameText(other.get(name), room.get(name)));
            List<String> instancesOfOthers = room.keySet().stream()
                    .filter(name -> !same.contains(name))
                    .map(name -> moduleOf(name) + " ")
                    .toList();
            for (String name : same) {
                if (instancesOfOthers.stream().noneMatch(Files.readString(room.get(name))::contains)) {
                    judged.add(name);
                }
            }
        }
        return judged;
    }

    private static SortedMap<String, Path> filesOf(Path folder) throws IOException {
        SortedMap<String, Path> files = new TreeMap<>();
        for (String file : Files.readAllLines(folder.resolve(FileList.NAME))) {
            Path path = folder.resolve(file).normalize();
            files.put(path.getFileName().toString(), path);
        }
        return files;
    }

    private static boolean holdsNothingElseUnderTheseNames(Map<String, Path> taken, Map<String, Path> files) {
        return files.entrySet().stream()
                .allMatch(file ->
                        !taken.containsKey(file.getKey()) || sameText(taken.get(file.getKey()), file.getValue()));
    }

    private static boolean sameText(Path one, Path other) {
        try {
            return Files.mismatch(one, other) == -1;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Test
    void noWarningIsSwitchedOff() throws IOException {
        assertThat(Tree.read(COMMITTED).entrySet().stream()
                        .filter(file -> file.getKey().endsWith(".v"))
                        .filter(file -> file.getValue().contains("lint_"))
                        .map(Map.Entry::getKey))
                .as("files with a directive that silences a tool")
                .isEmpty();
    }

    @Test
    void foldersAreToldApartByTheirNames() {
        assertThat(Tops.all().stream().map(Top::folder)).doesNotHaveDuplicates();
    }

    /** Children stand before parents, so the top is the last. */
    private static String topModule(List<String> files) {
        return moduleOf(files.get(files.size() - 1));
    }

    private static String moduleOf(String file) {
        return file.replaceFirst("\\.v$", "");
    }
}
