package org.heddle.testbench;

import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.host.HostRequest;

/** Signals of a node's host port in a simulation: requests go in, responses come out. */
final class HostSignals {
    private final Simulation simulation;
    private final Port requestValid;
    private final Port requestReady;
    private final Port requestWrite;
    private final Port requestAddress;
    private final Port requestData;
    private final Port responseValid;
    private final Port responseReady;
    private final Port responseData;

    HostSignals(Simulation simulation, Stream<HostRequest> request, Stream<UInt> response) {
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

    void offerRequest(boolean write, int address, long data) {
        simulation.poke(requestValid, true);
        simulation.poke(requestWrite, write);
        simulation.poke(requestAddress, address);
        simulation.pokeWord(requestData, 0, data);
    }

    void withdrawRequest() {
        simulation.poke(requestValid, false);
    }

    boolean isRequestReady() {
        return simulation.isHigh(requestReady);
    }

    void setResponseReady(boolean ready) {
        simulation.poke(responseReady, ready);
    }

    boolean isResponseValid() {
        return simulation.isHigh(responseValid);
    }

    long responseData() {
        return simulation.peek(responseData);
    }
}
