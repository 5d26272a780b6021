package org.heddle.nic.loopback;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** Every message goes whole to one side: the loop if its first word names this node, else the link. */
public final class LoopbackWayProof extends ProofComponent {
    public LoopbackWayProof() {
        LoopbackWay unit = instance("unit", new LoopbackWay());
        Bool last = in(bool());
        UInt data = in(uint(64));
        Bool loopReady = in(bool());
        unit.node.set(in("number", uint(16)));
        unit.source.valid().set(in("offered", bool()));
        unit.source.data().data().set(data);
        unit.source.data().last().set(last);
        unit.loop.ready().set(loopReady);
        unit.link.ready().set(in("linkReady", bool()));

        Bool inside = reg(bool()).init(false);
        Bool began = reg(bool()).init(false);
        Bool fires = unit.source.fires();
        assertAlways(unit.loop.fires().and(unit.link.fires()).not(), "a word goes to one side");
        assertAlways(fires.eq(unit.loop.fires().or(unit.link.fires())), "a word that is taken goes on");
        when(fires, () -> {
            inside.set(last.not());
            began.set(unit.loop.fires());
        });
        when(fires.and(inside), () -> assertAlways(unit.loop.fires().eq(began), "a message goes one way"));
        when(
                fires.and(inside.not()),
                () -> assertAlways(
                        unit.loop.fires().eq(data.trunc(16).eq(unit.node)), "the first word names the node"));
        assertAlways(inside("isFirst", 1).eq(inside.not().asUInt()), "the unit knows a message's first word");
        assertAlways(inside.not().or(inside("kept", 1).eq(began.asUInt())), "the unit keeps a message's way");
        cover(unit.loop.fires().and(last), "a message for this node ends");
    }
}
