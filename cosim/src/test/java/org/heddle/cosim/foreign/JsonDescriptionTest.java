package org.heddle.cosim.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.heddle.cosim.build.Toolchain;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.hdl.verilog.VerilogPort;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The description in JSON. Its file is written by hand, in the format that the documents of Verilator 5.046 show: no Verilator
 * that writes it was at hand.
 */
class JsonDescriptionTest {
    private static final Path FOLDER = Path.of("src/test/resources/verilog");
    private static final Path RECORDED = FOLDER.resolve("mixer.tree.json");

    @TempDir
    Path folder;

    private static VerilogFiles mixer() {
        return VerilogFiles.of(FOLDER.resolve("mixer.sv"), FOLDER.resolve("mixer_fold.v"))
                .includeFolder(FOLDER.resolve("include"))
                .define("TICK", "16'd5");
    }

    private List<VerilogPort> ports(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("design.json"), text);
        return XmlPorts.of("mixer", JsonDescription.read("mixer", file)).stream()
                .flatMap(port -> port.simulated().stream())
                .toList();
    }

    @Test
    void portsAreThoseOfTheDescriptionInXml() throws IOException {
        assertThat(ports(Files.readString(RECORDED)))
                .isEqualTo(mixer().read("mixer").ports());
    }

    @Test
    void anArrayMayHaveItsBoundsAsText() throws IOException {
        String text = Files.readString(RECORDED).replace("{\"type\":\"RANGE\"", "{\"kind\":\"RANGE\"");
        assertThat(ports(text)).isEqualTo(ports(Files.readString(RECORDED)));
    }

    @Test
    void portsThatCannotBeSimulatedAreRefusedAsInXml() throws IOException {
        String text = Files.readString(RECORDED);
        assertThatThrownBy(() -> ports(text.replace("\"direction\":\"OUTPUT\"", "\"direction\":\"REF\"")))
                .isInstanceOf(ModelBuildException.class)
                .hasMessageContaining("port \"result\" of \"mixer\" is ref");
        assertThatThrownBy(() -> ports(text.replace("\"refDTypep\":\"(HB)\",", "")))
                .isInstanceOf(ModelBuildException.class)
                .hasMessageContaining("port \"command\" of \"mixer\" has no known type");
    }

    @Test
    void otherTextIsRefusedWithASentence() {
        for (String text : List.of("", "{", "[]", "{\"type\":\"CELL\"}", "<?xml version=\"1.0\"?>", "null")) {
            assertThatThrownBy(() -> ports(text))
                    .as(text)
                    .isInstanceOf(ModelBuildException.class)
                    .hasMessageStartingWith("Verilator's description of \"mixer\"");
        }
        assertThatThrownBy(() -> ports("{\"type\":\"NETLIST\",\"modulesp\":[]}"))
                .hasMessage("Verilator's description has no top module \"mixer\"");
    }

    @Test
    void theReleaseDecidesBetweenXmlAndJson() {
        for (String xml :
                List.of("Verilator 5.006 2023-01-22 rev (Debian 5.006-3)", "Verilator 5.044 2026-01-01 rev x")) {
            assertThat(new Toolchain(xml, folder, "").describesInXml()).as(xml).isTrue();
        }
        for (String json :
                List.of("Verilator 5.046 2026-02-28 rev x", "Verilator 5.045 devel rev x", "Verilator 6.000")) {
            assertThat(new Toolchain(json, folder, "").describesInXml())
                    .as(json)
                    .isFalse();
        }
    }

    /** A program that prints the ports of the mixer, as the Verilator on its PATH tells them. */
    static final class Ports {
        private Ports() {}

        public static void main(String[] arguments) {
            mixer().read("mixer").ports().forEach(port -> System.out.println(port.name() + " " + port.width()));
        }
    }

    @Test
    void aVerilatorWithoutXmlIsAskedForJson() throws Exception {
        Toolchain.installed(); // says so if it is missing, which what runs inside does not
        String path = System.getenv("PATH");
        Path standIn = Files.writeString(folder.resolve("verilator"), """
                #!/bin/sh
                case " $* " in
                    *' --version '*) echo 'Verilator 5.046 2026-02-28 rev v5.046' ;;
                    *' --xml-only '*) echo '%%Error: Invalid option: --xml-only' && exit 1 ;;
                    *' --json-only '*' --json-only-output design.json '*) cp '%s' design.json ;;
                    *) PATH='%s' exec verilator "$@" ;;
                esac
                """.formatted(RECORDED.toAbsolutePath(), path));
        assertThat(standIn.toFile().setExecutable(true)).isTrue();
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Ports.class.getName())
                .redirectErrorStream(true);
        builder.environment().put("PATH", folder + ":" + path);
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(output.lines())
                .containsExactly(
                        "clk_a 1",
                        "clk_b 1",
                        "rst 1",
                        "command 26",
                        "lanes 72",
                        "offset 7",
                        "result 24",
                        "ticks_b 16",
                        "last_op 2");
    }
}
