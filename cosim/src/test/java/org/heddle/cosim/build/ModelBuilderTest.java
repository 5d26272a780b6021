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
import org.heddle.cosim.tool.Sha256;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
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

    /** The entry of the headers in the cache of the test. */
    private Path headers;

    /** A cache without models that borrows the user's Verilator runtime and its headers, which take seconds to compile. */
    private ModelBuilder builder() throws Exception {
        if (!Files.exists(cache().resolve("objects"))) {
            ContentCache user = ContentCache.ofUser();
            BuildOptions options = BuildOptions.of(Profile.QUICK);
            try (RuntimeObjects shared = RuntimeObjects.in(user, options, (kind, message) -> {});
                    PrecompiledHeader header = PrecompiledHeader.in(user, options, (kind, message) -> {})
                            .orElseThrow()) {
                copy(Path.of(shared.files().get(0)).getParent());
                headers = copy(Path.of(header.path()).getParent());
            }
        }
        return new ModelBuilder(ContentCache.at(cache()), (kind, message) -> heard.add(kind + " " + message));
    }

    private Path cache() {
        return folder.resolve("cache");
    }

    private Path copy(Path entry) throws IOException {
        Path copy = Files.createDirectories(cache().resolve("objects").resolve(entry.getFileName()));
        for (Path file : FileTree.children(entry)) {
            Files.copy(file, copy.resolve(file.getFileName()));
        }
        return copy;
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
    void theKeyIsWorkedOutOnceForWhoAsksAgain() throws Exception {
        ModelBuilder builder = builder();
        VerilogDesign design = inverter("assign b = ~a;");
        String first = builder.keyOf(design, BuildOptions.of(Profile.QUICK));
        assertThat(builder.has(design, BuildOptions.of(Profile.QUICK))).isFalse();
        assertThat(builder.keyOf(design, BuildOptions.of(Profile.QUICK))).isSameAs(first);
        assertThat(builder.keyOf(design, BuildOptions.of(Profile.FAST))).isNotEqualTo(first);
        assertThat(builder.keyOf(inverter("assign b = a;"), BuildOptions.of(Profile.FAST)))
                .isNotEqualTo(first);
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
    void aWarningAboutAFileThatIsNotAtHandEndsWithItsLine() {
        VerilogDesign design = Designs.of("narrow", "module narrow;\nendmodule\n");
        assertThat(new ToolMessages(design).warnings("%Warning-WIDTH: rtl/other.v:9:27: Operator ADD expects 5 bits\n"))
                .containsExactly("Verilator warns: Operator ADD expects 5 bits [WIDTH]\n  rtl/other.v:9");
    }

    @Test
    void wavesWithoutTheDebugProfileAreRefused() {
        assertThatThrownBy(() -> new BuildOptions(Profile.FAST, Optional.of(WaveFormat.VCD), false, false, false))
                .hasMessageContaining("waveforms need the DEBUG profile");
    }

    @Test
    @Tag("slow")
    void modelsBeginWithTheHeadersThatWereCompiledBefore() throws Exception {
        ModelBuilder builder = builder();
        builder.build(inverter("assign b = ~a;"), BuildOptions.of(Profile.QUICK))
                .close();
        assertThat(FileTree.children(cache().resolve("objects"))).hasSize(2);
        assertThat(heard).noneMatch(message -> message.contains("headers"));
        builder.build(inverter("assign b = ~a;"), BuildOptions.of(Profile.THROWAWAY))
                .close();
        assertThat(FileTree.children(cache().resolve("objects"))).hasSize(3);
    }

    /** As on a system where the compiler cannot load what it compiled. */
    @Test
    @Tag("slow")
    void headersThatTheCompilerRefusesAreReadFromTheirFiles() throws Exception {
        ModelBuilder builder = builder();
        reseal("heddle_first.h", "#error not here\n");
        reseal("heddle_first.h.gch", "nothing that was compiled");
        try (BuiltModel model = builder.build(inverter("assign b = ~a;"), BuildOptions.of(Profile.QUICK))) {
            assertThat(model.sharedObject()).isNotEmptyFile();
        }
        assertThat(heard)
                .anyMatch(message ->
                        message.startsWith("STEP again without precompiled headers: the C++ compiler refuses")
                                && message.contains("#error not here"));
    }

    /** Changes a file of the headers, and the seal with it. */
    private void reseal(String name, String text) throws IOException {
        Path seal = headers.resolve("entry.sha256");
        Path file = headers.resolve(name);
        String before = Sha256.of(file);
        Files.delete(file);
        Files.writeString(file, text);
        String lines = Files.readString(seal).replace(before, Sha256.of(file));
        Files.delete(seal);
        Files.writeString(seal, lines);
    }
}
