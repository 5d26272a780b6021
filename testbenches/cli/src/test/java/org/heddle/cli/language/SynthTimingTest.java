package org.heddle.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.heddle.cli.Answer;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.catalogue.TopClock;
import org.heddle.hdl.lib.stream.CreditCounter;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.nic.catalogue.Tops;
import org.heddle.verify.timing.TimingResult;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
class SynthTimingTest {
    private static final String BLOCK = "credit-counter-8";

    @TempDir
    private Path place;

    static Iterable<Top> tops() {
        return Tops.all();
    }

    @Test
    void aClockThatIsReachedEndsWellAndItsFiguresAreWritten() throws Exception {
        Path json = place.resolve("timing.json");
        Answer answer = Answer.to("synth", BLOCK, "--timing", "--clock", "clock=100", "--json", json.toString());
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).contains("CreditCounter_8 on ecp5, speed 6", "between registers", "Path 1: ");
        TimingResult result = TimingResult.fromJson(Files.readString(json));
        assertThat(result.clocks()).singleElement().satisfies(clock -> {
            assertThat(clock.name()).isEqualTo("clock");
            assertThat(clock.periodNanoseconds()).isEqualTo(10);
            assertThat(clock.failing()).isZero();
            assertThat(clock.worstNanoseconds()).isBetween(1.0, 10.0);
        });
        assertThat(result.registers()).isEqualTo(4);
    }

    @Test
    void aClockThatIsMissedEndsWithOne() {
        Answer answer = Answer.to("synth", BLOCK, "--timing", "--clock", "clock=1000", "--paths", "0");
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.out()).doesNotContain("Path 1");
    }

    @Test
    void theFasterGradeIsFaster() {
        Answer answer = Answer.to("synth", BLOCK, "--timing", "--clock", "clock=480", "--speed", "8");
        assertThat(answer.status()).isZero();
        assertThat(Answer.to("synth", BLOCK, "--timing", "--clock", "clock=480").status())
                .isEqualTo(1);
    }

    @Test
    void anotherFamilyHasItsOwnDelaysAndXilinxOnesSayThatTheyAreUncompared() {
        Answer answer = Answer.to("synth", BLOCK, "--timing", "--target", "xilinx", "--clock", "clock=100");
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).contains("on xilinx, speed 1", "these delays have been compared with nothing");
        assertThat(Answer.to("synth", BLOCK, "--timing", "--target", "ice40", "--clock", "clock=100")
                        .out())
                .contains("on ice40, speed hx")
                .doesNotContain("compared with nothing");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--timing | clock clock of CreditCounter_8 has no period: say --clock clock=MHZ",
                "--timing --clock clok=100 | CreditCounter_8 has no clock 'clok'. Its clocks are: clock.",
                "--timing --clock 100 | --clock takes NAME=MHZ with a frequency above 0, such as clock=100, and not '100'.",
                "--timing --clock clock=0 | and not 'clock=0'.",
                "--timing --clock clock=100 --speed 7 | ecp5.delays has no speed '7'. Its speeds are: 6, 8.",
                "--timing --clock clock=100 --paths -1 | --paths must be 0 or more, and is -1.",
                "--timing --target ice50 | no target is called 'ice50'",
                "--timing --verilog . | . has no files.f: name the folder of one top, as ./heddle generate writes it",
                "--target ecp5 --clock clock=100 | belong to --timing: add it.",
            })
    void mistakesAreAnswered(String words, String message) {
        String[] all = ("synth " + BLOCK + " " + words).split(" ");
        Answer answer = Answer.to(all);
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains(message);
    }

    @Test
    void aFolderOfVerilogIsTimedInsteadOfWhatJavaMakesNow() throws Exception {
        VerilogDesign design = Heddle.elaborate(SynthTimingTest::block).verilog();
        design.writeTo(place);
        Files.writeString(place.resolve("files.f"), design.top() + ".v\n");
        Files.writeString(
                place.resolve("source-map.json"),
                "{\"top\": \"%s\", \"files\": {\"%1$s.v\": {\"1\": \"Elsewhere.java:7\"}}}".formatted(design.top()));
        Answer answer = Answer.to("synth", BLOCK, "--timing", "--clock", "clock=100", "--verilog", place.toString());
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).contains("CreditCounter_3 on ecp5", "Elsewhere.java:7");
    }

    private static CreditCounter block() {
        return new CreditCounter(3);
    }

    @ParameterizedTest
    @MethodSource("tops")
    void eachTopCarriesAFrequencyForEachOfItsClocks(Top top) {
        assertThat(top.generated().verilog().ports().stream()
                        .filter(port -> port.role() == VerilogPort.Role.CLOCK)
                        .map(VerilogPort::name))
                .containsExactlyElementsOf(
                        top.clocks().stream().map(TopClock::name).toList());
    }
}
