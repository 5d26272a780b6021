package org.heddle.verify.mutate.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.catalogue.Top;
import org.heddle.nic.catalogue.Tops;
import org.heddle.nic.offload.tree.PlacePool;
import org.heddle.nic.stage.memory.MemoryArbiter;
import org.heddle.nic.stage.memory.sodimm.SpacingTimer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class FaultsTest {
    /** A memory that begins with so many equal words that a loop writes them. */
    private static final class Filled extends Component {
        Filled() {
            UInt address = in("address", uint(5));
            Memory<UInt> words = memory(uint(4), 32).init(9, 3);
            when(address.eq(7), () -> words.write(address, lit(1, 4)));
            out("word", uint(4)).set(words.read(address));
        }
    }

    private static Collection<ModuleSource> modules(Supplier<? extends Component> constructor) {
        return ModuleSource.of(Heddle.elaborate(constructor).verilog()).values();
    }

    private static List<ModuleSource> small() {
        return Stream.of(
                        modules(() -> new SpacingTimer(5, 3, 7)),
                        modules(() -> new MemoryArbiter(32)),
                        modules(() -> new PlacePool(4)),
                        modules(Filled::new))
                .flatMap(Collection::stream)
                .toList();
    }

    private static final List<ModuleSource> NODES = nodes();

    private static List<ModuleSource> nodes() {
        Map<String, ModuleSource> byName = new LinkedHashMap<>();
        for (Top top : Tops.all().subList(2, 6)) {
            modules(top.constructor()).forEach(module -> byName.putIfAbsent(module.name(), module));
        }
        return List.copyOf(byName.values());
    }

    private static List<Mutant> all(ModuleSource module) {
        List<Mutant> mutants = new ArrayList<>();
        for (int i = 0; i < module.statements().size(); i++) {
            int statement = i;
            PlantedFaults.of(module, module.statements().get(i)).values().stream()
                    .flatMap(List::stream)
                    .forEach(fault -> mutants.add(new Mutant(module, statement, fault)));
        }
        return mutants;
    }

    @Test
    void faultsOfEveryKindCompileAndKeepAllWidths() throws IOException {
        Set<FaultKind> kinds = EnumSet.noneOf(FaultKind.class);
        StringBuilder text = new StringBuilder();
        List<ModuleSource> modules = NODES;
        modules.forEach(module -> text.append(module.text()));
        FaultDraw draw = new FaultDraw(modules, 1);
        for (int i = 0; i < 150; i++) {
            Mutant mutant = draw.mutant(i, 0);
            kinds.add(mutant.fault().kind());
            String name = mutant.module().name();
            text.append(mutant.text().replaceFirst("module " + name + " ", "module " + name + "_m" + i + " "));
        }
        assertThat(kinds).containsExactlyInAnyOrder(FaultKind.values());
        try (ScratchFolder scratch = ScratchFolder.inTemporary()) {
            Files.writeString(scratch.path().resolve("mutants.v"), text);
            ToolRun lint = ToolRun.of(
                    scratch.path(),
                    Duration.ofMinutes(2),
                    List.of(
                            "verilator",
                            "--lint-only",
                            "-Wall",
                            "-Wno-MULTITOP",
                            "-Wno-DECLFILENAME",
                            "-Wno-UNUSED",
                            "-Wno-UNDRIVEN",
                            "-Wno-UNOPTFLAT",
                            "-Wno-CMPCONST",
                            "-Wno-UNSIGNED",
                            "mutants.v"));
            assertThat(lint.output()).isEmpty();
            assertThat(lint.succeeded()).isTrue();
        }
    }

    @Test
    void everyFaultChangesHardwareAndLeavesTheLinesWhereTheyAre() {
        for (ModuleSource module : small()) {
            for (Mutant mutant : all(module)) {
                assertThat(mutant.text().lines().count())
                        .isEqualTo(module.text().lines().count());
                assertThat(mutant.becomes()).isNotEqualTo(mutant.was());
                assertThat(mutant.was()).doesNotContain("$display", "assert", "unused_ok");
                assertThat(mutant.javaLine()).matches("\\w+\\.java:\\d+");
            }
        }
    }

    @Test
    void oneSeedDrawsTheSameMutantsInWhateverOrderTheyAreAskedFor() {
        FaultDraw first = new FaultDraw(small(), 7);
        FaultDraw second = new FaultDraw(small(), 7);
        List<String> forwards = IntStream.range(0, 200)
                .mapToObj(index -> first.mutant(index, 0).text())
                .toList();
        for (int index = 199; index >= 0; index--) {
            assertThat(second.mutant(index, 0).text()).isEqualTo(forwards.get(index));
        }
        FaultDraw other = new FaultDraw(small(), 8);
        assertThat(IntStream.range(0, 200)
                        .filter(index -> other.mutant(index, 0).text().equals(forwards.get(index)))
                        .count())
                .isLessThan(20);
        assertThat(first.mutant(3, 1).text()).isNotEqualTo(first.mutant(3, 0).text());
    }

    @Test
    void mutantsOfTheCommittedSeedStayWhatTheyWere() {
        Mutant mutant = new FaultDraw(modules(() -> new SpacingTimer(5, 3)), 1).mutant(0, 0);
        assertThat(mutant.was() + " -> " + mutant.becomes())
                .isEqualTo("if (event_1 && (wait_ <= 3'd2)) begin -> if (event_1 || (wait_ <= 3'd2)) begin");
    }

    @Test
    void everyStatementOfEveryModuleOfTheCatalogueIsRead() {
        for (ModuleSource module : NODES) {
            String text = module.text().replaceFirst("(?s)\n`ifdef.*", "");
            long written = Stream.of(text.replaceAll("//[^\n]*|/\\*.*?\\*/", "")
                            .replaceAll("\\s+", " ")
                            .split(";|\\b(begin|end|else|endcase)\\b"))
                    .map(String::strip)
                    .filter(piece -> piece.matches("assign .*|wire .* = .*|if \\(.*|case \\(.*|\\w+(\\[.*\\])? <?= .*")
                            && !piece.startsWith("wire unused_ok"))
                    .count();
            long read = module.statements().stream()
                    .filter(statement -> statement.form() != FaultStatement.Form.INSTANCE)
                    .count();
            assertThat(read).as(module.name()).isGreaterThanOrEqualTo(written);
        }
    }

    @Test
    void theSameFaultIsFoundInAnotherSizeOfItsModule() {
        ModuleSource large =
                modules(() -> new SpacingTimer(12, 9, 17)).iterator().next();
        ModuleSource little =
                modules(() -> new SpacingTimer(5, 3, 7)).iterator().next();
        int found = 0;
        for (Mutant mutant : all(large)) {
            for (Mutant kin : Kin.of(mutant, little).stream().toList()) {
                found++;
                assertThat(kin.fault().kind()).isEqualTo(mutant.fault().kind());
                assertThat(kin.becomes().replaceAll("\\d+'h?d?[0-9a-f]+", "#"))
                        .isEqualTo(mutant.becomes().replaceAll("\\d+'h?d?[0-9a-f]+", "#"));
            }
        }
        assertThat(found).isGreaterThan(all(large).size() * 8 / 10);
        ModuleSource stranger = modules(() -> new PlacePool(4)).iterator().next();
        assertThat(Kin.of(all(large).get(0), stranger)).isEmpty();
    }
}
