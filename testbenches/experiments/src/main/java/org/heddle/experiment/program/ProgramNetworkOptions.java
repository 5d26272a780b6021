package org.heddle.experiment.program;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.heddle.host.verbs.choose.MethodChooser;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.mpi.offload.OffloadSettings;
import org.jspecify.annotations.Nullable;

/**
 * Choices for a network; null where nothing was chosen.
 *
 * @param nic which network
 * @param nodes a rank each
 * @param configuration published or improved, of every interface but the reference
 * @param mode mpc1, mpc2 or mpc3, of MPC
 * @param protocol eager, read or write, of verbs
 * @param method of verbs' messages whose data do not lie together; by measured edges where nothing was chosen
 * @param collectives host or nic, of offload
 * @param eager largest message in bytes, included, whose data travel with its request
 * @param seed of what is random in the nodes
 */
public record ProgramNetworkOptions(
        ProgramNic nic,
        int nodes,
        @Nullable String configuration,
        @Nullable String mode,
        @Nullable String protocol,
        @Nullable String method,
        @Nullable String collectives,
        @Nullable Integer eager,
        long seed) {
    /**
     * Checks what can be together.
     *
     * @throws IllegalArgumentException if something cannot; the text names it, and why
     */
    public ProgramNetworkOptions {
        nic.requireNodes(nodes);
        requireOneOf("--configuration", configuration, List.of("published", "improved"));
        requireOneOf("--mode", mode, List.of("mpc1", "mpc2", "mpc3"));
        requireOneOf("--protocol", protocol, List.of("eager", "read", "write"));
        requireOneOf(
                "--method",
                method,
                MethodChooser.METHODS.stream().map(TransferMethod::text).toList());
        requireOneOf("--collectives", collectives, List.of("host", "nic"));
        if (configuration != null && nic == ProgramNic.MEMORY) {
            throw new IllegalArgumentException(
                    "--configuration chooses between published and improved nodes: --nic memory has no nodes");
        }
        if (mode != null && nic != ProgramNic.MPC) {
            throw new IllegalArgumentException(
                    "--mode chooses between MPI-MPC1, 2 and 3, which only --nic mpc has: --nic " + nic.word());
        }
        if (mode != null && "improved".equals(configuration)) {
            throw new IllegalArgumentException("--mode chooses between MPI-MPC1, 2 and 3, which published nodes have;"
                    + " improved ones have one version of their own: leave --mode out");
        }
        if (protocol != null && nic != ProgramNic.VERBS) {
            throw new IllegalArgumentException("--protocol chooses between a SEND, a READ and a WRITE of queue pairs,"
                    + " which only --nic verbs has: --nic " + nic.word());
        }
        if (method != null && nic != ProgramNic.VERBS) {
            throw new IllegalArgumentException("--method chooses between packing, lists and indirect keys, which only"
                    + " --nic verbs has: --nic " + nic.word());
        }
        if ("nic".equals(collectives) && nic != ProgramNic.OFFLOAD) {
            throw new IllegalArgumentException("--collectives nic needs a network interface that computes reductions,"
                    + " which only --nic offload has: --nic " + nic.word());
        }
        if (eager != null && nic == ProgramNic.OFFLOAD) {
            throw new IllegalArgumentException("--eager limits the messages that take their data along; those of --nic"
                    + " offload all do, at any size");
        }
        if (eager != null && (eager < 0 || eager > mostEager(nic))) {
            throw new IllegalArgumentException(
                    "--eager is 0 to " + mostEager(nic) + " bytes with --nic " + nic.word() + ": --eager " + eager);
        }
    }

    private static int mostEager(ProgramNic nic) {
        return switch (nic) {
            case DIMMNET2 -> 208;
            case MEMORY -> Integer.MAX_VALUE;
            default -> 1 << 20;
        };
    }

    private static void requireOneOf(String option, @Nullable String given, List<String> words) {
        if (given != null && !words.contains(given)) {
            throw new IllegalArgumentException(
                    option + " is " + String.join(", ", words) + ": " + option + " " + given);
        }
    }

    /** Returns the name of the configuration, or null if the network has none. */
    public @Nullable String configurationName() {
        return nic == ProgramNic.MEMORY ? null : configuration == null ? "published" : configuration;
    }

    /** Returns how collective operations are offloaded, or empty if software does them. */
    public Optional<OffloadSettings> offload() {
        return "nic".equals(collectives) ? Optional.of(OffloadSettings.DEFAULT) : Optional.empty();
    }

    /** Returns one of some configurations by its name. */
    <C> C configured(List<C> all, Function<C, String> name) {
        return all.stream()
                .filter(each -> name.apply(each).equals(configurationName()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "--nic " + nic.word() + " has no configuration " + configurationName()));
    }
}
