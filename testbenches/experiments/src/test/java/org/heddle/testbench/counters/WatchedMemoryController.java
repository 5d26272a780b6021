package org.heddle.testbench.counters;

import org.heddle.nic.dimmnet2.host.HostMap.Block;
import org.heddle.testbench.counters.Waveform.Signal;

/** Busy from a request to its answer. It waits for the modules while a request is not taken, for requests while there is none. */
final class WatchedMemoryController implements WatchedBlock {
    private final Handshake request;
    private final Signal isWrite;
    private final Signal lineRead;
    private final Signal lineWritten;
    private final Occupancy reads = new Occupancy();
    private final Occupancy writes = new Occupancy();

    WatchedMemoryController(Waveform waves, String controller) {
        request = Handshake.of(waves, controller + ".request");
        isWrite = waves.signal(controller + ".request_data_write");
        lineRead = waves.signal(controller + ".readValid");
        lineWritten = waves.signal(controller + ".writeDone");
    }

    @Override
    public Block block() {
        return Block.MEMORY_CONTROLLER;
    }

    @Override
    public Doing cycle() {
        boolean isBusy = request.offers() || !reads.isEmpty() || !writes.isEmpty();
        reads.pass(request.fires() && !isWrite.isHigh(), lineRead.isHigh());
        writes.pass(request.fires() && isWrite.isHigh(), lineWritten.isHigh());
        if (!isBusy) {
            return Doing.NOTHING;
        }
        if (request.isBlocked()) {
            return Doing.WAITING_FOR_SINK;
        }
        return request.offers() ? Doing.WORKING : Doing.WAITING_FOR_SOURCE;
    }
}
