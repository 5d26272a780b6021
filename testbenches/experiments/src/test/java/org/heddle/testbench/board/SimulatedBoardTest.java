package org.heddle.testbench.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.lib.analyser.LogicAnalyserMap;
import org.heddle.host.MessagePort;
import org.heddle.host.loopback.driver.LoopbackDriver;
import org.heddle.host.serial.DeviceLine;
import org.heddle.host.serial.SerialHostPort;
import org.heddle.host.serial.SerialLineException;
import org.heddle.host.serial.SerialWords;
import org.heddle.nic.board.AnalysedLoopbackBoard;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The same driver on a board's serial line, in this program and behind a pseudo-terminal. */
class SimulatedBoardTest {
    private static final int CYCLES_PER_BIT = 4;
    private static final int BAUD = 3_000_000;

    private static SimulatedBoard board() {
        return new SimulatedBoard(CYCLES_PER_BIT, SimulationOptions.defaults());
    }

    private static void exchange(LoopbackDriver driver, int messages) {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < messages; i++) {
            long[] words = random.longs(random.nextInt(4, 33)).toArray();
            assertThat(driver.offer(0, words)).isTrue();
            MessagePort.Message message = driver.await(100_000);
            assertThat(message.from()).isZero();
            assertThat(message.words()).isEqualTo(words);
        }
    }

    @Test
    @Tag("slow")
    void messagesComeBackWordForWord() {
        try (SimulatedLine line = new SimulatedLine(board())) {
            LoopbackDriver driver = new LoopbackDriver(new SerialHostPort(line, BAUD, CYCLES_PER_BIT));
            assertThat(driver.node()).isZero();
            exchange(driver, 20);
        }
    }

    @Test
    @Tag("slow")
    void besideALogicAnalyserTheNodeIsTheSame() {
        SimulationOptions options = SimulationOptions.defaults().engine(SimulationEngine.JVM);
        try (SimulatedLine line =
                new SimulatedLine(new SimulatedBoard(AnalysedLoopbackBoard::new, CYCLES_PER_BIT, options))) {
            exchange(new LoopbackDriver(new SerialHostPort(line, BAUD, CYCLES_PER_BIT)), 3);
            assertThat(new SerialWords(line).read(AnalysedLoopbackBoard.ANALYSER))
                    .isEqualTo(LogicAnalyserMap.IDENTITY);
        }
    }

    @Test
    void aReadTakesTheTimeOfItsBytesOnTheLine() {
        try (SimulatedBoard board = board()) {
            SerialHostPort port = new SerialHostPort(new SimulatedLine(board), BAUD, CYCLES_PER_BIT);
            long before = board.cycle();
            port.read(0);
            // 6 bytes there and 8 back, of 10 bits of 4 cycles each; 5 % more is allowed.
            int wire = 14 * 10 * CYCLES_PER_BIT;
            assertThat(port.cycle()).isEqualTo(wire);
            assertThat(board.cycle() - before).isBetween((long) wire, wire * 105L / 100);
        }
    }

    @Test
    @Tag("slow")
    void behindGarbageAndAPauseTheNextCommandIsAnswered() {
        try (SimulatedBoard board = board()) {
            SimulatedLine line = new SimulatedLine(board);
            LoopbackDriver driver = new LoopbackDriver(new SerialHostPort(line, BAUD, CYCLES_PER_BIT));
            byte[] garbage = new byte[1000];
            new SplittableRandom(8).nextBytes(garbage);
            for (int i = 0; i < garbage.length; i++) {
                garbage[i] |= (byte) 0x80; // no command among them reads or writes registers
            }
            line.write(garbage);
            line.write(new byte[] {1, 3, 0}); // half a command
            for (int bit = 0; bit < 300; bit++) {
                board.bit();
            }
            line.discardReceived();
            exchange(driver, 3);
        }
    }

    @Test
    @Tag("slow")
    void aProgramAtThePseudoTerminalSeesTheSameBoard() throws InterruptedException {
        try (BoardOnTerminal board = new BoardOnTerminal(CYCLES_PER_BIT, SimulationOptions.defaults())) {
            Thread running = new Thread(board::run, "board");
            running.start();
            try (DeviceLine line = DeviceLine.open(board.path(), BAUD, 20_000)) {
                exchange(new LoopbackDriver(new SerialHostPort(line, BAUD, CYCLES_PER_BIT)), 5);
            } finally {
                board.end();
                running.join();
            }
        }
    }

    @Test
    void aPortThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> DeviceLine.open("/dev/ttyNONE9", BAUD, 100))
                .isInstanceOf(SerialLineException.class)
                .hasMessage("there is no serial port /dev/ttyNONE9: is the board plugged in?");
    }

    @Test
    void aBoardThatDoesNotAnswerIsNamed() {
        try (PseudoTerminal nobody = PseudoTerminal.open();
                DeviceLine line = DeviceLine.open(nobody.path(), BAUD, 200)) {
            assertThatThrownBy(() -> new LoopbackDriver(new SerialHostPort(line, BAUD, CYCLES_PER_BIT)))
                    .isInstanceOf(SerialLineException.class)
                    .hasMessageContaining("gave 0 of 8 bytes")
                    .hasMessageContaining(nobody.path());
        }
    }
}
