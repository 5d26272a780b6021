package org.heddle.hdl.lib.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.lib.stream.Queue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of both ends of a serial line against a host with a bit time of its own. */
class SerialEndsTest {
    /** Sends back what it receives, and counts what it does not. */
    static final class Echo extends Component {
        final Bool rx = asynchronousIn(bool());
        final Bool tx = out(bool());
        final UInt errors = out(uint(8));

        Echo(int cyclesPerBit) {
            parameter("cyclesPerBit", cyclesPerBit);
            UartReceiver receiver = instance(new UartReceiver(cyclesPerBit));
            UartTransmitter transmitter = instance(new UartTransmitter(cyclesPerBit));
            Queue<UInt> queue = instance(new Queue<>(uint(8), 4));
            receiver.line.set(rx);
            tx.set(transmitter.line);
            queue.enqueue.valid().set(receiver.received.valid());
            queue.enqueue.data().set(receiver.received.data());
            unused(queue.enqueue.ready());
            unused(queue.count);
            connect(transmitter.bytes, queue.dequeue);
            UInt count = reg(uint(8)).init(0);
            when(receiver.framingError, count::increment);
            errors.set(count);
        }
    }

    private static Interpreter echo(int cyclesPerBit) {
        return new Interpreter(Heddle.elaborate(() -> new Echo(cyclesPerBit)).circuit());
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"4, 4", "5, 5", "16, 16", "16, 15.4", "16, 16.6"})
    void everyByteComesBackAlsoFromAHostWithAnotherClock(int cyclesPerBit, double host) {
        Interpreter design = echo(cyclesPerBit);
        SerialHost other = new SerialHost(design, "rx", "tx", host);
        List<Integer> sent = new ArrayList<>();
        IntStream.range(0, 256).forEach(value -> {
            other.send(value);
            sent.add(value);
            other.idle(value % 3 * cyclesPerBit + cyclesPerBit);
        });
        other.idle(30L * cyclesPerBit);
        assertThat(other.received()).isEqualTo(sent);
        assertThat(design.peek("errors")).isZero();
    }

    @Test
    void aByteWithoutAStopBitIsCountedAndNotDelivered() {
        Interpreter design = echo(8);
        SerialHost host = new SerialHost(design, "rx", "tx", 8);
        host.send(0x00, false);
        host.idle(40);
        host.send(0x5A);
        host.idle(300);
        assertThat(host.received()).containsExactly(0x5A);
        assertThat(design.peek("errors")).isEqualTo(1);
    }

    @Test
    void aGlitchIsNoStartBit() {
        Interpreter design = echo(8);
        SerialHost host = new SerialHost(design, "rx", "tx", 8);
        design.poke("rx", 0);
        host.idle(2);
        design.poke("rx", 1);
        host.idle(200);
        host.send(0xC3);
        host.idle(300);
        assertThat(host.received()).containsExactly(0xC3);
        assertThat(design.peek("errors")).isZero();
    }

    @Test
    void bytesFollowEachOtherWithoutAPause() {
        Interpreter design =
                new Interpreter(Heddle.elaborate(() -> new UartTransmitter(4)).circuit());
        design.poke("reset", 1);
        design.step();
        design.poke("reset", 0);
        design.poke("bytes_valid", 1);
        design.poke("bytes_data", 0x55);
        StringBuilder line = new StringBuilder();
        for (int cycle = 0; cycle < 81; cycle++) {
            line.append(design.peek("line"));
            design.step();
        }
        String frame = "0000" + "11110000".repeat(4) + "1111";
        assertThat(line.toString()).isEqualTo("1" + frame + frame);
    }

    @Test
    void bitsThatAreTooShortAreRefused() {
        assertThatThrownBy(() -> Heddle.elaborate(() -> new UartReceiver(3)))
                .hasMessageContaining("cyclesPerBit must be >= 4: cyclesPerBit=3");
    }

    @Test
    void noToolHasAComplaint() {
        Lint.requireClean(Heddle.elaborate(() -> new Echo(8)));
    }
}
