package org.heddle.nic.stage.link;

import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.Vec;

/**
 * Routing table for one or two lookups in each cycle: a block RAM with two ports, of which the first also writes.
 *
 * <p>Latency: 1 cycle from a lookup to its line, which then stays until the next one. Throughput: a lookup per port and cycle. Lines are unspecified
 * until they are written.
 */
public final class RouteTable extends Component {
    /** Most lookups in a cycle: the ports of a block RAM. */
    public static final int MOST_LOOKUPS = 2;
    /** Width of a line: 1 bit if there is a route, then its port. */
    static final int LINE_WIDTH = 1 + RouteEntry.PORT_WIDTH;

    /** A line to be written; of nodes that the table has. */
    public final Valid<RouteEntry> write = in(valid(RouteEntry.type()));
    /** 1 for each lookup in its cycle; not while a line is written. */
    public final Vec<Bool> looks;
    /** 16 bits each: the node that is looked up. */
    public final Vec<UInt> destinations;
    /** 6 bits each: the line that was looked up last. */
    public final Vec<UInt> lines;

    /**
     * @param nodes that the table has a line for
     * @param lookups 1 or 2
     */
    public RouteTable(int nodes, int lookups) {
        parameter("nodes", nodes);
        parameter("lookups", lookups);
        looks = in(vec(lookups, bool()));
        destinations = in(vec(lookups, uint(RouteEntry.NODE_WIDTH)));
        lines = out(vec(lookups, uint(LINE_WIDTH)));
        int indexBits = Types.bitsToNumber(nodes);
        Memory<UInt> table = memory(uint(LINE_WIDTH), nodes);
        RouteEntry line = write.data();
        // One address for both, so that they share a port of the block RAM.
        UInt shared =
                mux(write.valid(), line.destination(), destinations.get(0)).trunc(indexBits);
        when(write.valid(), () -> table.write(shared, line.exists().asUInt().cat(line.port())));
        IntStream.range(0, lookups).forEach(port -> {
            UInt address = port == 0 ? shared : destinations.get(port).trunc(indexBits);
            lines.get(port)
                    .set(table.readSync(
                            address, looks.get(port).and(write.valid().not())));
            assertAlways(looks.get(port).and(write.valid()).not(), "nobody looks while a line is written");
        });
    }
}
