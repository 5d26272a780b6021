package org.heddle.nic.mpc.transfer;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/** Packets of both sources come out whole, one behind the other, and a word that is offered stays. */
public final class PacketTurnsProof extends ProofComponent {
    public PacketTurnsProof() {
        PacketTurns unit = instance("unit", new PacketTurns());
        Stream<PacketWord> usual = source("usual");
        Stream<PacketWord> seldom = source("seldom");
        Stream<PacketWord> packet = out("packet", stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
        connect(unit.usual, usual);
        connect(unit.seldom, seldom);
        connect(packet, unit.packet);
        Bool first = usual.fires();
        Bool second = seldom.fires();
        assertAlways(first.and(second).not(), "one word at a time");
        assertAlways(packet.fires().eq(first.or(second)), "what is taken comes out");
        when(first, () -> assertAlways(packet.data().data().eq(usual.data().data()), "its words are unchanged"));
        when(second, () -> assertAlways(packet.data().data().eq(seldom.data().data()), "its words are unchanged"));
        Bool isInside = reg("isInside", bool()).init(false);
        Bool isSecond = reg("isSecond", bool()).init(false);
        when(packet.fires(), () -> {
            when(isInside, () -> assertAlways(second.eq(isSecond), "a packet is not interrupted"));
            isInside.set(packet.data().last().not());
            isSecond.set(second);
        });
        Bool stalled = reg("stalled", bool()).init(false);
        Bool wasSeldom = reg("wasSeldom", bool()).init(false);
        Bool turn = insideBit("isSeldom");
        stalled.set(packet.valid().and(packet.ready().not()));
        wasSeldom.set(turn);
        when(stalled, () -> assertAlways(packet.valid().and(turn.eq(wasSeldom)), "a word that was offered stays"));
        assertAlways(insideBit("inside_").eq(isInside), "it knows whether a packet is under way");
        when(isInside, () -> assertAlways(turn.eq(isSecond), "within a packet its source keeps the turn"));
        cover(second.and(isInside), "a packet of the second source goes on");
    }

    private Stream<PacketWord> source(String name) {
        Stream<PacketWord> source = in(name, stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
        Bool waited = reg(name + "Waited", bool()).init(false);
        waited.set(source.valid().and(source.ready().not()));
        assume(waited.implies(source.valid()), "a word stays until it is taken");
        return source;
    }
}
