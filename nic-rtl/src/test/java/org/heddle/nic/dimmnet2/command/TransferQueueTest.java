package org.heddle.nic.dimmnet2.command;

import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.nic.harness.QueueRun;

/** Transfers that wait for each other keep each of their fields. */
class TransferQueueTest {
    @HardwareTest
    void everyFieldComesOutAsItWentIn(TestBench bench) {
        QueueRun.assertKept(bench, () -> new Queue<>(CheckedTransfer.type(), 4, Queue.Output.REGISTER));
        QueueRun.assertKept(bench, () -> new Queue<>(CheckedTransfer.type(), 1));
    }
}
