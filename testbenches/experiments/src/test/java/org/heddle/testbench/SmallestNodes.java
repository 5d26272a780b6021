package org.heddle.testbench;

import java.util.Optional;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.memory.reordering.SchedulerSettings;
import org.heddle.nic.stage.pattern.DataPath;

/** Nodes in which every queue that a configuration names holds as little as it can. */
public final class SmallestNodes {
    private SmallestNodes() {}

    /** Returns the configuration of the smallest nodes. */
    public static Dimmnet2Configuration configuration() {
        Dimmnet2Configuration improved = Dimmnet2Configuration.improved();
        DataPath path = improved.path();
        return new Dimmnet2Configuration(
                "smallest",
                improved.timing(),
                Optional.of(new SchedulerSettings(4, 1, 4, 32, 8)),
                new DataPath(path.lineBytes(), path.wordBytes(), 0, 1),
                1,
                1,
                improved.packetPayload(),
                improved.handOverCycles(),
                new LinkBuffers(2, 0, 2),
                2,
                improved.cableCycles(),
                improved.extent());
    }
}
