package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.harness.Flat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Packets to any one node, chosen by the solver, leave whole and unchanged at the port that the table names when they are looked up, or are
 * swallowed whole if it names none; so are packets to nodes that the table does not have.
 */
public final class RouteLookupProof extends ProofComponent {
    private static final int NODES = 3;
    private static final int NODE_WIDTH = 16;
    private static final int PORT_WIDTH = 5;

    private final Stream<PacketWord> packet = in(stream(PacketWord.type(8)));
    private final Stream<PacketWord> routed = out(stream(PacketWord.type(8)));
    private final Bool mayLook = in(bool());
    /** Line of the chosen node now, and of any other one. */
    private final UInt line = in(uint(1 + PORT_WIDTH));

    private final UInt others = in(uint(1 + PORT_WIDTH));
    private final UInt chosen = in(uint(NODE_WIDTH));

    public RouteLookupProof() {
        RouteLookup unit = instance("unit", new RouteLookup(NODES));
        connect(unit.packet, packet);
        connect(routed, unit.routed);
        unit.mayLook.set(mayLook);
        assumeKept(Flat.words(packet));
        assertKept(Flat.words(routed));
        assume(stable(chosen).and(chosen.lt(NODES)), "one node is watched");
        assertAlways(unit.looks.implies(mayLook), "it looks only when it may");
        // The table answers a cycle later: of the chosen node what it has now, of others anything.
        UInt answer = reg(uint(1 + PORT_WIDTH)).init(0);
        when(unit.looks, () -> answer.set(mux(unit.destination.eq(chosen), line, others)));
        unit.line.set(answer);

        Pipeline pipeline = follow();
        claims(unit, pipeline);
        knowTheUnit(answer, pipeline);
    }

    /**
     * Words inside, by the proof's own count: one behind the first word's lookup, and the one that is offered.
     *
     * @param inside 1 if the next word is of a packet that has begun
     * @param looking 1 while there is a word whose packet's line is read
     * @param first 1 if it is its packet's first
     * @param lookingWord that word, with its last bit
     * @param destination of its packet
     * @param line what the table had of the chosen node when that was looked up
     * @param found 1 while there is a word whose way is known
     * @param foundWord that word
     * @param foundDestination of its packet
     * @param foundLine as the line
     */
    private record Pipeline(
            Bool inside,
            Bool looking,
            Bool first,
            UInt lookingWord,
            UInt destination,
            UInt line,
            Bool found,
            UInt foundWord,
            UInt foundDestination,
            UInt foundLine) {}

    private Pipeline follow() {
        Pipeline p = new Pipeline(
                reg("within", bool()).init(false),
                reg("looking", bool()).init(false),
                reg("first", bool()).init(false),
                reg("lookingWord", uint(65)).init(0),
                reg("destination", uint(NODE_WIDTH)).init(0),
                reg("line", uint(1 + PORT_WIDTH)).init(0),
                reg("found", bool()).init(false),
                reg("foundWord", uint(65)).init(0),
                reg("foundDestination", uint(NODE_WIDTH)).init(NODES),
                reg("foundLine", uint(1 + PORT_WIDTH)).init(0));
        Bool leaves = p.found.and(routed.ready().or(routed.valid().not()));
        Bool moves = p.looking.and(p.found.not().or(leaves));
        Bool enters = packet.fires();
        assertAlways(
                packet.ready().eq(mayLook.or(p.inside).and(p.looking.not().or(moves))),
                "a word waits for the table, and no longer than its port");
        when(leaves, () -> p.found.set(false));
        when(moves, () -> {
            p.looking.set(false);
            p.found.set(true);
            p.foundWord.set(p.lookingWord);
            when(p.first, () -> {
                p.foundDestination.set(p.destination);
                p.foundLine.set(p.line);
            });
        });
        when(enters, () -> {
            p.looking.set(true);
            p.lookingWord.set(Flat.bits(packet.data()));
            p.inside.set(packet.data().last().not());
            p.first.set(p.inside.not());
            when(p.inside.not(), () -> {
                p.destination.set(packet.data().data().bits(NODE_WIDTH - 1, 0));
                p.line.set(line);
            });
        });
        return p;
    }

    private void claims(RouteLookup unit, Pipeline p) {
        Bool isMine = p.foundDestination.eq(chosen);
        Bool exists = p.foundLine.bit(PORT_WIDTH);
        Bool isNowhere = p.foundDestination.ge(NODES);
        Bool ends = p.foundWord.bit(0);
        when(routed.valid(), () -> {
            assertAlways(p.found, "what leaves has come");
            assertAlways(Flat.bits(routed.data()).eq(p.foundWord), "a word is unchanged, and in its order");
        });
        when(p.found.and(isMine), () -> {
            assertAlways(routed.valid().eq(exists), "a word is offered if there is a way");
            assertAlways(exists.implies(unit.port.eq(p.foundLine.trunc(PORT_WIDTH))), "it leaves where the table says");
        });
        when(p.found.and(isNowhere), () -> assertAlways(routed.valid().not(), "nothing leaves that is for nobody"));
        assertAlways(
                unit.discards.eq(p.found.and(routed.valid().not()).and(ends)),
                "each packet without a way is told once, with its end");
        cover(p.found.and(isMine).and(exists).and(ends).and(routed.ready()), "a packet has left");
        cover(unit.discards.and(isNowhere), "a packet for nobody is swallowed");
    }

    private void knowTheUnit(UInt answer, Pipeline p) {
        assertAlways(insideBit("inside_").eq(p.inside), "it knows a packet's first word");
        assertAlways(insideBit("looking.offered").eq(p.looking), "a word behind the lookup");
        assertAlways(insideBit("found.offered").eq(p.found), "a word that is offered");
        Bool isFirst = p.looking.and(p.first);
        when(p.looking, () -> {
            assertAlways(word("looking").eq(p.lookingWord), "it keeps the word");
            assertAlways(insideBit("isFirst").eq(p.first), "a packet is looked up once");
        });
        when(isFirst, () -> {
            assertAlways(insideBit("inRange").eq(p.destination.lt(NODES)), "it knows whether the node exists");
            when(p.destination.eq(chosen), () -> assertAlways(answer.eq(p.line), "its line is the one that was read"));
        });
        when(p.found, () -> {
            assertAlways(word("found").eq(p.foundWord), "it keeps the word on offer");
        });
        Bool exists = insideBit("exists");
        when(p.foundDestination.ge(NODES), () -> assertAlways(exists.not(), "there is no way to nobody"));
        when(p.foundDestination.eq(chosen), () -> {
            assertAlways(exists.eq(p.foundLine.bit(PORT_WIDTH)), "it keeps whether there is a way");
            when(
                    exists,
                    () -> assertAlways(
                            inside("way", PORT_WIDTH).eq(p.foundLine.trunc(PORT_WIDTH)), "it keeps the way"));
        });
    }

    private UInt word(String stage) {
        return inside(stage + ".word_data", 64)
                .cat(insideBit(stage + ".word_last").asUInt());
    }
}
