package org.heddle.nic.offload.reduce;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * A word that leaves the message sender, and where to; to another node if neither bit is 1.
 *
 * @param word of a message or completion
 * @param toHost 1 to this node's host
 * @param toSelf 1 to this node's receiver; means nothing beside {@code toHost}
 */
record SentWord(PacketWord word, Bool toHost, Bool toSelf) implements Bundle {
    static BundleType<SentWord> type() {
        return bundle(SentWord.class, PacketWord.type(PacketFormat.LINK_WORD_BYTES), bool(), bool());
    }
}
