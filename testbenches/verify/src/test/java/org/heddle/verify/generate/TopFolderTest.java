package org.heddle.verify.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;
import org.heddle.hdl.verilog.FileList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TopFolderTest {
    /** A register, so that there are a clock and a reset. */
    private static final class Stage extends Component {
        public final Bool step = in(bool());
        public final UInt count = out(uint(8));

        Stage() {
            UInt value = reg(uint(8)).init(0);
            when(step, () -> value.set(value.addWrap(1)));
            count.set(value);
        }
    }

    private static final class Pair extends Component {
        public final Bool step = in(bool()); // of the pair
        public final UInt sum = out(uint(9));

        Pair() {
            Stage first = instance(new Stage());
            Stage second = instance(new Stage());
            first.step.set(step);
            second.step.set(first.count.bits(0, 0).eq(1));
            sum.set(first.count.addGrow(second.count));
        }
    }

    private static final class LampRegisters extends RegisterMap {
        final Lamp lamp = register(0, new Lamp());

        LampRegisters() {
            super("lamp", 32, "Shines.");
        }
    }

    private static final class Lamp extends Register {
        final FlagField on = flag(0, RegisterAccess.READ_WRITE);
    }

    private static final class Lit extends Component {
        public final Stream<RegisterRequest> request = in(stream(RegisterRequest.type(2, 32)));
        public final Stream<RegisterResponse> response = out(stream(RegisterResponse.type(32)));
        public final Bool shines = out(bool());

        Lit() {
            RegisterBlock<LampRegisters> registers = instance(new RegisterBlock<>(new LampRegisters()));
            connect(registers.request, request);
            connect(response, registers.response);
            shines.set(registers.value(registers.map().lamp.on));
        }
    }

    @Test
    void aRegisterMapInsideTheTopBringsItsDocumentsAndTheFolderCanBeReplaced(@TempDir Path out) throws IOException {
        TopFolder lit = TopFolder.of(new Top("lit", "small", "A lamp", Lit::new, List.of()));
        assertThat(lit.files())
                .containsKeys(
                        "lamp-registers.csv",
                        "lamp-registers.h",
                        "lamp-registers.md",
                        "lamp-registers.rdl",
                        "lamp-registers.svd",
                        "lamp-registers.svg");
        OutputFolder.at(out).replace(List.of(lit));
        OutputFolder.at(out).replace(List.of(lit));
        assertThat(Files.readString(out.resolve("lit-small/lamp-registers.h"))).contains("LAMP_LAMP_ON_MASK");
    }

    private static final class Nest extends Component {
        public final Bool step = in(bool());
        public final UInt sum = out(uint(9));

        Nest() {
            Pair pair = instance(new Pair());
            pair.step.set(step);
            sum.set(pair.sum);
        }
    }

    @Test
    void modulesOfATopInsideStandInItsFolderOnlyAndListMapAndDrawingsLeadThere(@TempDir Path out) throws IOException {
        Top pair = new Top("pair", "small", "Two counters in a row", Pair::new, List.of());
        Top nest = new Top("nest", "small", "A pair inside", Nest::new, List.of()).around(pair);
        TopFolder nested = TopFolder.of(nest);
        assertThat(nested.files())
                .containsOnlyKeys(
                        "Nest.svg",
                        "Nest.v",
                        "constraints.lpf",
                        "constraints.sdc",
                        "constraints.xdc",
                        "files.f",
                        "ports.md",
                        "source-map.json");
        assertThat(nested.files().get("files.f")).isEqualTo("../pair-small/Stage.v\n../pair-small/Pair.v\nNest.v\n");
        assertThat(nested.files().get("source-map.json")).contains("\"Nest.v\"").doesNotContain("Stage.v");
        assertThat(nested.files().get("Nest.svg")).contains("href=\"../pair-small/Pair.svg\"");
        assertThat(nested.modules()).isEqualTo(3);

        OutputFolder.at(out).replace(List.of(TopFolder.of(pair), nested));
        assertThat(FileList.in(out.resolve("nest-small")))
                .extracting(file -> file.normalize().toString())
                .containsExactly(out + "/pair-small/Stage.v", out + "/pair-small/Pair.v", out + "/nest-small/Nest.v");
        Files.delete(out.resolve("pair-small/Stage.v"));
        assertThatThrownBy(() -> FileList.in(out.resolve("nest-small")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("pair-small/Stage.v, which is missing: keep the folders side by side");
    }

    private final TopFolder folder =
            TopFolder.of(new Top("pair", "small", "Two counters in a row", Pair::new, List.of()));

    @Test
    void theFolderIsNamedAfterTopAndConfiguration() {
        assertThat(folder.name()).isEqualTo("pair-small");
    }

    @Test
    void eachModuleIsOneFileHoweverManyInstancesItHas() {
        assertThat(folder.files())
                .containsOnlyKeys(
                        "Pair.svg",
                        "Pair.v",
                        "Stage.v",
                        "constraints.lpf",
                        "constraints.sdc",
                        "constraints.xdc",
                        "files.f",
                        "ports.md",
                        "source-map.json");
        assertThat(folder.modules()).isEqualTo(2);
        assertThat(folder.lines())
                .isEqualTo((int) (folder.files().get("Pair.v").lines().count()
                        + folder.files().get("Stage.v").lines().count()));
    }

    @Test
    void theFileListHasChildrenBeforeParents() {
        assertThat(folder.files()).containsEntry("files.f", "Stage.v\nPair.v\n");
    }

    @Test
    void thePortTableSaysWidthDirectionRoleAndPlace() throws IOException {
        assertThat(folder.files().get("ports.md"))
                .startsWith("# Ports of Pair\n\nTwo counters in a row (`pair`, configuration `small`).\n")
                .contains("| `clock` | input | 1 | clock, rising edge | TopFolderTest.java:")
                .contains("| `reset` | input | 1 | reset, synchronous, active high | TopFolderTest.java:")
                .contains("| `step` | input | 1 | data | " + placeOf("step = in(bool()); // of the pair") + " |")
                .contains("| `sum` | output | 9 | data | " + placeOf("sum = out(uint(9))") + " |");
    }

    /** Where a text stands in this very file. */
    private static String placeOf(String text) throws IOException {
        String source = Files.readString(Path.of("src/test/java/org/heddle/verify/generate/TopFolderTest.java"));
        long before = source.substring(0, source.indexOf(text))
                .chars()
                .filter(c -> c == '\n')
                .count();
        return "TopFolderTest.java:" + (before + 1);
    }

    @Test
    void theSourceMapHasTheLineThatStandsBehindEachVerilogLine() {
        String map = folder.files().get("source-map.json");
        String[] verilog = folder.files().get("Stage.v").split("\n");
        String ofStage = map.substring(map.indexOf("\"Stage.v\""), map.indexOf("\"Pair.v\""));
        for (int i = 0; i < verilog.length; i++) {
            int comment = verilog[i].lastIndexOf("// TopFolderTest.java:");
            if (comment >= 0) {
                assertThat(ofStage).contains("\"" + (i + 1) + "\" : \"" + verilog[i].substring(comment + 3) + "\"");
            } else {
                assertThat(ofStage).doesNotContain("\"" + (i + 1) + "\" :");
            }
        }
    }
}
