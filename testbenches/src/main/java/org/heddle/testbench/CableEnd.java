package org.heddle.testbench;

import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.cluster.Delay;
import org.heddle.nic.link.LinkLane;
import org.heddle.nic.top.Dimmnet2Node;

/**
 * Where a cable meets a node. What leaves in one cycle reaches the other end a cable's length later.
 */
final class CableEnd {
    private static final int VALID = 1;
    private static final int LAST = 2;
    private static final int CREDIT = 4;

    private final Simulation simulation;
    private final Port sentValid;
    private final Port sentLast;
    private final Port sentData;
    private final Port creditIn;
    private final Port receivedValid;
    private final Port receivedLast;
    private final Port receivedData;
    private final Port creditOut;

    private final Delay cable;

    CableEnd(Simulation simulation, Dimmnet2Node node, int cycles) {
        this.simulation = simulation;
        LinkLane transmit = node.transmit;
        LinkLane receive = node.receive;
        sentValid = simulation.port(transmit.valid());
        sentLast = simulation.port(transmit.last());
        sentData = simulation.port(transmit.data());
        creditIn = simulation.port(transmit.credit());
        receivedValid = simulation.port(receive.valid());
        receivedLast = simulation.port(receive.last());
        receivedData = simulation.port(receive.data());
        creditOut = simulation.port(receive.credit());
        cable = new Delay(cycles, 2);
    }

    /** The cable away from this end: one word of flags, one of data. */
    Delay cable() {
        return cable;
    }

    /** Notes what the node sends in a cycle. */
    void send(long cycle) {
        int now = 0;
        if (simulation.isHigh(sentValid)) {
            now |= VALID | (simulation.isHigh(sentLast) ? LAST : 0);
            cable.send(cycle, 1, simulation.peek(sentData));
        }
        cable.send(cycle, 0, now | (simulation.isHigh(creditOut) ? CREDIT : 0));
    }

    /** Gives the node what the other end sent a cable's length before a cycle. */
    void receive(long cycle, CableEnd other) {
        long then = other.cable.receive(cycle, 0);
        simulation.poke(receivedValid, (then & VALID) != 0);
        simulation.poke(receivedLast, (then & LAST) != 0);
        simulation.poke(receivedData, (then & VALID) != 0 ? other.cable.receive(cycle, 1) : 0);
        simulation.poke(creditIn, (then & CREDIT) != 0);
    }
}
