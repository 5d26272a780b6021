package org.heddle.experiment.study;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.heddle.device.host.BusTiming;
import org.heddle.experiment.program.NetworkConstants;
import org.heddle.host.dimmnet2.mpi.HostCosts;
import org.heddle.host.mpc.cost.MpcConstants;
import org.heddle.host.offload.mpi.ReductionCosts;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.testbench.NodeClocks;

/** Side from which mechanisms are compared. */
public enum StudyView {
    /** Each as its paper had it. */
    PUBLISHED,
    /** One host, one memory, one bus, one link and both clocks alike: only the mechanism differs. */
    NORMALISED;

    /** Work of MPI for one side of a message. */
    static final int CALL = 100;

    static final int REGISTER_READ = 15;
    static final int REGISTER_WRITE = 4;
    static final int WINDOW_READ = 2;
    static final int WINDOW_WRITE = 1;
    static final int POLL = 6;
    static final int COMMAND = 10;
    static final int COMPLETION = 8;
    static final int COPY_PER_KILOBYTE = 64;
    static final int SYSTEM_CALL = 400;
    static final int INTERRUPT = 550;
    static final int PIN_PAGE = 40;
    static final int LOCK = 40;
    static final double CREATE_PER_ENTRY = 0.25;
    static final int MEMORY_READ = 60;
    static final int MEMORY_WRITE = 20;
    static final int BUS_WORD = 1;
    static final int CABLE = 13;
    /** The least that an access behind a bus can take. */
    static final int BUS_ACCESS = 15;

    /** Returns its name in JSON and on the command line. */
    @JsonValue
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the names of all. */
    public static List<String> words() {
        return Arrays.stream(values()).map(StudyView::word).toList();
    }

    /** Returns what stands around the nodes. */
    public NetworkConstants constants() {
        if (this == PUBLISHED) {
            return NetworkConstants.published();
        }
        return new NetworkConstants(
                new HostCosts(REGISTER_READ, REGISTER_WRITE, WINDOW_READ, WINDOW_WRITE, POLL, CALL, 0, CALL, COMMAND),
                new MpcConstants(
                        BUS_ACCESS,
                        CALL,
                        CALL,
                        LOCK,
                        SYSTEM_CALL,
                        INTERRUPT,
                        SYSTEM_CALL,
                        PIN_PAGE,
                        COPY_PER_KILOBYTE,
                        0),
                BUS_ACCESS,
                new VerbsCosts(
                        COMMAND,
                        REGISTER_WRITE,
                        POLL,
                        COMPLETION,
                        COPY_PER_KILOBYTE,
                        INTERRUPT,
                        SYSTEM_CALL,
                        PIN_PAGE,
                        CREATE_PER_ENTRY,
                        CALL,
                        CALL,
                        0),
                new ReductionCosts(WINDOW_READ, WINDOW_WRITE, POLL, 0, CALL, CALL, 1),
                new BusTiming(MEMORY_READ, MEMORY_WRITE, BUS_WORD),
                new NetworkConstants.Memory(MEMORY_READ, MEMORY_WRITE),
                new NetworkConstants.Link(CABLE, CABLE, CABLE, CABLE, 1, false, NodeClocks.LINK_PERIOD_PS));
    }
}
