package org.heddle.nic.offload.reduce;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Race R5: a message is told of in the cycle behind its last word, and only if as many words of data have been written as its header
 * says, each in its place. The proof counts words by itself.
 */
public final class MessageReceiverProof extends ProofComponent {
    private static final int COUNT_WIDTH = 5;

    /** The proof. */
    public MessageReceiverProof() {
        MessageReceiver unit = instance("unit", new MessageReceiver(new ReductionSize(2, 2, 4, 4, true)));
        Stream<PacketWord> packet = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
        UInt node = in(uint(16));
        Bool counts = in(bool());
        connect(unit.packet, packet);
        unit.node.set(node);
        unit.counts.set(counts);

        // Words of the packet so far, at most 31; words of data that its header announces.
        UInt words = reg(uint(COUNT_WIDTH)).init(0);
        UInt bytes = reg(uint(PacketFormat.BYTES_WIDTH)).init(0);
        Bool isForNode = reg(bool()).init(false);
        Bool ended = reg(bool()).init(false);
        UInt total = reg(uint(COUNT_WIDTH)).init(0);
        UInt written = reg(uint(COUNT_WIDTH)).init(0);
        Bool takes = packet.fires();
        Bool last = packet.data().last();
        UInt more = mux(words.eq(31), words, words.addWrap(1));
        UInt headerBytes = PacketFormat.payloadBytes(packet.data().data());
        ended.set(takes.and(last));
        when(takes, () -> {
            words.set(mux(last, lit(0, COUNT_WIDTH), more));
            total.set(more);
            when(words.eq(0), () -> {
                bytes.set(headerBytes);
                isForNode.set(packet.data().data().bits(15, 0).eq(node));
                written.set(0);
            });
        });
        when(unit.writes, () -> {
            assertAlways(unit.index.zext(COUNT_WIDTH).eq(written), "R5: each word in its place");
            written.set(written.addWrap(1));
        });
        UInt announced = bytes.shr(3).trunc(COUNT_WIDTH);
        when(unit.arrives, () -> {
            assertAlways(ended, "R5: told behind the last word");
            assertAlways(
                    total.eq(announced.addWrap(PacketFormat.LINK_HEADER_WORDS)), "R5: only if the length is right");
            assertAlways(written.eq(announced), "R5: only when all words are written");
            assertAlways(isForNode, "R5: only if it is for this node");
        });
        assertAlways(unit.takes.implies(counts), "a place is kept only by what counts");
        cover(unit.arrives.and(announced.eq(2)), "a message of two words");

        knowTheUnit(words, total, announced, written, isForNode, ended);
    }

    /** Where the unit stands in the packet. */
    private void knowTheUnit(UInt words, UInt total, UInt announced, UInt written, Bool isForNode, Bool ended) {
        UInt state = inside("state", 2);
        UInt word = inside("word", 3);
        Bool isOurs = insideBit("isOurs");
        UInt length = inside("words", 3);
        Bool inHeader = state.eq(0);
        Bool inPayload = state.eq(1);
        Bool tells = state.eq(2);
        assertAlways(state.eq(3).implies(words.ge(4)), "what is dropped has a header behind it");
        assertAlways(inHeader.implies(word.zext(COUNT_WIDTH).eq(words).and(word.le(3))), "a header has four words");
        Bool past = inHeader.not().or(word.ne(0));
        assertAlways(
                past.and(isOurs)
                        .implies(isForNode
                                .and(length.zext(COUNT_WIDTH).eq(announced))
                                .and(length.ne(0))),
                "the header's words");
        assertAlways(inHeader.and(word.ne(0)).implies(written.eq(0)), "no data in a header");
        assertAlways(
                inPayload.implies(isOurs.and(word.lt(length))
                        .and(written.eq(word.zext(COUNT_WIDTH)))
                        .and(words.eq(written.addWrap(PacketFormat.LINK_HEADER_WORDS)))),
                "the next word of the payload");
        assertAlways(
                tells.implies(ended.and(isOurs)
                        .and(words.eq(0))
                        .and(written.eq(announced))
                        .and(total.eq(announced.addWrap(PacketFormat.LINK_HEADER_WORDS)))),
                "whole");
        assertAlways(tells.implies(words.eq(0).and(word.eq(0))), "behind a packet");
    }
}
