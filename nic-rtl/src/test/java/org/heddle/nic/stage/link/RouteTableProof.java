package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.proof.ProofComponent;

/** Each lookup of any one node, chosen by the solver, gets the line that was written for it last, and keeps it until the next lookup. */
public final class RouteTableProof extends ProofComponent {
    private static final int NODES = 3;
    private static final int NODE_WIDTH = 16;
    private static final int LINE_WIDTH = 6;

    public RouteTableProof() {
        RouteTable unit = instance("unit", new RouteTable(NODES, RouteTable.MOST_LOOKUPS));
        Valid<RouteEntry> write = in("write", valid(RouteEntry.type()));
        UInt chosen = in("chosen", uint(NODE_WIDTH));
        connect(unit.write, write);
        RouteEntry entry = write.data();
        assume(stable(chosen).and(chosen.lt(NODES)), "one node is watched");
        assume(write.valid().not().or(entry.destination().lt(NODES)), "lines are of nodes that the table has");
        Bool isWritten = reg("isWritten", bool()).init(false);
        UInt way = reg("way", uint(LINE_WIDTH)).init(0);
        when(write.valid().and(entry.destination().eq(chosen)), () -> {
            isWritten.set(true);
            way.set(entry.exists().asUInt().cat(entry.port()));
        });
        for (int node = 0; node < NODES; node++) {
            UInt kept = inside("table_[" + node + "]", LINE_WIDTH);
            when(isWritten.and(chosen.eq(node)), () -> assertAlways(kept.eq(way), "the table keeps the line"));
        }
        for (int port = 0; port < RouteTable.MOST_LOOKUPS; port++) {
            Bool looks = in("looks" + port, bool());
            UInt destination = in("destination" + port, uint(NODE_WIDTH));
            assume(looks.and(write.valid()).not(), "nobody looks while a line is written");
            assume(destination.lt(NODES), "a node that the table has");
            unit.looks.get(port).set(looks);
            unit.destinations.get(port).set(destination);
            Bool isMine = reg("isMine" + port, bool()).init(false);
            UInt expected = reg("expected" + port, uint(LINE_WIDTH)).init(0);
            when(looks, () -> {
                isMine.set(isWritten.and(destination.eq(chosen)));
                expected.set(way);
            });
            UInt line = unit.lines.get(port);
            when(isMine, () -> assertAlways(line.eq(expected), "a lookup gets the line as it was written last"));
            cover(isMine.and(way.ne(expected)), "a line that has changed since");
        }
    }
}
