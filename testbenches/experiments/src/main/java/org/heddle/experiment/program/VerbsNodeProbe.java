package org.heddle.experiment.program;

import org.heddle.cosim.Simulation;
import org.heddle.experiment.resource.LinkProbe;
import org.heddle.experiment.resource.Resource;
import org.heddle.experiment.resource.ResourceLog;
import org.heddle.nic.verbs.VerbsNode;
import org.heddle.testbench.verbs.VerbsNodes;

/** Probe of a node with verbs: tells when its link, its bus and its host's memory are busy. */
public final class VerbsNodeProbe {
    private VerbsNodeProbe() {}

    /**
     * Attaches the probe to one of the nodes.
     *
     * @param nodes of which one is watched
     * @param node its number
     * @param log takes what is busy, in cycles of the nodes
     * @param timing of the nodes' link
     */
    public static void attach(VerbsNodes nodes, int node, ResourceLog log, LinkTiming timing) {
        Simulation simulation = nodes.simulation(node);
        VerbsNode component = nodes.component();
        long before = simulation.cycle() - nodes.cycle();
        LinkProbe.attach(
                simulation,
                component.link,
                component.transmit,
                component.receive,
                log,
                () -> simulation.cycle() - before,
                timing.wireCycles(),
                timing.flightCycles());
        // A line moves in the cycle of its request or of its answer; between them the memory works.
        nodes.listen(node, (write, address, asked, answered) -> {
            log.busy(Resource.MEMORY, asked, answered);
            long moves = write ? asked : answered;
            log.busy(Resource.BUS, moves, moves + 1);
        });
    }
}
