package org.heddle.host.mpc.window;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.host.mpc.ch.ChNetwork;
import org.heddle.host.mpc.ch.ChProcess;
import org.heddle.host.mpc.ch.MpcPlaces;
import org.heddle.host.mpc.ch.PieceCutter;
import org.heddle.host.mpc.put.ControlField;
import org.heddle.host.mpc.put.ElementUpdate;
import org.heddle.host.mpc.put.RemoteWrite;

/** Remote writes and reads of one rank's windows; the last read of a call has a name, by which its end is told. */
final class WindowReads {
    private final ChNetwork network;
    private final ChProcess process;
    private final Map<Integer, Runnable> open = new HashMap<>();
    private int names;

    WindowReads(ChNetwork network, ChProcess process) {
        this.network = network;
        this.process = process;
    }

    /** Returns the remote writes of some bytes; what fits its entry goes inside it, copied there when it is ordered. */
    List<RemoteWrite> writes(int peer, List<PieceCutter.Cut> cuts) {
        return transfers(peer, cuts).stream().map(RemoteWrite::carriedIfItFits).toList();
    }

    /** Orders remote writes. */
    void send(List<RemoteWrite> writes) {
        copy(writes);
        process.rdma().rdmaSend(writes);
    }

    /** Spends the time of what the processor copies into entries. */
    private void copy(List<RemoteWrite> writes) {
        writes.stream()
                .filter(RemoteWrite::isCarried)
                .forEach(write -> process.processor().copied(write.len()));
    }

    private List<RemoteWrite> transfers(int peer, List<PieceCutter.Cut> cuts) {
        List<RemoteWrite> writes = new ArrayList<>();
        for (PieceCutter.Cut cut : cuts) {
            addParts(writes, peer, cut);
        }
        return writes;
    }

    /**
     * Orders the remote writes and then the reads of some bytes.
     *
     * @param here told when all that was read is here
     */
    void order(int peer, List<RemoteWrite> writes, List<PieceCutter.Cut> cuts, Runnable here) {
        order(peer, writes, transfers(peer, cuts), List.of(), here);
    }

    /**
     * Orders updates of elements.
     *
     * @param cuts one for each: where its old value goes, and where it is
     * @param here told when all are changed and all old values are here
     */
    void update(int peer, List<PieceCutter.Cut> cuts, List<ElementUpdate> updates, Runnable here) {
        order(peer, List.of(), transfers(peer, cuts), updates, here);
    }

    private void order(
            int peer, List<RemoteWrite> writes, List<RemoteWrite> reads, List<ElementUpdate> updates, Runnable here) {
        int name = names++;
        open.put(name, here);
        copy(writes);
        List<RemoteWrite> message = new ArrayList<>(writes);
        MpcPlaces places = network.places();
        int ctrl = ControlField.ofWindow(places.process(peer), places.process(process.rank()));
        for (int i = 0; i < reads.size(); i++) {
            RemoteWrite read = reads.get(i);
            boolean isLast = i == reads.size() - 1;
            RemoteWrite named = new RemoteWrite(
                    read.nsrc(), read.ndst(), read.plad(), read.prad(), read.len(), ctrl, name, name, false, isLast);
            message.add(updates.isEmpty() ? named.asRead() : named.asUpdate(updates.get(i)));
        }
        network.underWay().read(process.rank());
        process.rdma().rdmaSend(message);
    }

    /** Takes the bytes of a read as here; one that is told twice is counted. */
    void arrived(int name) {
        Runnable here = open.remove(name);
        if (here == null) {
            process.processor().tally().duplicate();
            return;
        }
        network.underWay().received(process.rank());
        here.run();
    }

    private void addParts(List<RemoteWrite> writes, int peer, PieceCutter.Cut cut) {
        MpcPlaces places = network.places();
        int ctrl = ControlField.ofWindow(places.process(process.rank()), places.process(peer));
        for (int done = 0; done < cut.len(); done += RemoteWrite.MOST_BYTES) {
            writes.add(new RemoteWrite(
                    places.node(process.rank()),
                    places.node(peer),
                    cut.plad() + done,
                    cut.prad() + done,
                    Math.min(RemoteWrite.MOST_BYTES, cut.len() - done),
                    ctrl,
                    0,
                    0,
                    false,
                    false));
        }
    }
}
