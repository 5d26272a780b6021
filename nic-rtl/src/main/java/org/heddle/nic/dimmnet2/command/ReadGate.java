package org.heddle.nic.dimmnet2.command;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Lets a read begin only when a ticket is left for it, counting those that are promised to reads further on: a read that waited
 * there would hold up the answers behind it, also those that the other node needs to go on.
 *
 * <p>Latency: none. Throughput: one command per cycle. A command that is offered stays offered.
 */
public final class ReadGate extends Component {
    public final Stream<VectorCommand> command = in(stream(VectorCommand.type()));
    public final Stream<VectorCommand> admitted = out(stream(VectorCommand.type()));
    /** Tickets that no read holds. */
    public final UInt tickets;
    /** 1 in the cycle in which an admitted read takes its ticket, or needs none because it is refused. */
    public final Bool redeems = in(bool());

    /**
     * @param slots reads that may be outstanding
     */
    public ReadGate(int slots) {
        parameter("slots", slots);
        int width = Types.bitsToNumber(slots + 1);
        tickets = in(uint(width));
        UInt promised = reg(uint(width)).init(0);
        Bool offered = reg(bool()).init(false);
        Bool isRead = command.data().operation().eq(VectorOperation.REMOTE_READ.code());
        Bool mayBegin = offered.or(isRead.not()).or(tickets.gt(promised));
        connect(admitted.data(), command.data());
        admitted.valid().set(command.valid().and(mayBegin));
        command.ready().set(admitted.ready().and(mayBegin));
        offered.set(admitted.valid().and(admitted.ready().not()));
        Bool promises = admitted.valid().and(offered.not()).and(isRead);
        promised.countUpDown(promises, redeems);
        assertAlways(redeems.not().or(promised.ne(0)), "only a read that was let through takes a ticket");
        assertAlways(promised.le(tickets), "every promise can be kept");
    }
}
