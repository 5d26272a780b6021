package org.heddle.nic.offload.reduce;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * A word of a message, and whether it is the end of one that has been cut.
 *
 * @param data 64 bits
 * @param last 1 for the last word
 * @param cut 1 for a last word that is none of the message's
 */
record MarkedWord(UInt data, Bool last, Bool cut) implements Bundle {
    static BundleType<MarkedWord> type() {
        return bundle(MarkedWord.class, uint(8 * PacketFormat.LINK_WORD_BYTES), bool(), bool());
    }

    /** Joins a stream of words with one whose mark is given beside it. */
    static void connect(Stream<MarkedWord> marked, Stream<PacketWord> words, Bool cut) {
        marked.valid().set(words.valid());
        marked.data().data().set(words.data().data());
        marked.data().last().set(words.data().last());
        marked.data().cut().set(cut);
        words.ready().set(marked.ready());
    }
}
