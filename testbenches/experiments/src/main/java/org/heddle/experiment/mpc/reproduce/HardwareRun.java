package org.heddle.experiment.mpc.reproduce;

import java.util.Arrays;
import org.heddle.cosim.SimulationOptions;
import org.heddle.device.SplitMix64;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.host.mpc.driver.MpcDriver;
import org.heddle.host.mpc.put.EventPort;
import org.heddle.host.mpc.put.PutPort;
import org.heddle.host.mpc.put.RemoteWrite;
import org.heddle.mpi.rank.RankScheduler;
import org.heddle.nic.mpc.page.PageField;
import org.heddle.testbench.mpc.MpcNodes;

/** One remote write between contiguous zones without any software but the order: from the entry in the sender to the last byte visible. */
final class HardwareRun {
    private static final int FROM = 0x200_0000;
    private static final int TO = 0x400_0000;
    private static final long LIMIT = 10_000_000;

    private HardwareRun() {}

    /**
     * Result of a remote write.
     *
     * @param cycles from the entry in the node to the last byte visible
     * @param verified whether every byte is right
     */
    record Result(long cycles, boolean verified) {}

    static Result run(MpcSetting setting, int bytes, SimulationOptions simulation) {
        try (MpcNodes nodes = new MpcNodes(2, setting.options(simulation))) {
            long[] entry = {-1};
            long[] visible = {-1};
            nodes.listen(0, (write, address, length) -> {
                if (!write && address == MpcDriver.LME_ADDRESS) {
                    entry[0] = nodes.cycle();
                }
            });
            byte[] data = contents(bytes);
            nodes.backDoor(0).fill(FROM, data);
            boolean[] isThere = new boolean[1];
            nodes.listen(1, (write, address, length) -> {
                if (write && address < TO) {
                    isThere[0] = true;
                } else if (write) {
                    visible[0] = nodes.cycle();
                }
            });
            new RankScheduler(2, nodes, 10 * LIMIT).run(baton -> {
                RemoteWrite write = new RemoteWrite(0, 1, FROM, TO, bytes, 0, 0, 0, false, true);
                if (setting.configuration().processes() > 1) {
                    EventPort port = nodes.eventPort(baton.rank(), 0, baton);
                    int frame = (baton.rank() == 0 ? FROM : TO) / PageField.PAGE_BYTES;
                    port.given(frame, 1 + bytes / PageField.PAGE_BYTES);
                    if (baton.rank() == 0) {
                        port.writeLme(0, write.carriedIfItFits(), false);
                        port.ring(1);
                    }
                } else {
                    PutPort port = nodes.port(baton.rank(), baton);
                    if (baton.rank() == 0) {
                        port.writeLme(0, write);
                        port.writeLmeNew(1);
                    }
                }
                baton.sleep(() -> isThere[0], baton.cycle() + LIMIT, () -> "the receipt");
            });
            boolean verified = entry[0] >= 0
                    && visible[0] >= 0
                    && Arrays.equals(nodes.backDoor(1).contents(TO, bytes), data);
            return new Result(visible[0] - entry[0], verified);
        }
    }

    private static byte[] contents(int bytes) {
        byte[] contents = new byte[bytes];
        for (int i = 0; i < bytes; i++) {
            contents[i] = (byte) SplitMix64.of(i);
        }
        return contents;
    }
}
