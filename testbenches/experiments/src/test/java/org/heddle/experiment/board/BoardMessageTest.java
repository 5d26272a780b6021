package org.heddle.experiment.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.tool.Sha256;
import org.heddle.experiment.MessageWords;
import org.heddle.experiment.program.BoardNetwork;
import org.heddle.hdl.Heddle;
import org.heddle.host.HostPort;
import org.heddle.host.serial.DeviceLine;
import org.heddle.host.serial.SerialHostPort;
import org.heddle.host.serial.SerialLine;
import org.heddle.host.serial.SerialLineException;
import org.heddle.mpi.rank.RankFailedException;
import org.heddle.nic.board.LoopbackPairBoard;
import org.heddle.nic.board.LossyNodes;
import org.heddle.testbench.board.BoardOnTerminal;
import org.heddle.testbench.board.SimulatedBoard;
import org.heddle.testbench.board.SimulatedLine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** One message between the nodes of a board, at their host ports, over the line bit by bit, and behind a pseudo-terminal. */
@Tag("slow")
class BoardMessageTest {
    private static final int BAUD = 3_000_000;
    private static final int CYCLES_PER_BIT = 4;
    private static final double HERTZ = 12e6;
    private static final int HALF = 128;
    private static final long SEED = 7;
    private static final SimulationOptions OPTIONS =
            SimulationOptions.defaults().engine(SimulationEngine.JVM).cycleLimit(Long.MAX_VALUE);

    private static BoardMessageResult send(HostPort line, int rate, int bytes) {
        try (BoardNetwork network = new BoardNetwork(line, HERTZ, rate)) {
            return BoardMessage.send(network, bytes, SEED);
        }
    }

    private static void isVerified(BoardMessageResult result, int bytes) {
        assertThat(result.verified()).isTrue();
        assertThat(result.bytes()).isEqualTo(bytes);
        assertThat(result.messageSha256()).isEqualTo(Sha256.of(MessageWords.of(SEED, bytes)));
        assertThat(result.misrouted()).isZero();
        assertThat(result.cycles()).isPositive();
        assertThat(result.microseconds()).isEqualTo(1e6 * result.cycles() / HERTZ);
    }

    private static HostPort onLine(SerialLine line) {
        return new SerialHostPort(line, BAUD, CYCLES_PER_BIT);
    }

    private static SimulatedBoard board() {
        return new SimulatedBoard(LoopbackPairBoard::new, CYCLES_PER_BIT, OPTIONS);
    }

    private static SimulatedPair nodes() {
        return new SimulatedPair(Heddle.elaborate(LossyNodes::ofLoopback));
    }

    /** A node's message has 224 bytes of data. */
    @Test
    void messagesOfAnySizeCome() {
        try (SimulatedPair nodes = nodes()) {
            for (int bytes : new int[] {0, 1, 7, 8, 224, 225, 5_000}) {
                BoardMessageResult result = send(nodes, 0, bytes);
                isVerified(result, bytes);
                assertThat(result.lost()).isZero();
            }
        }
    }

    @Test
    void aMessageComesOverTheLineBitByBit() {
        try (SimulatedLine line = new SimulatedLine(board())) {
            BoardMessageResult quiet = send(onLine(line), 0, 700);
            isVerified(quiet, 700);
            assertThat(quiet.lost()).isZero();
            // A write of a word takes 13 bytes of ten bits on the line, and its read 14 at the other end.
            assertThat(quiet.cycles()).isGreaterThan((700 / Long.BYTES) * (13 + 14) * 10L * CYCLES_PER_BIT);
            BoardMessageResult lossy = send(onLine(line), HALF, 700);
            isVerified(lossy, 700);
            assertThat(lossy.lost()).isPositive();
        }
    }

    @Test
    void aMessageComesBehindAPseudoTerminal() throws InterruptedException {
        try (BoardOnTerminal board = new BoardOnTerminal(board())) {
            Thread running = new Thread(board::run, "board");
            running.start();
            try (DeviceLine line = DeviceLine.open(board.path(), BAUD, 20_000)) {
                isVerified(send(onLine(line), 0, 300), 300);
            } finally {
                board.end();
                running.join();
            }
        }
    }

    /** A port that answers otherwise where a word of the message is read. */
    private record Answering(HostPort inner, long word, Answer answer) implements HostPort {
        interface Answer {
            long to(long word);
        }

        @Override
        public long read(int address) {
            long read = inner.read(address);
            return read == word ? answer.to(read) : read;
        }

        @Override
        public void write(int address, long value) {
            inner.write(address, value);
        }

        @Override
        public long cycle() {
            return inner.cycle();
        }

        @Override
        public void idle(long cycles) {
            inner.idle(cycles);
        }
    }

    @Test
    void aBitThatIsFlippedOnTheWayIsTold() {
        long word = ByteBuffer.wrap(MessageWords.of(SEED, 64))
                .order(ByteOrder.LITTLE_ENDIAN)
                .getLong(5 * Long.BYTES);
        try (SimulatedPair nodes = nodes()) {
            BoardMessageResult result = send(new Answering(nodes, word, read -> read ^ 1L << 40), 0, 64);
            assertThat(result.verified()).isFalse();
            assertThat(result.messageSha256()).isNotEqualTo(Sha256.of(MessageWords.of(SEED, 64)));
            isVerified(send(nodes, 0, 64), 64);
        }
    }

    @Test
    void aLineThatFallsSilentEndsTheMessage() {
        long word = ByteBuffer.wrap(MessageWords.of(SEED, 64))
                .order(ByteOrder.LITTLE_ENDIAN)
                .getLong(0);
        try (SimulatedPair nodes = nodes()) {
            HostPort silent = new Answering(nodes, word, read -> {
                throw new SerialLineException("the line is silent");
            });
            assertThatThrownBy(() -> send(silent, 0, 64))
                    .isInstanceOf(RankFailedException.class)
                    .hasMessageContaining("the line is silent");
        }
    }
}
