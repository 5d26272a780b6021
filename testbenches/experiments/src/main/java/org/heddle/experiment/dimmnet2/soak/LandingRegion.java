package org.heddle.experiment.dimmnet2.soak;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.device.NodeMemory;
import org.heddle.host.dimmnet2.driver.VectorStatus;

/** Bytes that must be in a memory when the host gets a receive status. */
final class LandingRegion {
    final VectorStatus status;
    private final NodeMemory memory;
    private final long[] addresses;
    private final byte[] values;

    /**
     * @param status that the host is told
     * @param memory that they are in
     * @param targets their addresses; none where they are in a window. Of an address that comes twice the last byte counts
     * @param bytes at least as many
     */
    LandingRegion(VectorStatus status, NodeMemory memory, List<Long> targets, byte[] bytes) {
        this.status = status;
        this.memory = memory;
        Map<Long, Byte> last = new LinkedHashMap<>();
        for (int i = 0; i < targets.size(); i++) {
            last.remove(targets.get(i));
            last.put(targets.get(i), bytes[i]);
        }
        addresses = last.keySet().stream().mapToLong(Long::longValue).toArray();
        values = new byte[addresses.length];
        for (int i = 0; i < addresses.length; i++) {
            values[i] = last.get(addresses[i]);
        }
    }

    /** Whether all of them are there now; what lands last is looked for first. */
    boolean isThere() {
        byte[] one = new byte[1];
        for (int i = addresses.length - 1; i >= 0; i--) {
            memory.backdoorRead(addresses[i], one, 0, 1);
            if (one[0] != values[i]) {
                return false;
            }
        }
        return true;
    }
}
