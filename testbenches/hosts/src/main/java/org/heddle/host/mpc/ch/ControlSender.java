package org.heddle.host.mpc.ch;

import java.util.List;
import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.put.ControlField;
import org.heddle.host.mpc.put.RemoteWrite;
import org.heddle.mpi.datatype.TypedBuffer;
import org.jspecify.annotations.Nullable;

/** Sends control messages of one rank, each in a buffer of its own, with all credits that are owed. */
final class ControlSender {
    private final ChNetwork network;
    private final ChProcess process;

    ControlSender(ChNetwork network, ChProcess process) {
        this.network = network;
        this.process = process;
    }

    PeerLink link(int peer) {
        return network.ledger().link(process.rank(), peer);
    }

    /**
     * Sends a message for which there is a credit.
     *
     * @param data behind it, or null; copied before this returns
     */
    void send(int peer, ControlMessage message, @Nullable TypedBuffer data) {
        int dataBytes = data == null ? 0 : (int) data.bytes();
        byte[] packed = data == null ? new byte[0] : data.packed(dataBytes);
        HostProcessor processor = process.processor();
        processor.work(processor.constants().sendCall());
        PeerLink link = link(peer);
        int carried = link.takeOwed();
        byte[] header = ControlFormat.encode(message, carried);
        int sequence = link.spend();
        network.ledger().sent(process.rank(), peer, carried);
        ControlBuffers own = network.buffers(process.rank());
        long from = own.send(peer, sequence);
        process.physical().store(from, header, 0, header.length);
        process.physical().store(from + header.length, packed, 0, dataBytes);
        processor.copied(dataBytes);
        int bytes = header.length + dataBytes;
        processor.tally().control(message.kind().one(), message.kind().bytes(bytes));
        network.underWay().ordered(process.rank(), peer);
        long to = network.buffers(peer).receive(process.rank(), sequence);
        int name = hasOwnLists() ? sequence % RemoteWrite.CARRIED_NAMES : sequence;
        RemoteWrite write = write(peer, false, from, to, bytes, name, name, true);
        process.rdma().rdmaSend(List.of(hasOwnLists() ? write.carriedIfItFits() : write));
    }

    /** Returns how far the message of a name is behind the one of a number; negative if it came before. */
    int ahead(int name, int number) {
        return hasOwnLists() ? (byte) (name - number) : name - number;
    }

    private boolean hasOwnLists() {
        return network.settings().mode().hasOwnLists();
    }

    /**
     * Returns a remote read of a peer's memory, of which this process is told by the name of its fragment.
     *
     * @param from physical address at the peer
     * @param into physical address here
     */
    RemoteWrite read(int peer, long from, long into, int bytes, int name, boolean notifies) {
        MpcPlaces places = network.places();
        int ctrl = ControlField.of(true, places.process(peer), places.process(process.rank()));
        return new RemoteWrite(
                        places.node(process.rank()),
                        places.node(peer),
                        into,
                        from,
                        bytes,
                        ctrl,
                        name,
                        name,
                        false,
                        notifies)
                .asRead();
    }

    /** Returns a remote write to a peer. */
    RemoteWrite write(int peer, boolean isData, long from, long to, int bytes, int sid, int rid, boolean notifies) {
        MpcPlaces places = network.places();
        int ctrl = ControlField.of(isData, places.process(process.rank()), places.process(peer));
        return new RemoteWrite(
                places.node(process.rank()), places.node(peer), from, to, bytes, ctrl, sid, rid, notifies, notifies);
    }
}
