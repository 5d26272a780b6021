package org.heddle.experiment.mpi;

import java.io.ByteArrayOutputStream;
import java.util.IdentityHashMap;
import java.util.Map;
import org.heddle.cosim.SimulationOptions;
import org.heddle.device.NodeMemory;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Settings;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Transport;
import org.heddle.host.ranks.NodeSystem;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypeSegment;
import org.heddle.mpi.transport.Transport;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.testbench.Dimmnet2Designs;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.LinkFault;
import org.heddle.testbench.NodePair;
import org.heddle.testbench.SimulatedNode;

/** Transports over two nodes in RTL; four ranks are two on each. */
public final class SimulatedTransports implements AutoCloseable {
    private final Dimmnet2Configuration configuration;
    private final FaultPlan faults;
    private final Map<Transport, NodePair> pairs = new IdentityHashMap<>();

    /** Transports over published nodes. */
    public SimulatedTransports() {
        this(Dimmnet2Configuration.published());
    }

    /** Transports over nodes of some configuration. */
    public SimulatedTransports(Dimmnet2Configuration configuration) {
        this(configuration, FaultPlan.NONE);
    }

    /** The same on cables with faults. */
    public SimulatedTransports(Dimmnet2Configuration configuration, FaultPlan faults) {
        this.configuration = configuration;
        this.faults = faults;
    }

    private NodePair pair() {
        if (faults != FaultPlan.NONE) {
            return new NodePair(Dimmnet2Designs.openPair(configuration), SimulationOptions.defaults(), faults);
        }
        return new NodePair(Dimmnet2Designs.pair(configuration), SimulationOptions.defaults());
    }

    /** Two fresh nodes. */
    public Dimmnet2Transport open(int ranks, Dimmnet2Settings settings) {
        NodePair pair = pair();
        Dimmnet2Transport transport = new Dimmnet2Transport(pair.ranks(), ranks, settings);
        pairs.put(transport, pair);
        return transport;
    }

    /** Two fresh nodes without a transport. */
    NodeSystem nodes() {
        NodePair pair = pair();
        NodeSystem nodes = pair.ranks();
        pairs.put(new Dimmnet2Transport(nodes, 1), pair);
        return nodes;
    }

    /** Returns the number of faults of each kind on the cables of a transport's nodes so far. */
    public Map<LinkFault, Integer> faults(Transport transport) {
        return pairs.get(transport).faults();
    }

    /** The node of a rank. */
    public SimulatedNode node(Transport transport, int rank) {
        return pairs.get(transport).node(rank % 2);
    }

    /** Memory for messages, full of zeros. They take none of the host's time: a fresh matrix is not filled through a window. */
    Place zeros(Transport transport, int rank, int bytes) {
        Place place = ((Dimmnet2Transport) transport).allocate(rank, bytes);
        node(transport, rank).memory().backdoorWrite(place.address(), new byte[bytes], 0, bytes);
        return place;
    }

    /** A message's bytes as a rank's node holds them, seen without the host. */
    public byte[] packed(Transport transport, int rank, long address, Datatype type) {
        NodeMemory memory = node(transport, rank).memory();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (TypeSegment segment : type.flatten(1).segments()) {
            byte[] run = new byte[(int) segment.length()];
            memory.backdoorRead(address + segment.displacement(), run, 0, run.length);
            bytes.writeBytes(run);
        }
        return bytes.toByteArray();
    }

    @Override
    public void close() {
        pairs.values().forEach(NodePair::close);
        pairs.clear();
    }
}
