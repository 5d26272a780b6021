package org.heddle.hdl.lib.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.lib.bus.Wishbone;
import org.heddle.hdl.lib.bus.WishboneMaster;
import org.heddle.hdl.lib.bus.WishboneSlave;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Commands over the line read and write registers behind a Wishbone, and garbage spoils nothing. */
@Tag("slow")
class SerialBridgeTest {
    private static final int BIT = 4;
    private static final int IDLE = 200;
    private static final int BYTE = 10 * BIT;

    /** Six words. */
    static final class Words extends RegisterMap {
        final List<Word> words = IntStream.range(0, 6)
                .mapToObj(i -> register("word" + i, 4L * i, new Word()))
                .toList();

        Words() {
            super("words", 32, "Six words.");
        }

        static final class Word extends Register {
            final NumberField value = number(31, 0, RegisterAccess.READ_WRITE);
        }
    }

    /** The bridge, a Wishbone, and registers. */
    static final class Board extends Component {
        final Bool rx = asynchronousIn(bool());
        final Bool tx = out(bool());

        Board() {
            SerialBridge bridge = instance(new SerialBridge(5, BIT, IDLE));
            WishboneMaster master = instance(new WishboneMaster(5, 32, Wishbone.Mode.CLASSIC));
            WishboneSlave slave = instance(new WishboneSlave(5, 32, Wishbone.Mode.CLASSIC));
            RegisterBlock<Words> block = instance(new RegisterBlock<>(new Words()));
            bridge.receiveLine.set(rx);
            tx.set(bridge.transmitLine);
            connect(master.request, bridge.request);
            connect(bridge.response, master.response);
            connect(slave.bus, master.bus);
            connect(block.request, slave.request);
            connect(slave.response, block.response);
        }
    }

    private final Interpreter design =
            new Interpreter(Heddle.elaborate(Board::new).circuit());
    private final SerialHost host = new SerialHost(design, "rx", "tx", BIT);

    private void write(int place, int... words) {
        host.send(SerialBridge.WRITE, words.length, 0, 0, 0, place);
        for (int word : words) {
            host.send(word >>> 24, word >>> 16, word >>> 8, word);
        }
    }

    private List<Integer> read(int place, int count) {
        host.received();
        host.send(SerialBridge.READ, count, 0, 0, 0, place);
        host.await(4 * count, 4L * count * BYTE + 400);
        List<Integer> bytes = host.received();
        return IntStream.range(0, count)
                .mapToObj(i -> bytes.get(4 * i) << 24
                        | bytes.get(4 * i + 1) << 16
                        | bytes.get(4 * i + 2) << 8
                        | bytes.get(4 * i + 3))
                .toList();
    }

    @Test
    void burstsAreWrittenAndReadHighestByteFirst() {
        write(0, 0x01234567, 0x89ABCDEF, 0xFFFFFFFE, 0x80000001);
        assertThat(read(0, 4)).containsExactly(0x01234567, 0x89ABCDEF, 0xFFFFFFFE, 0x80000001);
        write(2, 0x55AA1234);
        assertThat(read(1, 3)).containsExactly(0x89ABCDEF, 0x55AA1234, 0x80000001);
        assertThat(read(5, 2)).as("no register behind the last one").containsExactly(0, -1);
    }

    /** 10 bytes on the line; whatever this bridge adds is less than 5 % of them. */
    @Test
    void aReadTakesTheLinesOwnTime() {
        long begin = host.cycle();
        read(0, 1);
        long cycles = host.cycle() - begin;
        assertThat(cycles).isBetween(10L * BYTE - 2L * BIT, 10L * BYTE + 20);
    }

    @Test
    void noWordsAndOtherCommandsDoNothing() {
        host.send(SerialBridge.WRITE, 0, 0, 0, 0, 0);
        host.send(0x00, 0x77, 0xFF);
        write(1, 42);
        assertThat(read(1, 1)).containsExactly(42);
    }

    @Test
    void behindGarbageAndAPauseTheNextCommandIsAnswered() {
        SplittableRandom random = new SplittableRandom(7);
        for (int round = 0; round < 12; round++) {
            int bytes = 1 + random.nextInt(round == 0 ? 1_000 : 40);
            for (int i = 0; i < bytes; i++) {
                // without a command to write: garbage that is one is not garbage
                int value = random.nextInt(256);
                host.send(value == SerialBridge.WRITE ? SerialBridge.READ : value, random.nextInt(10) != 0);
                host.idle(BIT);
            }
            // answers to reads among the garbage come first
            host.idle(256L * 4 * BYTE + IDLE + 2L * BYTE);
            write(round % 4, 1_000 + round);
            assertThat(read(round % 4, 1)).as("round %d", round).containsExactly(1_000 + round);
        }
    }

    @Test
    void halfACommandIsForgotten() {
        write(0, 7);
        host.send(SerialBridge.WRITE, 1, 0, 0, 0, 0, 0xFF, 0xFF);
        host.idle(IDLE + 10);
        assertThat(read(0, 1)).containsExactly(7);
    }

    @Test
    void noToolHasAComplaint() {
        Lint.requireClean(Heddle.elaborate(Board::new));
    }
}
