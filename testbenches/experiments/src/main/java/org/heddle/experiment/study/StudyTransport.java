package org.heddle.experiment.study;

import java.util.ArrayList;
import java.util.List;
import org.heddle.experiment.program.ProgramNetworkOptions;
import org.heddle.experiment.program.ProgramNic;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.jspecify.annotations.Nullable;

/**
 * Mechanism that carries a job; null where there is no choice.
 *
 * @param nic the network interface
 * @param configuration published or improved
 * @param mode of MPC
 * @param protocol of verbs
 * @param method of non-contiguous data, of verbs without MPI
 * @param collectives host or nic, with MPI
 */
public record StudyTransport(
        ProgramNic nic,
        String configuration,
        @Nullable String mode,
        @Nullable String protocol,
        @Nullable String method,
        @Nullable String collectives) {
    private static final String PUBLISHED = "published";
    private static final String IMPROVED = "improved";
    private static final String HOST = "host";
    private static final List<String> METHODS = List.of("copy", "ddt", "sgrs", "sg-write", "umr-sr", "umr-write");

    /** Returns those with MPI. */
    static List<StudyTransport> mpi() {
        List<StudyTransport> all = new ArrayList<>();
        all.add(new StudyTransport(ProgramNic.DIMMNET2, PUBLISHED, null, null, null, HOST));
        all.add(new StudyTransport(ProgramNic.DIMMNET2, IMPROVED, null, null, null, HOST));
        for (String mode : List.of("mpc1", "mpc2", "mpc3")) {
            all.add(new StudyTransport(ProgramNic.MPC, PUBLISHED, mode, null, null, HOST));
        }
        all.add(new StudyTransport(ProgramNic.MPC, IMPROVED, null, null, null, HOST));
        for (String protocol : List.of("eager", "read", "write")) {
            all.add(new StudyTransport(ProgramNic.VERBS, PUBLISHED, null, protocol, null, HOST));
        }
        all.add(new StudyTransport(ProgramNic.OFFLOAD, PUBLISHED, null, null, null, HOST));
        all.add(new StudyTransport(ProgramNic.OFFLOAD, PUBLISHED, null, null, null, "nic"));
        return all;
    }

    /** Returns the six methods of non-contiguous data. */
    static List<StudyTransport> methods() {
        return METHODS.stream()
                .map(method -> new StudyTransport(ProgramNic.VERBS, PUBLISHED, null, null, method, null))
                .toList();
    }

    /** Returns the method of non-contiguous data, or null with MPI. */
    @Nullable
    TransferMethod transfer() {
        return method == null ? null : TransferMethod.named(method);
    }

    /**
     * Returns the choices for a network.
     *
     * @param eager largest message whose data travel with its request, or null for the network's own
     */
    ProgramNetworkOptions options(int nodes, @Nullable Integer eager, long seed) {
        // Its messages over verbs pack what does not lie together, as the other networks' hosts do.
        String packing = nic == ProgramNic.VERBS ? TransferMethod.COPY.text() : null;
        return new ProgramNetworkOptions(nic, nodes, configuration, mode, protocol, packing, collectives, eager, seed);
    }

    /** Returns its name in tables: what tells it from all others. */
    public String label() {
        StringBuilder text = new StringBuilder(nic.word());
        if (configuration.equals(IMPROVED)) {
            text.append(" improved");
        }
        for (String word : new String[] {mode, protocol, method}) {
            if (word != null) {
                text.append(' ').append(word);
            }
        }
        if ("nic".equals(collectives)) {
            text.append(" nic");
        }
        return text.toString();
    }
}
