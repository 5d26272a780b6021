package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.SendEntry;
import org.heddle.nic.verbs.layout.code.AccessRight;
import org.heddle.nic.verbs.memory.VirtualRun;

/**
 * Looks for the translation of the first byte of an entry's list as soon as the entry is here.
 *
 * <p>It is wanted when the entry begins; by then it is on its way, or kept. Nobody awaits the answer, and an entry that comes while another one's run is
 * offered is passed over. Latency: one cycle from the entry to its run.
 */
final class EntryPrefetch extends Component {
    private static final SendEntry ENTRY = SendEntry.LAYOUT;
    private static final int ELEMENT_BITS = ListElement.LAYOUT.bits();

    /** 1 in the cycle in which an entry is here. */
    final Bool comes = in(bool());
    /** 256 bits: its control. */
    final UInt control = in(uint(HostMemoryRequest.LINE_BITS));
    /** 256 bits: the line behind it. */
    final UInt behind = in(uint(HostMemoryRequest.LINE_BITS));
    /** 16 bits: protection domain of its queue pair. */
    final UInt domain = in(uint(VirtualRun.DOMAIN_WIDTH));
    /** A run of the first byte of its list. */
    final Stream<VirtualRun> run = out(stream(VirtualRun.type()));

    /** Declares the unit. */
    EntryPrefetch() {
        Bool offers = reg("offers", bool()).init(false);
        VirtualRun wanted = reg("wanted", VirtualRun.type());
        UInt opcode = ENTRY.opcode.of(control);
        // Operands stand in front of an atomic's list.
        UInt element = mux(
                UnackedEntry.isAtomic(opcode),
                behind.bits(2 * ELEMENT_BITS - 1, ELEMENT_BITS),
                behind.trunc(ELEMENT_BITS));
        Bool hasList =
                ENTRY.elements.of(control).ne(0).and(ENTRY.isInline.is(control).not());
        UInt rights = mux(
                UnackedEntry.isRead(opcode),
                lit(AccessRight.LOCAL_WRITE.mask(), AccessRight.WIDTH),
                lit(0, AccessRight.WIDTH));
        when(comes.and(hasList).and(offers.not()), () -> {
                    offers.set(true);
                    wanted.beByte(
                            ListElement.LAYOUT.address.of(element), ListElement.LAYOUT.key.of(element), domain, rights);
                })
                .elseWhen(run.ready(), () -> offers.set(false));
        run.valid().set(offers);
        connect(run.data(), wanted);
    }
}
