package org.heddle.testbench.fabric;

import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.cluster.Cluster;
import org.heddle.cosim.partition.ClusterPart;
import org.heddle.cosim.partition.PartPlace;
import org.heddle.cosim.partition.PartServer;
import org.heddle.cosim.tool.BuildListener;
import org.heddle.testbench.CableEnd;
import org.heddle.testbench.HostPins;
import org.heddle.testbench.VerilogSource;

/** Nodes and switches of a {@link ReductionProcesses} that one process runs; their hosts are in the process that started it. */
public final class ReductionPart implements ClusterPart {
    private final ReductionMembers members;
    private final Cluster cluster;

    private ReductionPart(PartPlace place) {
        ReductionJob job = ReductionJob.read(place.settings());
        int cables = place.from() + HostMailbox.WORDS * job.nodes();
        int ring = CableEnd.ringWords(job.cableCycles());
        FabricPart part = new FabricPart(
                job.tree(),
                job.cableCycles(),
                place.number(),
                place.parts(),
                cable -> CableEnd.cable(job.cableCycles(), place.words().slice(cables + ring * cable, ring)));
        SimulationOptions options = job.options().listener((kind, message) -> {
            if (kind != BuildListener.Kind.STEP) {
                place.progress().accept(message);
            }
        });
        members = new ReductionMembers(job.wide(), part, options, VerilogSource.JAVA);
        members.simulations().forEach((node, simulation) -> {
            HostPins pins = new HostPins(simulation, members.component().request, members.component().response);
            int mailbox = place.from() + HostMailbox.WORDS * node;
            simulation.add(new HostMailbox(place.words().slice(mailbox, HostMailbox.WORDS)).on(pins));
        });
        cluster = members.cluster();
    }

    /**
     * Runs one part.
     *
     * @param args as {@link PartServer#serve} takes them
     */
    public static void main(String[] args) {
        PartServer.serve(args, ReductionPart::new);
    }

    /** Words that all parts of a tree share. */
    static int words(FatTree tree, int cableCycles) {
        return HostMailbox.WORDS * tree.nodes() + CableEnd.ringWords(cableCycles) * FabricPart.cables(tree);
    }

    @Override
    public void run(long cycles) {
        cluster.run(cycles, 1);
    }

    @Override
    public byte[] report() {
        return ReductionPartReport.of(cluster.cycle(), members.fabric()).bytes();
    }

    @Override
    public void close() {
        members.close();
    }
}
