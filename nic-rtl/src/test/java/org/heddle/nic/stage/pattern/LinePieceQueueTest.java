package org.heddle.nic.stage.pattern;

import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.nic.harness.Paths;
import org.heddle.nic.harness.QueueRun;

/** Pieces of lines that are under way keep each of their fields. */
class LinePieceQueueTest {
    @HardwareTest
    void everyFieldComesOutAsItWentIn(TestBench bench) {
        QueueRun.assertKept(bench, () -> new Queue<>(LinePiece.type(Paths.NARROW), 8, Queue.Output.REGISTER));
    }
}
