package org.heddle.nic.loopback;

import static org.heddle.hdl.Types.observed;

import org.heddle.hdl.Stream;
import org.heddle.nic.stage.packet.PacketWord;

/** A loopback node of one clock that shows the packets between its host and the rest of it, for a logic analyser. */
public final class TappedLoopbackNode extends LoopbackNode {
    /** Number of bytes of a word that are shown, the first ones. */
    private static final int SHOWN_BYTES = 1;

    /** Messages of the host: handshake, end and the first byte of each word. */
    public final Stream<PacketWord> sent = out(observed(stream(PacketWord.type(SHOWN_BYTES))));
    /** Messages for the host: handshake, end and the first byte of each word. */
    public final Stream<PacketWord> arrived = out(observed(stream(PacketWord.type(SHOWN_BYTES))));

    public TappedLoopbackNode() {
        super(Wire.ONE_CLOCK);
        tap(sent, host.sent);
        tap(arrived, host.arrived);
    }

    private static void tap(Stream<PacketWord> shown, Stream<PacketWord> stream) {
        shown.valid().set(stream.valid());
        shown.ready().set(stream.ready());
        shown.data().last().set(stream.data().last());
        shown.data().data().set(stream.data().data().trunc(Byte.SIZE * SHOWN_BYTES));
    }
}
