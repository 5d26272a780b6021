package org.heddle.nic.dimmnet2.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.plain.PlainAccess;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.harness.Transfers;

class TransferDispatchTest {
    @HardwareTest
    void eachTransferGoesOnOnceAndEachSourceThatMovesIsReadOnce(TestBench bench) {
        Stalls.forEachPair((reading, taking) -> {
            Rig<TransferDispatch> rig = Rig.once(bench, TransferDispatch.class);
            StreamSource transfers = rig.source(rig.dut().transfer, StallProfile.NEVER);
            StreamSink prefetches = rig.sink(rig.dut().prefetch, reading);
            StreamSink begun = rig.sink(rig.dut().begun, taking);
            List<long[]> expectedTransfers = new ArrayList<>();
            List<long[]> expectedReads = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                CommandStatus status = bench.random().nextBoolean()
                        ? CommandStatus.DONE
                        : CommandStatus.values()[bench.random().nextInt(CommandStatus.values().length)];
                VectorOperation operation =
                        VectorOperation.values()[bench.random().nextInt(VectorOperation.values().length)];
                PlainAccess access = PlainAccess.random(bench.random(), 0, PlainAccess.MEMORY_BYTES, 255);
                int bytes = bench.random().nextInt(4) == 0 ? 0 : access.bytes();
                long[] beat = Transfers.beat(status.code(), operation.code(), access, access, bytes, 1, i, false, 0, 0);
                transfers.send(beat);
                expectedTransfers.add(beat);
                boolean isCut = status == CommandStatus.SOURCE_LIST_ENTRY && bytes != 0;
                if (isCut || status == CommandStatus.DONE && operation != VectorOperation.REMOTE_READ) {
                    expectedReads.add(access.beat());
                }
            }
            rig.run(begun, expectedTransfers.size(), 10_000);
            rig.simulation().step(20);
            Beats.assertSame(begun.beats(), expectedTransfers);
            Beats.assertSame(prefetches.beats(), expectedReads);
            assertThat(transfers.isDone()).isTrue();
        });
    }
}
