package org.heddle.testbench;

import org.heddle.cosim.Port;
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
    private final Simulation simulation;
    private final NodeMemory memory;
    private final SoDimmSocket socket0;
    private final SoDimmSocket socket1;

    private final Port requestValid;
    private final Port requestReady;
    private final Port requestWrite;
    private final Port requestAddress;
    private final Port requestData;
    private final Port responseValid;
    private final Port responseReady;
    private final Port responseData;

    private StallProfile.Pauses pauses = StallProfile.NEVER.from(0);
    private boolean takes = true;
    private boolean requesting;
    private boolean answered;
    private long answer;

    /** A node with modules that are filled by the experiments' preset words. */
    SimulatedNode(Simulation simulation, Outside outside, Dimmnet2Configuration configuration, int number) {
        this.simulation = simulation;
        this.memory = NodeMemories.of(configuration, number);
        socket0 = new SoDimmSocket(simulation, outside.sodimm0(), memory.module(0));
        socket1 = new SoDimmSocket(simulation, outside.sodimm1(), memory.module(1));
        requestValid = simulation.port(outside.request().valid().portName());
        requestReady = simulation.port(outside.request().ready().portName());
        requestWrite = simulation.port(outside.request().data().write().portName());
        requestAddress = simulation.port(outside.request().data().address().portName());
        requestData = simulation.port(outside.request().data().data().portName());
        responseValid = simulation.port(outside.response().valid().portName());
        responseData = simulation.port(outside.response().data().portName());
        responseReady = simulation.port(outside.response().ready().portName());
        simulation.poke(responseReady, true);
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
        simulation.poke(requestValid, true);
        simulation.poke(requestWrite, write);
        simulation.poke(requestAddress, address);
        simulation.pokeWord(requestData, 0, data);
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
        boolean offered = simulation.isHigh(responseValid);
        if (takes == pauses.next(offered)) {
            takes = !takes;
            simulation.poke(responseReady, takes);
        }
        if (offered && takes) {
            pauses.moved();
            answered = true;
            answer = simulation.peek(responseData);
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
            simulation.poke(requestValid, false);
        }
    }

    /** Whether the request on the port is taken at this cycle's clock edge. */
    boolean isTaken() {
        return requesting && simulation.isHigh(requestReady);
    }
}
