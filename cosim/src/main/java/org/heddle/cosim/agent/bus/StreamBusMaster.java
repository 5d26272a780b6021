package org.heddle.cosim.agent.bus;

import org.heddle.cosim.agent.StreamPorts;

/** A master of a register block's streams: answers come in the order of the requests. */
abstract class StreamBusMaster extends BusMaster {
    private final int requestWords;
    private final int address;
    private final int write;
    private final int data;
    private final int strobes;
    private final int answerData;
    private final int answerError;

    StreamBusMaster(StreamPorts request, StreamPorts response, long limitCycles) {
        super(request.simulation(), request.name(), request.widthOf("address"), request.widthOf("data"), limitCycles);
        requestWords = request.words();
        address = request.requiredWordOf("address");
        write = request.requiredWordOf("write");
        data = request.requiredWordOf("data");
        strobes = request.requiredWordOf("strobes");
        answerData = response.requiredWordOf("data");
        answerError = response.requiredWordOf("error");
    }

    /** Returns the request of an access. */
    final long[] beat(BusAccess access) {
        long[] beat = new long[requestWords];
        beat[address] = access.address();
        beat[write] = access.isWrite() ? 1 : 0;
        beat[data] = access.data();
        beat[strobes] = access.strobes();
        return beat;
    }

    /** Gives an access its answer. */
    final void answer(BusAccess access, long[] beat) {
        if (beat[answerError] == 0) {
            access.done(beat[answerData]);
        } else {
            access.refused("error");
        }
    }
}
