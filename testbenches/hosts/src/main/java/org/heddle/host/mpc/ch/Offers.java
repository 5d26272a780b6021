package org.heddle.host.mpc.ch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.host.mpc.memory.PhysicalPiece;
import org.heddle.host.mpc.memory.VirtualRange;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.transport.Completion;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Expected;

/**
 * Offers of one rank: receives whose senders it has told where the data go, and what its peers have offered.
 *
 * <p>A receive is offered if it is posted before its message has arrived, fits no short message, and needs no copy. The sender puts the data
 * there, and their end is the message: one remote write instead of three control messages.
 */
final class Offers {
    /** Bit of a rid by which data of an offered receive are told from those of a fragment. */
    private static final int OFFERED = 1 << 31;

    private final ChNetwork network;
    private final ChProcess process;
    private final ChannelTable<OfferedReceive> open;
    private final Map<TypedBuffer, Integer> names = new IdentityHashMap<>();
    private final Map<Integer, OfferedReceive> withdrawing = new HashMap<>();
    private final List<OffersOfPeer> peers = new ArrayList<>();
    private final int[] seen;

    Offers(ChNetwork network, ChProcess process) {
        this.network = network;
        this.process = process;
        open = new ChannelTable<>("offer", network.settings().channels());
        seen = new int[network.places().ranks()];
        for (int peer = 0; peer < seen.length; peer++) {
            peers.add(new OffersOfPeer());
        }
    }

    /** Returns what a peer has offered. */
    OffersOfPeer of(int peer) {
        return peers.get(peer);
    }

    static boolean isOffered(int rid) {
        return rid < 0;
    }

    /** Takes a message as arrived. */
    void seen(int peer) {
        seen[peer]++;
    }

    /** Returns the offer of a receive, if it can be made. */
    Optional<ControlMessage.Offer> offer(Expected receive) {
        Envelope envelope = receive.envelope();
        ChSettings settings = network.settings();
        boolean isLarge = envelope.bytes() > Math.max(0, settings.mostShort());
        if (!isLarge || envelope.bytes() > settings.fragmentBytes() || open.isFull()) {
            return Optional.empty();
        }
        Optional<List<VirtualRange>> ranges =
                StagedData.inPlace(receive.target(), process.memory(), settings.mostOfferedPieces());
        if (ranges.isEmpty()) {
            return Optional.empty();
        }
        List<PhysicalPiece> map = process.translation().begin(ranges.get());
        if (map.size() > settings.mostOfferedPieces()) {
            return Optional.empty();
        }
        int name = open.open(new OfferedReceive(receive));
        names.put(receive.target(), name);
        Envelope back = new Envelope(
                envelope.destination(),
                envelope.source(),
                envelope.context(),
                envelope.tag(),
                envelope.bytes(),
                envelope.signature(),
                envelope.mode());
        return Optional.of(new ControlMessage.Offer(back, name | OFFERED, seen[envelope.source()], map));
    }

    /** Takes the data of an offered receive as there; empty if none is expected by that name: they have been there before. */
    Optional<OfferedReceive> received(int peer, int rid) {
        Optional<OfferedReceive> found =
                open.find(rid & ~OFFERED).filter(each -> each.envelope().source() == peer);
        found.ifPresent(each -> close(rid & ~OFFERED, each));
        return found;
    }

    private void close(int name, OfferedReceive offered) {
        open.close(name);
        names.remove(offered.receive().target());
    }

    /**
     * Takes a receive as matched by a message that came otherwise.
     *
     * @param envelope of the message
     * @param isRequest whether its data wait at the sender
     * @return whether the offer answers it: the data come by themselves
     */
    boolean isAnsweredBy(TypedBuffer target, Envelope envelope, boolean isRequest, Completion completion) {
        Integer name = names.get(target);
        if (name == null) {
            return false;
        }
        OfferedReceive offered = open.find(name).orElseThrow();
        if (isRequest && OffersOfPeer.fits(offered.envelope(), envelope)) {
            offered.answers(completion);
            return true;
        }
        close(name, offered);
        return false;
    }

    /** Returns the message that takes the offer of a receive back, if it is still open and nothing has come for it. */
    Optional<ControlMessage.Withdraw> withdraw(Expected receive) {
        Integer name = names.get(receive.target());
        if (name == null) {
            return Optional.empty();
        }
        OfferedReceive offered = open.find(name).orElseThrow();
        if (offered.completion() != null) {
            return Optional.empty();
        }
        withdrawing.put(name | OFFERED, offered);
        return Optional.of(new ControlMessage.Withdraw(process.rank(), name | OFFERED, false));
    }

    boolean isWithdrawing(int rid) {
        return withdrawing.containsKey(rid);
    }

    /** Takes the answer to a withdrawal: what was put before it has come. */
    void withdrawn(int rid) {
        OfferedReceive offered = withdrawing.remove(rid);
        boolean isOpen = offered != null
                && open.find(rid & ~OFFERED).filter(each -> each == offered).isPresent();
        if (isOpen && offered.completion() == null) {
            close(rid & ~OFFERED, offered);
        }
    }
}
