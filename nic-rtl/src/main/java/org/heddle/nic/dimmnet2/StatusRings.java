package org.heddle.nic.dimmnet2;

import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.stream.ForwardRegister;
import org.heddle.hdl.lib.stream.StreamDemux;
import org.heddle.nic.dimmnet2.command.StatusEntry;
import org.heddle.nic.dimmnet2.host.HostInterface;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.dimmnet2.host.LlcmWrite;
import org.heddle.nic.dimmnet2.host.StatusRing;

/** Rings of statuses in the host's reach, two for each process: of commands that have completed, and of packets that were received. */
final class StatusRings extends Dimmnet2Part {
    /** Ports of the host interface for one ring of each process. */
    private record RingPorts(Vec<UInt> taken, Vec<UInt> written, Vec<UInt> dropped) {}

    final StreamDemux<StatusEntry> receptions;
    final StreamDemux<StatusEntry> completions;

    StatusRings(Dimmnet2Node unit) {
        super(unit);
        HostInterface host = unit.host;
        receptions = rings(
                "receptions",
                HostMap.RECEIVE_RING,
                0,
                new RingPorts(host.receiveTaken, host.receiveWritten, host.receiveDropped));
        completions = rings(
                "completions",
                HostMap.COMPLETION_RING,
                HostMap.PROCESSES,
                new RingPorts(host.completionTaken, host.completionWritten, host.completionDropped));
    }

    /** One ring for each process, and what sends each status to its own. */
    private StreamDemux<StatusEntry> rings(String name, int offset, int firstWriter, RingPorts ports) {
        StreamDemux<StatusEntry> statuses = instance(name, new StreamDemux<>(StatusEntry.type(), HostMap.PROCESSES));
        statuses.select.set(statuses.source.data().process());
        for (int process = 0; process < HostMap.PROCESSES; process++) {
            StatusRing ring = instance(name + process, new StatusRing(process * HostMap.LLCM_BYTES + offset));
            connect(ring.entry, statuses.sinks.get(process));
            // Statuses wait for no other writer, nor the host for them, but behind a register.
            ForwardRegister<LlcmWrite> write =
                    instance(name + "Write" + process, new ForwardRegister<>(LlcmWrite.type()));
            connect(write.source, ring.llcm);
            connect(unit.llcm.rings.get(firstWriter + process), write.sink);
            ring.drops.set(unit.host.ringsDrop);
            ring.taken.set(ports.taken.get(process));
            ports.written.get(process).set(ring.written);
            ports.dropped.get(process).set(ring.dropped);
        }
        return statuses;
    }
}
