package org.heddle.testbench;

import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.host.HostRequest;

/** A host port's pins: puts one access after the other on them, and takes every answer at once. */
public final class HostPins implements HostAccess, Agent {
    private final Simulation simulation;
    private final HostSignals signals;

    private boolean write;
    private int address;
    private long data;
    /** An access waits to be put on the pins; it is on them; its answer is awaited. */
    private boolean fresh;

    private boolean offered;
    private boolean isTaken;
    private boolean awaits;
    private long answer;
    private long takenCycle = -1;

    public HostPins(Simulation simulation, Stream<HostRequest> request, Stream<UInt> response) {
        this.simulation = simulation;
        signals = new HostSignals(simulation, request, response);
    }

    @Override
    public void request(boolean isWrite, int at, long value) {
        write = isWrite;
        address = at;
        data = value;
        fresh = true;
        awaits = true;
    }

    @Override
    public boolean isAnswered() {
        return !awaits;
    }

    @Override
    public long answer() {
        return answer;
    }

    /** Returns the simulation's cycle in which the node took the last access, -1 before the first one. */
    public long takenCycle() {
        return takenCycle;
    }

    @Override
    public void drive() {
        if (isTaken) {
            isTaken = false;
            offered = false;
            signals.withdrawRequest();
        }
        if (fresh) {
            fresh = false;
            offered = true;
            signals.setResponseReady(true);
            signals.offerRequest(write, address, data);
        }
    }

    @Override
    public void sample() {
        if (offered) {
            isTaken = signals.isRequestReady();
            if (isTaken) {
                takenCycle = simulation.cycle();
            }
        } else if (awaits && !fresh && signals.isResponseValid()) {
            answer = signals.responseData();
            awaits = false;
        }
    }
}
