package org.heddle.gallery.uart;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.catalogue.TopLevel;
import org.heddle.hdl.lib.serial.UartReceiver;
import org.heddle.hdl.lib.serial.UartTransmitter;
import org.heddle.hdl.lib.stream.Queue;

/**
 * A serial port with a queue each way: 8 bits, the lowest first, a start bit, a stop bit, no parity. A byte that comes while the queue of received
 * ones is full is lost, and {@code overrun} says so.
 */
@TopLevel(arguments = "104, 16")
public final class Uart extends Component {
    public final Stream<UInt> toSend = in(stream(uint(8)));
    public final Stream<UInt> received = out(stream(uint(8)));
    public final Bool overrun = out(bool()).doc("1 for a cycle when a byte is lost");
    public final Bool framingError = out(bool()).doc("1 for a cycle when a stop bit is missed");
    public final Bool txd = out(bool());
    public final Bool rxd = asynchronousIn(bool());

    /**
     * Makes a serial port.
     *
     * @param cyclesPerBit at least 4; 104 is 115,200 baud at 12 MHz
     * @param depth bytes of either queue, at least 1
     */
    public Uart(int cyclesPerBit, int depth) {
        parameter("cyclesPerBit", cyclesPerBit);
        parameter("depth", depth);
        Queue<UInt> outgoing = instance(new Queue<>(uint(8), depth));
        UartTransmitter transmitter = instance(new UartTransmitter(cyclesPerBit));
        connect(outgoing.enqueue, toSend);
        connect(transmitter.bytes, outgoing.dequeue);
        txd.set(transmitter.line);

        UartReceiver receiver = instance(new UartReceiver(cyclesPerBit));
        Queue<UInt> incoming = instance(new Queue<>(uint(8), depth));
        receiver.line.set(rxd);
        incoming.enqueue.data().set(receiver.received.data());
        incoming.enqueue.valid().set(receiver.received.valid());
        connect(received, incoming.dequeue);
        overrun.set(receiver.received.valid().and(incoming.enqueue.ready().not()));
        framingError.set(receiver.framingError);
        claim(cyclesPerBit);
    }

    private void claim(int cyclesPerBit) {
        UInt age = reg(uint(Types.bitsToNumber(cyclesPerBit + 1))).init(cyclesPerBit);
        Bool hasPast = reg(bool()).init(false);
        hasPast.set(true);
        Bool changes = hasPast.and(stable(txd).not());
        when(changes, () -> age.set(1)).elseWhen(age.ne(cyclesPerBit), age::increment);
        assertAlways(changes.implies(age.eq(cyclesPerBit)), "a level on the line lasts as long as a bit");
        assertAlways(overrun.implies(framingError.not()), "a byte without a stop bit is no byte");
        cover(txd.not(), "a byte is sent");
    }
}
