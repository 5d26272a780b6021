package org.heddle.cosim.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.cosim.Designs;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.tool.FileTree;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ModelBuilderTest {
    private ScratchFolder scratch;
    private Path folder;

    @BeforeEach
    void makeFolder() throws IOException {
        scratch = ScratchFolder.in(Path.of("target", "scratch"));
        folder = scratch.path();
    }

    @AfterEach
    void removeFolder() throws IOException {
        scratch.close();
    }

    private final List<String> heard = new ArrayList<>();

    /** A cache without models that borrows the user's Verilator runtime, which takes seconds to compile. */
    private ModelBuilder builder() throws Exception {
        if (!Files.exists(cache().resolve("objects"))) {
            try (RuntimeObjects shared =
                    RuntimeObjects.in(ContentCache.ofUser(), BuildOptions.of(Profile.QUICK), (kind, message) -> {})) {
                copy(Path.of(shared.files().get(0)).getParent());
            }
        }
        return new ModelBuilder(ContentCache.at(cache()), (kind, message) -> heard.add(kind + " " + message));
    }

    private Path cache() {
        return folder.resolve("cache");
    }

    private void copy(Path entry) throws IOException {
        Path copy = Files.createDirectories(cache().resolve("objects").resolve(entry.getFileName()));
        for (Path file : FileTree.children(entry)) {
            Files.copy(file, copy.resolve(file.getFileName()));
        }
    }

    private static VerilogDesign inverter(String body) {
        return Designs.of(
                "inverter",
                "module inverter(input a, output b);\n" + body + "\nendmodule\n",
                Designs.in("a", 1),
                Designs.out("b", 1));
    }

    @Test
    void theSameDesignIsCompiledOnce() throws Exception {
        BuildOptions options = BuildOptions.of(Profile.QUICK);
        try (BuiltModel first = builder().build(inverter("assign b = ~a;"), options)) {
            assertThat(first.entry().fresh()).isTrue();
            assertThat(first.sharedObject()).isNotEmptyFile();
        }
        try (BuiltModel second = builder().build(inverter("assign b = ~a;"), options)) {
            assertThat(second.entry().fresh()).isFalse();
        }
        assertThat(heard.get(heard.size() - 1)).startsWith("STEP model \"inverter\" (quick) found in the cache in 0.");
    }

    @Test
    void whateverChangesTheResultChangesTheKey() throws Exception {
        ModelBuilder builder = builder();
        VerilogDesign design = inverter("assign b = ~a;");
        List<String> keys = List.of(
                builder.keyOf(design, BuildOptions.of(Profile.QUICK)),
                builder.keyOf(design, BuildOptions.of(Profile.FAST)),
                builder.keyOf(design, BuildOptions.tracing(WaveFormat.VCD)),
                builder.keyOf(design, BuildOptions.tracing(WaveFormat.FST)),
                builder.keyOf(inverter("assign b =  ~a;"), BuildOptions.of(Profile.QUICK)));
        assertThat(keys).doesNotHaveDuplicates();
        assertThat(builder.keyOf(design, BuildOptions.of(Profile.QUICK))).isEqualTo(keys.get(0));
    }

    @Test
    void brokenVerilogIsReportedAtItsJavaLine() throws Exception {
        ModelBuilder builder = builder();
        assertThatThrownBy(
                        () -> builder.build(inverter("assign b = ~a;\nassign c = a"), BuildOptions.of(Profile.QUICK)))
                .isInstanceOf(ModelBuildException.class)
                .hasMessageContaining("Verilator refuses top \"inverter\": syntax error, unexpected endmodule")
                .hasMessageContaining("\n  at Inverter.java:104\n")
                .hasMessageContaining("inverter.v:4: endmodule");
        assertThat(cache().resolve("models")).isEmptyDirectory();
    }

    @Test
    void anUndefinedNameIsReportedWithItsLineQuoted() throws Exception {
        ModelBuilder builder = builder();
        assertThatThrownBy(() -> builder.build(inverter("assign b = ~missing;"), BuildOptions.of(Profile.QUICK)))
                .isInstanceOf(ModelBuildException.class)
                .hasMessageContaining("missing")
                .hasMessageContaining("at Inverter.java:102")
                .hasMessageContaining("inverter.v:2: assign b = ~missing;");
    }

    @Test
    void aPortThatTheVerilogLacksIsNamed() throws Exception {
        VerilogDesign design = Designs.of(
                "portless", "module portless(input a);\nendmodule\n", Designs.in("a", 1), Designs.out("b", 1));
        ModelBuilder builder = builder();
        assertThatThrownBy(() -> builder.build(design, BuildOptions.of(Profile.QUICK)))
                .isInstanceOf(ModelBuildException.class)
                .hasMessageContaining("the Verilog of top \"portless\" has no port \"b\"");
    }

    @Test
    void warningsAreTranslatedAndNotForgottenByTheCache() throws Exception {
        VerilogDesign narrow = Designs.of(
                "narrow",
                "module narrow(input [7:0] a, output [3:0] b);\n  assign b = a;\nendmodule\n",
                Designs.in("a", 8),
                Designs.out("b", 4));
        for (int round = 0; round < 2; round++) {
            heard.clear();
            builder().build(narrow, BuildOptions.of(Profile.QUICK)).close();
            assertThat(heard)
                    .anySatisfy(message -> assertThat(message)
                            .startsWith("WARNING Verilator warns: ")
                            .contains("[WIDTH]")
                            .contains("at Narrow.java:102")
                            .contains("narrow.v:2: assign b = a;"));
        }
    }

    @Test
    void wavesWithoutTheDebugProfileAreRefused() {
        assertThatThrownBy(() -> new BuildOptions(Profile.FAST, Optional.of(WaveFormat.VCD), false, false))
                .hasMessageContaining("waveforms need the DEBUG profile");
    }
}
