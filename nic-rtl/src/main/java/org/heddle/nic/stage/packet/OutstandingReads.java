package org.heddle.nic.stage.packet;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * The reads that this node has asked for and that are not yet answered. Each holds a ticket, which every packet of its answer
 * shows: a slot and how often the slot was used, so that an answer of an earlier read, or one that comes twice, is known as
 * such.
 *
 * <p>Latency: none; a slot that is released can be taken in the next cycle.
 */
public final class OutstandingReads extends Component {
    /** Width of a ticket. */
    public static final int TICKET_WIDTH = 8;

    private static final int OWNER_WIDTH = 32;

    /** Reads that may still be asked for. */
    public final UInt tickets;
    /** 8 bits: the ticket of the next read. */
    public final UInt nextTicket = out(uint(TICKET_WIDTH));
    /** 1 in the cycle in which that read begins. */
    public final Bool takes = in(bool());
    /** 32 bits: its tag and the node that is asked. */
    public final UInt owner = in(uint(OWNER_WIDTH));

    /** 8 bits: a ticket that has come back. */
    public final UInt ticket = in(uint(TICKET_WIDTH));
    /** 32 bits: the tag and the node that it came with. */
    public final UInt claimedOwner = in(uint(OWNER_WIDTH));
    /** 1 if it is of an outstanding read with that tag and node. */
    public final Bool isKnown = out(bool());
    /** 1 in the cycle in which that read's last packet has been looked at. */
    public final Bool releases = in(bool());

    /**
     * @param slots reads that may be outstanding, a power of two from 2 to 16
     */
    public OutstandingReads(int slots) {
        parameter("slots", slots);
        tickets = out(uint(Types.bitsToNumber(slots + 1)));
        int slotBits = Types.bitsToNumber(slots);
        int useBits = TICKET_WIDTH - slotBits;
        UInt slot = ticket.trunc(slotBits);
        UInt use = ticket.bits(TICKET_WIDTH - 1, slotBits);

        List<Bool> free = new ArrayList<>();
        List<Bool> matches = new ArrayList<>();
        UInt next = wire("next", uint(TICKET_WIDTH));
        next.set(0);
        for (int i = slots - 1; i >= 0; i--) {
            int number = i;
            Bool busy = reg("busy" + i, bool()).init(false);
            UInt uses = reg("uses" + i, uint(useBits)).init(0);
            UInt kept = reg("owner" + i, uint(OWNER_WIDTH));
            when(busy.not(), () -> next.set(uses.cat(lit(number, slotBits))));
            free.add(busy.not());
            Bool isOwn = slot.eq(number).and(busy).and(use.eq(uses)).and(kept.eq(claimedOwner));
            matches.add(isOwn);
            when(takes.and(nextTicket.trunc(slotBits).eq(number)), () -> {
                busy.set(true);
                kept.set(owner);
            });
            when(releases.and(isOwn), () -> {
                busy.set(false);
                uses.increment();
            });
        }
        nextTicket.set(next);
        int width = Types.bitsToNumber(slots + 1);
        UInt count = lit(0, width);
        for (Bool each : free) {
            count = count.addWrap(each.asUInt().zext(width));
        }
        tickets.set(count);
        isKnown.set(Types.cat(matches).reduceOr());
        assertAlways(takes.not().or(tickets.ne(0)), "a read is asked for only while there is a ticket");
    }
}
