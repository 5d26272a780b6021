package org.heddle.testbench;

import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.host.HostRequest;

/** A host port's pins: puts one access after the other on them, and takes every answer at once. */
public final class HostPins implements HostAccess, Agent {
    private final Simulation simulation;
    private final Port requestValid;
    private final Port requestReady;
    private final Port requestWrite;
    private final Port requestAddress;
    private final Port requestData;
    private final Port responseValid;
    private final Port responseReady;
    private final Port responseData;

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
        requestValid = simulation.port(request.valid().portName());
        requestReady = simulation.port(request.ready().portName());
        requestWrite = simulation.port(request.data().write().portName());
        requestAddress = simulation.port(request.data().address().portName());
        requestData = simulation.port(request.data().data().portName());
        responseValid = simulation.port(response.valid().portName());
        responseReady = simulation.port(response.ready().portName());
        responseData = simulation.port(response.data().portName());
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
            simulation.poke(requestValid, false);
        }
        if (fresh) {
            fresh = false;
            offered = true;
            simulation.poke(responseReady, true);
            simulation.poke(requestValid, true);
            simulation.poke(requestWrite, write);
            simulation.poke(requestAddress, address);
            simulation.pokeWord(requestData, 0, data);
        }
    }

    @Override
    public void sample() {
        if (offered) {
            isTaken = simulation.isHigh(requestReady);
            if (isTaken) {
                takenCycle = simulation.cycle();
            }
        } else if (awaits && !fresh && simulation.isHigh(responseValid)) {
            answer = simulation.peek(responseData);
            awaits = false;
        }
    }
}
