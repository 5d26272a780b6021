package org.heddle.experiment.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.heddle.hdl.lib.analyser.LogicProbe;
import org.heddle.hdl.lib.analyser.ProbeLayout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProbeFileTest {
    private static final ProbeLayout LAYOUT = new ProbeLayout(
            List.of(
                    new LogicProbe("sent.valid", 0, 1, new TreeMap<>()),
                    new LogicProbe("sum", 1, 70, new TreeMap<>()),
                    new LogicProbe(
                            "state",
                            71,
                            65,
                            new TreeMap<>(
                                    java.util.Map.of(BigInteger.ZERO, "IDLE", BigInteger.ONE.shiftLeft(64), "BUSY")))),
            64);

    @TempDir
    private Path folder;

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("probes.json"), text);
    }

    @Test
    void aLayoutIsReadAsItWasWritten() throws IOException {
        assertThat(ProbeFile.read(file(LAYOUT.json()))).isEqualTo(LAYOUT);
    }

    @Test
    void whatDescribesNoAnalyserIsRefusedByItsPlace() throws IOException {
        String good = LAYOUT.json();
        assertRefused("", "\"depth\" is a number from 1 to 65536");
        assertRefused("{", "it is no JSON");
        assertRefused("[]", "\"depth\" is a number");
        assertRefused(good.replace(": 64", ": 63"), "\"depth\" is a power of two: 63");
        assertRefused(good.replace(": 64", ": 131072"), "\"depth\" is a number from 1 to 65536");
        assertRefused("{\"depth\": 64, \"probes\": []}", "\"probes\" is a list of one at least");
        assertRefused(good.replace("\"sum\"", "\"state\""), "a \"name\" of its own: \"state\"");
        assertRefused(good.replace("\"low\" : 71", "\"low\" : 72"), "\"state\" begins at bit 71");
        assertRefused(good.replace("\"width\" : 70", "\"width\" : 0"), "\"width\" is a number from 1 to 1023");
        assertRefused(good.replace("\"width\" : 70", "\"width\" : 1024"), "\"width\" is a number from 1 to 1023");
        assertRefused(good.replace("\"width\" : 65", "\"width\" : 64"), "codes of their own, of 64 bits: \"BUSY\"");
        assertRefused(good.replace("\"IDLE\" : 0", "\"IDLE\" : \"0\""), "codes of their own");
    }

    private void assertRefused(String text, String rule) throws IOException {
        Path file = file(text);
        assertThatIllegalArgumentException()
                .as(text)
                .isThrownBy(() -> ProbeFile.read(file))
                .withMessageContaining("probes.json does not describe the signals of an analyser: ")
                .withMessageContaining(rule)
                .withMessageContaining("logic_analyser-probes.json");
    }
}
