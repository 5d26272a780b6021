package org.heddle.host.mpc.rdma;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.cost.MpcConstants;
import org.heddle.host.mpc.memory.PageFrames;
import org.heddle.host.mpc.memory.ProcessMemory;
import org.heddle.host.mpc.model.ModelNodes;
import org.heddle.host.mpc.put.ControlField;
import org.heddle.host.mpc.put.PutPort;
import org.heddle.host.mpc.put.RemoteWrite;
import org.heddle.mpi.rank.Baton;

/** A process with the RDMA API of a mode, which records its notifications. */
final class RdmaProcess implements RdmaEvents {
    /** Notification as it was told. */
    record Told(int node, int ctrl, int id) {}

    private final ModelNodes nodes;
    private final int node;
    private final int process;
    private final HostProcessor processor;
    private final RdmaApi api;
    final List<Told> sent = new ArrayList<>();
    final List<Told> received = new ArrayList<>();
    private Runnable onReceipt = () -> {};

    RdmaProcess(MpcMode mode, ModelNodes nodes, RdmaNode shared, int node, int process, Baton baton) {
        this.nodes = nodes;
        this.node = node;
        this.process = process;
        processor = new HostProcessor(baton, MpcConstants.PAPER);
        PutPort port = nodes.port(node, baton);
        RemoteZones zones = new RemoteZones(nodes.nodes(), 16 << 20, ModelNodes.MEMORY_BYTES);
        if (mode.isInSystemSpace()) {
            PageFrames frames = new PageFrames((16 << 20) + process * (32L << 20), ModelNodes.MEMORY_BYTES, 1);
            ProcessMemory memory = new ProcessMemory(nodes.memory(node), frames, 1 << 20);
            MpiDriver driver = new MpiDriver(processor, memory);
            api = new SystemRdma(process, processor, port, shared, zones, driver, this);
        } else {
            api = new UserRdma(process, processor, port, shared, zones, this);
        }
    }

    HostProcessor processor() {
        return processor;
    }

    RdmaApi api() {
        return api;
    }

    void onReceipt(Runnable action) {
        onReceipt = action;
    }

    @Override
    public void sentNotify(int ctrl, int sid) {
        sent.add(new Told(node, ctrl, sid));
    }

    @Override
    public void recvNotify(int nsrc, int ctrl, int rid) {
        received.add(new Told(nsrc, ctrl, rid));
        onReceipt.run();
    }

    /** A remote write from this process to a process of another node. */
    RemoteWrite write(int toNode, int toProcess, long from, long to, int bytes, int id, boolean ns, boolean nr) {
        int ctrl = ControlField.of(true, process, toProcess);
        return new RemoteWrite(node, toNode, from, to, bytes, ctrl, id, id, ns, nr);
    }

    byte[] memory(long address, int bytes) {
        return nodes.backDoor(node).contents(address, bytes);
    }

    /** Looks until something is true. */
    void lookUntil(BooleanSupplier done) {
        while (!done.getAsBoolean()) {
            if (!api.netLookup(false)) {
                processor.work(20);
            }
        }
    }
}
