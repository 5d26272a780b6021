package org.heddle.verify.mutate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.verify.mutate.fault.ModuleSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ArguedMutantsTest {
    private static final Path VERILOG = Path.of("../../generated-verilog");

    /** The committed Verilog of all tops, a module of one text once. */
    private static List<ModuleSource> modules() throws IOException {
        List<Path> tops;
        try (Stream<Path> folders = Files.list(VERILOG)) {
            tops = folders.filter(Files::isDirectory).sorted().toList();
        }
        List<ModuleSource> modules = new ArrayList<>();
        Set<String> texts = new TreeSet<>();
        for (Path top : tops) {
            List<VerilogFile> files = new ArrayList<>();
            for (String name : Files.readAllLines(top.resolve("files.f"))) {
                if (name.endsWith(".v") && Files.exists(top.resolve(name))) {
                    files.add(new VerilogFile(name, Files.readString(top.resolve(name)), List.of()));
                }
            }
            ModuleSource.of(files).values().stream()
                    .filter(module -> texts.add(module.text()))
                    .forEach(modules::add);
        }
        return modules;
    }

    @Test
    @Tag("slow")
    void eachArgumentIsOfAFaultOfTheCommittedVerilog() throws IOException {
        Set<String> keys = ArguedMutants.committed().keys();
        Set<String> names =
                keys.stream().map(key -> key.substring(0, key.indexOf(':'))).collect(Collectors.toSet());
        Set<String> left = new TreeSet<>(keys);
        for (ModuleSource module : modules()) {
            if (names.contains(module.name())) {
                module.mutants().map(ArguedMutants::key).forEach(left::remove);
            }
        }
        assertThat(left)
                .as(
                        "arguments about faults that no module has any more: think them through again, and give them their new keys or delete them")
                .isEmpty();
    }

    @Test
    void aKeyStaysWhereItsJavaMoves() {
        assertThat(keys("A.java:3", "assign y = a & b;")).isEqualTo(keys("Moved.java:412", "assign y = a & b;"));
        assertThat(keys("A.java:3", "assign y = a & b;"))
                .doesNotContainAnyElementsOf(keys("A.java:3", "assign y = b & a;"));
    }

    private static List<String> keys(String place, String statement) {
        String text = """
                // Gate (%s)
                module Gate (
                  input  wire a,  // %1$s
                  input  wire b,  // %1$s
                  output wire y  // %1$s
                );
                  %s  // %1$s
                endmodule
                """.formatted(place, statement);
        ModuleSource module = ModuleSource.of(List.of(new VerilogFile("Gate.v", text, List.of())))
                .get("Gate");
        return module.mutants().map(ArguedMutants::key).toList();
    }

    @Test
    void aLineHasAKeyOnceAndAReason() {
        assertThatThrownBy(() -> ArguedMutants.parse("A:1 why\nA:1 again")).hasMessageContaining("\"A:1 again\"");
        assertThatThrownBy(() -> ArguedMutants.parse("A:1")).hasMessageContaining("a space, and the reason");
    }
}
