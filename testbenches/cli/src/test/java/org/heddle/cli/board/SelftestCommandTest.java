package org.heddle.cli.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.heddle.cli.Answer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.testbench.board.BoardOnTerminal;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The self-test on boards that are simulated here and behind a pseudo-terminal; what is no port is refused by name. */
class SelftestCommandTest {
    @TempDir
    private Path folder;

    @Test
    @Tag("slow")
    void aBoardThatIsSimulatedHerePasses() {
        Path json = folder.resolve("selftest.json");
        Answer answer = Answer.to("selftest", "--port", "cosim:", "--seconds", "0", "--json", json.toString());
        assertThat(answer.status()).as(answer.err()).isZero();
        assertThat(answer.out())
                .contains("identity      passed  {identity=0x4c4f4f5042414b31}")
                .contains("link loop     passed  {misrouted=0x4}")
                .contains("soak          passed")
                .contains(
                        "no steps here: memory, memory speed and transfer, as this board has no memory; link errors,");
        assertThat(json)
                .content()
                .contains("\"port\" : \"cosim:\"", "\"top\" : \"loopback\"", "\"steps\" : [", "\"next\" : \"\"");
    }

    @Test
    @Tag("slow")
    void aBoardBehindAPseudoTerminalPasses() throws InterruptedException {
        try (BoardOnTerminal board = new BoardOnTerminal(4, SimulationOptions.defaults())) {
            Thread running = new Thread(board::run, "board");
            running.start();
            try {
                Answer answer = Answer.to("selftest", "--port", "pty:" + board.path(), "--seconds", "0");
                assertThat(answer.status()).as(answer.err()).isZero();
                Answer twice = Answer.to("selftest", "--port", "serial:" + board.path(), "--seconds", "0");
                assertThat(twice.out()).contains("link loop     passed  {misrouted=0x8}");
            } finally {
                board.end();
                running.join();
            }
        }
    }

    /** Bit by bit over the line; the steps' own test has them at the host ports. */
    @ParameterizedTest
    @ValueSource(strings = {"dimmnet2", "dimmnet2-pair"})
    @Tag("whole")
    void cutDownNodesThatAreSimulatedHerePassEightSteps(String top) {
        Path json = folder.resolve("selftest.json");
        Answer answer = Answer.to("selftest", "--port", "cosim:" + top, "--seconds", "1", "--json", json.toString());
        assertThat(answer.status()).as(answer.out() + answer.err()).isZero();
        assertThat(answer.out())
                .contains("registers     passed  {node0.number=16 bits hold", "memory        passed  {node0=4096 bytes")
                .contains("link errors   passed  {rate=48 of 256", "soak          passed  {commands=")
                .doesNotContain("no steps here");
        assertThat(json).content().contains("\"top\" : \"" + top + "\"");
    }

    @Test
    void whatIsNoPortIsRefused() {
        Answer none = Answer.to("selftest", "--port", "usb:1");
        assertThat(none.status()).isEqualTo(2);
        assertThat(none.err()).contains("there is no port \"usb:1\": take serial:PATH, pty:PATH or cosim:");
        Answer nowhere = Answer.to("selftest", "--port", "pty:");
        assertThat(nowhere.status()).isEqualTo(2);
        assertThat(nowhere.err()).contains("--port pty: names no path: give one, such as /dev/ttyUSB0");
        Answer gone = Answer.to("selftest", "--port", "serial:/dev/ttyNONE9");
        assertThat(gone.status()).isEqualTo(2);
        assertThat(gone.err()).contains("there is no serial port /dev/ttyNONE9");
        Answer top = Answer.to("selftest", "--port", "cosim:dimmnet3");
        assertThat(top.status()).isEqualTo(2);
        assertThat(top.err()).contains("no top is called 'dimmnet3'");
        Answer rate = Answer.to("selftest", "--port", "cosim:?baud=7000000");
        assertThat(rate.status()).isEqualTo(2);
        assertThat(rate.err()).contains("a clock of 12 MHz makes no line of 7000000 baud");
    }
}
