package org.heddle.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.heddle.cli.Answer;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.nic.mpc.MpcConfiguration;
import org.heddle.nic.mpc.MpcNode;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.nic.offload.ReductionNode;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands that simulate Verilog from a folder see a fault that was planted there. */
class VerilogOptionTest {
    private static final Supplier<Component> PUBLISHED = () -> new Dimmnet2Node(Dimmnet2Configuration.published());
    private static final String WRITE_UNIT = "WriteUnit_";
    private static final String LAST_LANES = "assign memory_data_lanes = ";

    @TempDir
    private Path folder;

    private final @Nullable String engine = System.getProperty(SimulationEngine.PROPERTY);

    /** These are about text: whoever runs all tests on the engine inside the JVM does not mean them. */
    @BeforeEach
    void chooseNoEngine() {
        System.clearProperty(SimulationEngine.PROPERTY);
    }

    @AfterEach
    void chooseAsBefore() {
        if (engine != null) {
            System.setProperty(SimulationEngine.PROPERTY, engine);
        }
    }

    private Answer with(String... words) {
        return Answer.to(Stream.concat(Stream.of(words), Stream.of("--verilog", folder.toString()))
                .toArray(String[]::new));
    }

    /** Writes a node's modules and changes a line of one of them. */
    private void plant(Supplier<Component> node, String module, String right, String wrong) throws IOException {
        Heddle.elaborate(node).verilog().writeTo(folder);
        try (Stream<Path> files = Files.list(folder)) {
            Path file = files.filter(each -> each.getFileName().toString().startsWith(module))
                    .findFirst()
                    .orElseThrow();
            String text = Files.readString(file);
            assertThat(text).contains(right);
            Files.writeString(file, text.replace(right, wrong));
        }
    }

    private static List<String> pattern(String... more) {
        return Stream.concat(
                        Stream.of(
                                "transfer",
                                "--nic",
                                "dimmnet2",
                                "--operation",
                                "write",
                                "--configuration",
                                "published"),
                        Stream.of(more))
                .toList();
    }

    @Test
    @Tag("slow")
    void aTransferSeesAPlantedFault() throws IOException {
        plant(PUBLISHED, WRITE_UNIT, LAST_LANES, LAST_LANES + "8'hfe & ");
        List<String> words = pattern(
                "--source", "contiguous:base=0x0,bytes=256", "--destination", "contiguous:base=0x1000,bytes=256");
        Answer answer = with(words.toArray(String[]::new));
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.err()).contains("modules of Dimmnet2Pair", "NOT VERIFIED");
    }

    @Test
    @Tag("slow")
    void aMessageSeesAPlantedFault() throws IOException {
        plant(PUBLISHED, WRITE_UNIT, LAST_LANES, LAST_LANES + "8'hfe & ");
        Answer answer = with("message", "--rows", "4");
        assertThat(answer.status()).isEqualTo(1);
    }

    @Test
    @Tag("slow")
    void aSoakSeesAPlantedFault() throws IOException {
        plant(PUBLISHED, WRITE_UNIT, LAST_LANES, LAST_LANES + "8'hfe & ");
        Answer answer = with("soak", "dimmnet2", "--configuration", "published", "--count", "20", "--seed", "1");
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.out()).contains("MISMATCH");
    }

    private static final Supplier<Component> REMOTE_WRITES = () -> new MpcNode(MpcConfiguration.published());

    /** A receipt that names another operation. */
    @Test
    @Tag("slow")
    void aSoakOfRemoteWritesSeesAPlantedFault() throws IOException {
        plant(REMOTE_WRITES, "LmrWriter_", "{160'd0, receipt_data_rid,", "{160'd0, receipt_data_rid ^ 32'd1,");
        Answer soak = with("soak", "mpc", "--count", "100", "--seed", "2");
        assertThat(soak.status()).as(soak.out()).isEqualTo(1);
        assertThat(soak.out()).contains("MISMATCH", "Again: ./heddle soak mpc --seed 2 --count 100");
    }

    @Test
    @Tag("slow")
    void aMessageOverRemoteWritesSeesAPlantedFault() throws IOException {
        plant(REMOTE_WRITES, "Scatter_", "assign memory_data_lanes = ", "assign memory_data_lanes = 32'hfffffffe & ");
        assertThat(with("message", "--nic", "mpc", "--bytes", "4096", "--protocol", "rendezvous")
                        .status())
                .isEqualTo(1);
    }

    @Test
    @Tag("slow")
    void aReductionSeesAPlantedFault() throws IOException {
        plant(
                () -> new ReductionNode(ReductionConfiguration.improved()),
                "ReductionAlu_",
                "assign result_data_value = ",
                "assign result_data_value = 64'd1 ^ ");
        Answer answer = with(
                "reduce",
                "--nodes",
                "2",
                "--arity",
                "2",
                "--type",
                "int64",
                "--operation",
                "sum",
                "--bytes",
                "8",
                "--mode",
                "fast");
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.err()).contains("NOT the oracle's bits");
    }

    static Stream<List<String>> commands() {
        return Stream.of(
                List.of("message"),
                List.of("soak", "dimmnet2"),
                List.of("soak", "reduction"),
                List.of("soak", "mpc"),
                List.of(
                        "reduce",
                        "--nodes",
                        "2",
                        "--arity",
                        "2",
                        "--type",
                        "int64",
                        "--operation",
                        "sum",
                        "--bytes",
                        "8",
                        "--mode",
                        "fast"),
                pattern("--source", "contiguous:base=0,bytes=4", "--destination", "contiguous:base=0,bytes=4"));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aFolderWithoutVerilogIsRefused(List<String> command) {
        Answer answer = with(command.toArray(String[]::new));
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains(folder + " holds no Verilog files");
    }

    @Test
    void aFolderWithoutANameIsRefused() {
        assertThat(Answer.to("soak", "dimmnet2", "--count", "1", "--verilog", "")
                        .err())
                .contains("--verilog '' names no folder");
    }
}
