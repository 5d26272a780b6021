package org.heddle.experiment.mpc.reproduce;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.mpc.message.MpcMessage;
import org.heddle.experiment.mpc.message.MpcMessageOnNodes;
import org.heddle.experiment.mpc.message.MpcMessageResult;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.rdma.MpcMode;

/** System calls, interrupts, copies and remote writes of messages, as they were counted. */
final class CountRuns {
    /** Pages of a fragment of 1 or 3 pieces: one of them is too large for a SHORT. */
    private static final int FEWEST_PAGES = 6;

    private static final int PAGE = 4096;
    private static final int SHORT_BYTES = 1000;

    private CountRuns() {}

    /** Returns the messages of a mode. */
    static List<MpcMessage> messages(MpcMode mode) {
        List<MpcMessage> messages = new ArrayList<>();
        messages.add(MpcMessage.published(mode, SHORT_BYTES));
        List<Integer> pieces = mode == MpcMode.MPC3 ? List.of(1) : List.of(1, 3, 16);
        for (int fragments : new int[] {1, 2, 4}) {
            for (int count : pieces) {
                int pages = Math.max(FEWEST_PAGES, count);
                BufferPlacement placement = new BufferPlacement(0, pages / count);
                messages.add(MpcMessage.published(mode, fragments * pages * PAGE)
                        .between(placement, placement)
                        .withFragments(fragments));
            }
        }
        return messages;
    }

    static MpcCountRow run(MpcSetting setting, MpcMessage message, SimulationOptions simulation) {
        MpcMessageResult result = MpcMessageOnNodes.run(setting, message, setting.options(simulation));
        int nbDma = result.dataWrites().isEmpty() ? 0 : result.dataWrites().get(0);
        boolean isAlike = result.dataWrites().stream().allMatch(writes -> writes == nbDma);
        return new MpcCountRow(
                message.settings().mode().id(),
                result.protocol(),
                result.bytes(),
                result.fragments(),
                nbDma,
                result.systemCalls(),
                result.interrupts(),
                result.copies(),
                result.rdmaSends(),
                result.verified() && isAlike);
    }

    /** Returns system calls, interrupts, copies and remote writes as the paper's table has them. */
    static List<Long> printed(MpcCountRow row) {
        boolean isFirst = row.mode().equals(MpcMode.MPC1.id());
        if (row.protocol().equals("short")) {
            return List.of(isFirst ? 1L : 0L, isFirst ? 2L : 0L, 2L, 1L);
        }
        long fragments = row.fragments();
        boolean isThird = row.mode().equals(MpcMode.MPC3.id());
        return List.of(
                isFirst ? 1 + 6 * fragments : isThird ? 0 : 4 * fragments,
                isFirst ? 2 + 4 * fragments : 0L,
                0L,
                1 + fragments + (isThird ? 1 : row.nbDma()) * fragments);
    }
}
