package org.heddle.nic.face;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.AxiStream;
import org.heddle.hdl.lib.crossing.AsynchronousQueue;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.time.Timeout;
import org.heddle.hdl.option.Reset;
import org.heddle.nic.stage.link.LinkLane;

/**
 * A link as two AXI4-Streams of 64 bits, each with a clock of its own: a packet of the link, or a word of its flow control, is a packet there. Behind it
 * stands a {@link org.heddle.nic.stage.link.LinkPort#thatWaits port that waits}, so that {@code tready} may be 0 at any time; in front of it any medium
 * that loses what it loses: the link's ends send again.
 *
 * <p>Latency: 4 to 6 cycles in each direction, of both clocks together. Throughput: a word per cycle of the slower of the link's and the stream's
 * clock. {@code tkeep} is all ones and {@code tuser} 0; both are ignored in what comes. Resets of the three clocks may come in any order; what is
 * inside is lost then, as on a cable.
 */
public final class StreamLink extends Component {
    private static final int BYTES = 8;
    /** Words that wait for the other clock: more than the round trip of its pointers takes. */
    private static final int CROSSING_WORDS = 16;
    /** Words in front of that: one that is offered, one that has been decided on, and one more. */
    private static final int ROOM_WORDS = 4;
    /** Cycles of the link's clock without a word until the link is down: four of the words that each end sends in silence. */
    private static final int SILENT_CYCLES = 4096;

    /** A word of the link. */
    private record Word(UInt data, Bool last) implements Bundle {
        static BundleType<Word> type() {
            return bundle(Word.class, uint(8 * BYTES), bool());
        }
    }

    /** Clock of the link. */
    public final ClockDomain link = clockDomain("link", Reset.synchronous());
    /** Clock of {@link #sent}. */
    public final ClockDomain transmitting = clockDomain("transmitting", Reset.synchronous());
    /** Clock of {@link #arriving}. */
    public final ClockDomain receiving = clockDomain("receiving", Reset.synchronous());

    /** Words that the port transmits. */
    public final LinkLane transmit = in(link, LinkLane.type());
    /** 1 while there is room for a word that is put on {@link #transmit} in the next cycle. */
    public final Bool room = out(link, bool());
    /** Words for the port to receive. */
    public final LinkLane receive = out(link, LinkLane.type());
    /** 1 while words come: from the first one on, until none has come for 4,096 cycles of the link's clock. */
    public final Bool isUp = out(link, bool());

    public final AxiStream sent = out(transmitting, AxiStream.type(BYTES, 1));
    public final AxiStream arriving = in(receiving, AxiStream.type(BYTES, 1));

    /** Joins the queues. */
    public StreamLink() {
        send();
        receive();
    }

    private void send() {
        AsynchronousQueue<Word> crossing = instance("leaving", new AsynchronousQueue<>(Word.type(), CROSSING_WORDS));
        crossing.writing.set(link);
        crossing.reading.set(transmitting);
        within(link, () -> {
            Queue<Word> words = instance("waiting", new Queue<>(Word.type(), ROOM_WORDS));
            words.enqueue.valid().set(transmit.valid());
            words.enqueue.data().data().set(transmit.data());
            words.enqueue.data().last().set(transmit.last());
            assertAlways(
                    transmit.valid().not().or(words.enqueue.ready()),
                    "a word is put on the link only where there is room");
            // One may be on its way from the cycle before, and one is decided on now.
            room.set(words.count.le(ROOM_WORDS - 2));
            connect(crossing.enqueue, words.dequeue);
        });
        Stream<Word> word = crossing.dequeue;
        sent.tvalid().set(word.valid());
        sent.tdata().set(word.data().data());
        sent.tlast().set(word.data().last());
        sent.tkeep().set((1 << BYTES) - 1);
        sent.tuser().set(0);
        word.ready().set(sent.tready());
    }

    private void receive() {
        AsynchronousQueue<Word> crossing = instance("coming", new AsynchronousQueue<>(Word.type(), CROSSING_WORDS));
        crossing.writing.set(receiving);
        crossing.reading.set(link);
        unused(arriving.tkeep());
        unused(arriving.tuser());
        crossing.enqueue.valid().set(arriving.tvalid());
        crossing.enqueue.data().data().set(arriving.tdata());
        crossing.enqueue.data().last().set(arriving.tlast());
        arriving.tready().set(crossing.enqueue.ready());
        Stream<Word> word = crossing.dequeue;
        word.ready().set(true);
        within(link, () -> {
            Bool comes = reg("comes", bool()).init(false);
            Word arrived = reg("arrived", Word.type());
            comes.set(word.valid());
            connect(arrived, word.data());
            receive.valid().set(comes);
            receive.data().set(arrived.data());
            receive.last().set(arrived.last());
            Timeout silence = instance("silence", new Timeout(SILENT_CYCLES));
            silence.restart.set(comes);
            Bool up = reg("up", bool()).init(false);
            when(comes, () -> up.set(true)).elseWhen(silence.expired, () -> up.set(false));
            isUp.set(up);
        });
    }
}
