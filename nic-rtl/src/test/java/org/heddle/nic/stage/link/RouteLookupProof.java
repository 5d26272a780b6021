package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
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
    private final Valid<RouteEntry> write = in(valid(RouteEntry.type()));
    private final Bool isReady = in(bool());
    private final UInt chosen = in(uint(NODE_WIDTH));

    public RouteLookupProof() {
        RouteLookup unit = instance("unit", new RouteLookup(NODES));
        connect(unit.packet, packet);
        connect(routed, unit.routed);
        connect(unit.write, write);
        unit.isReady.set(isReady);
        assumeKept(Flat.words(packet));
        assertKept(Flat.words(routed));
        assume(stable(chosen).and(chosen.lt(NODES)), "one node is watched");
        RouteEntry line = write.data();
        assume(write.valid().not().or(line.destination().lt(NODES)), "lines are of nodes that the table has");

        Bool isWritten = reg(bool()).init(false);
        UInt way = reg(uint(1 + PORT_WIDTH)).init(0);
        when(write.valid().and(line.destination().eq(chosen)), () -> {
            isWritten.set(true);
            way.set(line.exists().asUInt().cat(line.port()));
        });
        assume(isReady.implies(isWritten), "the table is ready when all its lines are written");

        Bool known = reg(bool()).init(false);
        UInt destination = reg(uint(NODE_WIDTH)).init(0);
        UInt found = reg(uint(1 + PORT_WIDTH)).init(0);
        Bool looks = packet.valid().and(known.not()).and(isReady);
        Bool ends = packet.fires().and(packet.data().last());
        when(looks, () -> {
                    known.set(true);
                    destination.set(packet.data().data().bits(NODE_WIDTH - 1, 0));
                    found.set(way);
                })
                .elseWhen(ends, () -> known.set(false));
        Bool isNowhere = destination.ge(NODES);
        Bool isMine = destination.eq(chosen);
        Bool exists = found.bit(PORT_WIDTH);
        assertAlways(known.eq(insideBit("known")), "a packet is looked up once");
        when(known.not(), () -> assertAlways(packet.fires().not(), "no word goes before its packet is looked up"));
        when(
                routed.valid(),
                () -> assertAlways(Flat.bits(routed.data()).eq(Flat.bits(packet.data())), "a word is unchanged"));
        when(known.and(isMine), () -> {
            assertAlways(routed.valid().eq(packet.valid().and(exists)), "a word is offered if there is a way");
            assertAlways(packet.ready().eq(exists.not().or(routed.ready())), "none waits longer than its port");
            assertAlways(exists.implies(unit.port.eq(found.trunc(PORT_WIDTH))), "it leaves where the table says");
            assertAlways(unit.discards.eq(ends.and(exists.not())), "each packet without a way is told once");
        });
        when(known.and(isNowhere), () -> {
            assertAlways(routed.valid().not(), "nothing leaves that is for nobody");
            assertAlways(packet.ready(), "it is swallowed at once");
            assertAlways(unit.discards.eq(ends), "it is told of once");
        });
        assertAlways(routed.fires().implies(packet.fires()), "what leaves was taken");
        assertAlways(unit.discards.implies(ends), "only the end of a packet is told of");
        cover(known.and(isMine).and(exists).and(ends), "a packet has left");
        cover(unit.discards.and(isNowhere), "a packet for nobody is swallowed");
        knowTheUnit(isWritten, way, known, isNowhere, isMine, found);
    }

    private void knowTheUnit(Bool isWritten, UInt way, Bool known, Bool isNowhere, Bool isMine, UInt found) {
        for (int i = 0; i < NODES; i++) {
            UInt kept = inside("table_[" + i + "]", 1 + PORT_WIDTH);
            when(isWritten.and(chosen.eq(i)), () -> assertAlways(kept.eq(way), "the table keeps the line"));
        }
        when(known, () -> assertAlways(insideBit("inRange").eq(isNowhere.not()), "it knows whether the node exists"));
        when(
                known.and(isMine),
                () -> assertAlways(inside("route", 1 + PORT_WIDTH).eq(found), "it has read the line"));
    }
}
