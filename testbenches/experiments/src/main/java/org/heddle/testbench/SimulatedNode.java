package org.heddle.testbench;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.device.NodeMemory;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Pair.Outside;
import org.heddle.nic.stage.memory.sodimm.bench.SoDimmSocket;

/**
 * One node of a simulated system: its host port and its two SO-DIMMs. All outputs of a node are registers, so that outputs
 * are read, inputs written and the clock stepped, once in each cycle.
 */
public final class SimulatedNode implements HostAccess {
    private final NodeMemory memory;
    private final SoDimmSocket socket0;
    private final SoDimmSocket socket1;
    private final HostSignals signals;

    private StallProfile.Pauses pauses = StallProfile.NEVER.from(0);
    private boolean takes = true;
    private boolean requesting;
    private boolean answered;
    private long answer;

    /** A node with modules that are filled by the experiments' preset words. */
    SimulatedNode(Simulation simulation, Outside outside, Dimmnet2Configuration configuration, int number) {
        this.memory = NodeMemories.of(configuration, number);
        socket0 = new SoDimmSocket(simulation, outside.sodimm0(), memory.module(0));
        socket1 = new SoDimmSocket(simulation, outside.sodimm1(), memory.module(1));
        signals = new HostSignals(simulation, outside.request(), outside.response());
        signals.setResponseReady(true);
    }

    /** The node's modules. */
    public NodeMemory memory() {
        return memory;
    }

    /** Lets the host take answers only when a profile does not pause it; at first it never pauses. */
    public void stallHost(StallProfile profile, long seed) {
        pauses = profile.from(seed);
    }

    @Override
    public void request(boolean write, int address, long data) {
        requesting = true;
        answered = false;
        signals.offerRequest(write, address, data);
    }

    @Override
    public boolean isAnswered() {
        return answered;
    }

    @Override
    public long answer() {
        return answer;
    }

    /** Everything outside the node that happens in this cycle; the clock has not been stepped yet. */
    void beforeStep() {
        boolean offered = signals.isResponseValid();
        if (takes == pauses.next(offered)) {
            takes = !takes;
            signals.setResponseReady(takes);
        }
        if (offered && takes) {
            pauses.moved();
            answered = true;
            answer = signals.responseData();
        }
        socket0.drive();
        socket1.drive();
        socket0.sample();
        socket1.sample();
    }

    /** The request that was taken at the clock edge is withdrawn. */
    void afterStep(boolean taken) {
        if (taken) {
            requesting = false;
            signals.withdrawRequest();
        }
    }

    /** Whether the request on the port is taken at this cycle's clock edge. */
    boolean isTaken() {
        return requesting && signals.isRequestReady();
    }
}
