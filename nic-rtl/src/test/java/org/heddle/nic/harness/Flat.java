package org.heddle.nic.harness;

import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.packet.PacketWord;

/** Beats as numbers, so that they can be compared whole. */
public final class Flat {
    private Flat() {}

    public static UInt bits(LineRequest request) {
        return request.write().asUInt().cat(request.line()).cat(request.data()).cat(request.lanes());
    }

    public static UInt bits(PacketWord word) {
        return word.data().cat(word.last().asUInt());
    }

    public static Stream<UInt> requests(Stream<LineRequest> stream) {
        return new Stream<>(bits(stream.data()), stream.valid(), stream.ready());
    }

    public static Stream<UInt> words(Stream<PacketWord> stream) {
        return new Stream<>(bits(stream.data()), stream.valid(), stream.ready());
    }
}
