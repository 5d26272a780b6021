package org.heddle.nic.mpc;

import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.harness.QueueRun;
import org.heddle.nic.mpc.list.ListEvent;
import org.heddle.nic.mpc.list.OwnedEvent;
import org.heddle.nic.mpc.list.Receipt;

/** Events between MPC's units keep each of their fields, whoever waits. */
class KeptEventsTest {
    @HardwareTest
    void receiptsComeOutAsTheyWentIn(TestBench bench) {
        QueueRun.assertKeptByBuffer(bench, () -> new SkidBuffer<>(Receipt.type()));
    }

    @HardwareTest
    void eventsComeOutAsTheyWentIn(TestBench bench) {
        QueueRun.assertKeptByBuffer(bench, () -> new SkidBuffer<>(ListEvent.type()));
    }

    @HardwareTest
    void eventsWithTheirProcessComeOutAsTheyWentIn(TestBench bench) {
        QueueRun.assertKeptByBuffer(bench, () -> new SkidBuffer<>(OwnedEvent.type()));
    }
}
