package org.heddle.cli.nic;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.cli.shared.Choice;
import org.heddle.cli.shared.ConstantOptions;
import org.heddle.cli.shared.Seed;
import org.heddle.experiment.dimmnet2.transfer.TransferFaults;
import org.heddle.experiment.dimmnet2.transfer.TransferRefusedException;
import org.heddle.experiment.mpc.message.MpcMessage;
import org.heddle.experiment.mpc.message.MpcProtocol;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.experiment.verbs.layout.LayoutExperiment;
import org.heddle.experiment.verbs.message.MessageBlocks;
import org.heddle.experiment.verbs.message.VerbsMessage;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.host.verbs.mpi.VerbsMpiSettings;
import org.heddle.nic.mpc.MpcConfiguration;
import org.heddle.testbench.FaultPlan;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Options of a message over remote writes, some of them over verbs as well. */
final class MpcMessageOptions {
    private static final Map<String, MpcMode> MODES = modes();
    private static final Map<String, MpcProtocol> PROTOCOLS = names(MpcProtocol.values());
    private static final int MOST_SHORT = 1 << 20;

    @Option(
            names = "--mode",
            paramLabel = "MODE",
            description = "mpc1, mpc2 or mpc3, of published nodes. Default: mpc2.")
    private @Nullable String mode;

    @Option(
            names = "--protocol",
            paramLabel = "NAME",
            description =
                    "auto, short or rendezvous; of --nic verbs auto, eager, read or write. Default: auto, by size.")
    private String protocol = "auto";

    @Option(names = "--bytes", paramLabel = "N", description = "Bytes of the message, 0 to 16777216.")
    private @Nullable Integer bytes;

    @Option(
            names = "--fragments",
            paramLabel = "F",
            description = "Fragments of a rendezvous, of ceil(N / F) bytes rounded up to 4096. Default: of 1 MiB.")
    private @Nullable Integer fragments;

    @Option(
            names = "--threshold",
            paramLabel = "T",
            description = "Largest message that goes SHORT, 0 to 1048576. Default: the mode's, 16384, 8192 or 4096.")
    private @Nullable Integer threshold;

    @Option(
            names = "--source",
            paramLabel = "P",
            description = "The sender's buffer: offset=0,run=1, its first byte's place in its page, and how many pages"
                    + " are physically contiguous, or all.")
    private String source = "offset=0,run=1";

    @Option(names = "--destination", paramLabel = "P", description = "The receiver's buffer, alike.")
    private String destination = "offset=0,run=1";

    @Option(
            names = "--order",
            paramLabel = "ORDER",
            description = "receive-first or send-first. Default: receive-first.")
    private String order = "receive-first";

    @Option(
            names = "--seed",
            paramLabel = "S",
            converter = Seed.class,
            description = "Of the message, and of where faults strike. Default: 0.")
    private Long seed = 0L;

    @Option(
            names = "--faults",
            paramLabel = "KIND:COUNT",
            description = "So many faults on the link: drop, duplicate, reorder, corrupt or truncate.")
    private @Nullable String faults;

    @Option(
            names = "--constant",
            paramLabel = "NAME=VALUE",
            description = "Changes a number that times rest on, such as sendCall=300; may be repeated.")
    private List<String> constants = List.of();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    private static Map<String, MpcMode> modes() {
        Map<String, MpcMode> modes = new TreeMap<>();
        MpcMode.published().forEach(each -> modes.put(each.id(), each));
        return modes;
    }

    private static <E extends Enum<E>> Map<String, E> names(E[] values) {
        Map<String, E> names = new TreeMap<>();
        for (E value : values) {
            names.put(value.name().toLowerCase(Locale.ROOT), value);
        }
        return names;
    }

    /**
     * Returns the message over verbs.
     *
     * @param blocks that it lies in, or null
     * @param blockBytes its bytes if it lies in blocks
     * @throws IllegalArgumentException if an option's value is none; the text names both, and the rule
     */
    VerbsMessage verbsMessage(@Nullable MessageBlocks blocks, int blockBytes) {
        if (blocks == null && bytes == null) {
            throw new IllegalArgumentException("--nic verbs needs --bytes N, 0 to " + VerbsMessage.MOST_BYTES
                    + ", or --blocks N of --block-bytes B");
        }
        if (blocks != null && bytes != null) {
            throw new IllegalArgumentException("--bytes is blocks times their bytes: leave it out beside --blocks");
        }
        int all = blocks == null ? bytes : blockBytes;
        String way = new Choice(spec).of("protocol", protocol, List.of("auto", "eager", "read", "write"));
        boolean isForced = blocks != null && !blocks.method().equals(LayoutExperiment.AUTO);
        boolean isShort = all <= VerbsMpiSettings.DEFAULT.eagerLimit() && !isForced;
        String chosen = way.equals("auto") ? isShort ? "eager" : "read" : way;
        return new VerbsMessage(all, VerbsMessage.Protocol.valueOf(chosen.toUpperCase(Locale.ROOT)), seed, blocks);
    }

    /**
     * Returns the bytes of the message.
     *
     * @param asker the option that cannot be without
     * @throws IllegalArgumentException if there are none, or too many
     */
    int bytes(String asker) {
        if (bytes == null) {
            throw new IllegalArgumentException(asker + " needs --bytes N, 0 to " + MpcMessage.MOST_BYTES);
        }
        if (bytes < 0 || bytes > MpcMessage.MOST_BYTES) {
            throw new IllegalArgumentException("--bytes is 0 to " + MpcMessage.MOST_BYTES + ": --bytes " + bytes);
        }
        return bytes;
    }

    /** Returns the seed. */
    long seed() {
        return seed;
    }

    /** Returns what times rest on. */
    MpcSetting setting(MpcConfiguration configuration) {
        MpcSetting setting = MpcSetting.of(configuration);
        ConstantOptions.requireOneEach(constants);
        for (String constant : constants) {
            setting = setting.with(constant);
        }
        return setting;
    }

    /**
     * Returns the message.
     *
     * @throws IllegalArgumentException if an option's value is none; the text names both, and the rule
     */
    MpcMessage message(MpcConfiguration configuration) {
        Choice choice = new Choice(spec);
        boolean isImproved = configuration.processes() > 1;
        if (isImproved) {
            refuse("--mode", mode);
            refuse("--protocol", protocol.equals("auto") ? null : protocol);
            refuse("--fragments", fragments);
            refuse("--threshold", threshold);
        }
        int all = bytes("--nic mpc");
        MpcMode chosen = isImproved
                ? MpcMode.IMPROVED
                : MODES.get(choice.of("mode", mode == null ? "mpc2" : mode, List.copyOf(MODES.keySet())));
        MpcProtocol way = PROTOCOLS.get(choice.of("protocol", protocol, List.of("auto", "short", "rendezvous")));
        MpcMessage message = MpcMessage.published(chosen, all)
                .withSeed(seed)
                .between(placement("--source", source), placement("--destination", destination));
        if (threshold != null) {
            if (threshold < 0 || threshold > MOST_SHORT) {
                throw new IllegalArgumentException("--threshold is 0 to " + MOST_SHORT + ": --threshold " + threshold);
            }
            message = message.with(message.settings().withMostShort(threshold));
        }
        if (way == MpcProtocol.SHORT && all > MOST_SHORT) {
            throw new IllegalArgumentException("--protocol short has at most " + MOST_SHORT + " bytes: --bytes " + all);
        }
        message = message.with(way);
        if (fragments != null) {
            try {
                message = message.withFragments(fragments);
            } catch (IllegalArgumentException wrong) {
                throw new IllegalArgumentException(
                        "--fragments " + fragments + ", --bytes " + all + ": " + wrong.getMessage(), wrong);
            }
        }
        String first = choice.of("order", order, List.of("receive-first", "send-first"));
        return first.equals("send-first") ? message.sendFirst() : message;
    }

    private static void refuse(String option, @Nullable Object value) {
        if (value != null) {
            throw new IllegalArgumentException(
                    option + " is of published nodes: --configuration improved chooses by itself; leave out " + option
                            + " " + value);
        }
    }

    private static BufferPlacement placement(String option, String text) {
        Integer offset = null;
        Integer run = null;
        for (String part : text.split(",", -1)) {
            String[] pair = part.split("=", -1);
            boolean isOffset = pair[0].equals("offset") && offset == null;
            boolean isRun = pair[0].equals("run") && run == null;
            if (pair.length != 2 || !isOffset && !isRun) {
                throw placementRefusal(option, text);
            }
            try {
                if (isOffset) {
                    offset = Integer.valueOf(pair[1]);
                } else {
                    run = pair[1].equals("all") ? BufferPlacement.ALL_PAGES : Integer.parseInt(pair[1]);
                    if (run < 1 && !pair[1].equals("all")) {
                        throw placementRefusal(option, text);
                    }
                }
            } catch (NumberFormatException wrong) {
                throw placementRefusal(option, text);
            }
        }
        int first = offset == null ? 0 : offset;
        if (first < 0 || first > 4095) {
            throw placementRefusal(option, text);
        }
        return new BufferPlacement(first, run == null ? 1 : run);
    }

    private static IllegalArgumentException placementRefusal(String option, String text) {
        return new IllegalArgumentException(
                option + " is offset=O,run=R: O from 0 to 4095, R at least 1 or all; got '" + text + "'");
    }

    /**
     * Returns the plan of faults, all of which happen.
     *
     * @throws IllegalArgumentException if there are more of them than packets
     */
    FaultPlan faults(MpcMessage message, int payloadBytes) {
        if (faults == null) {
            return FaultPlan.NONE;
        }
        boolean isShort = message.bytes() <= message.settings().mostShort();
        long packets = isShort
                ? (message.bytes() + 20L + payloadBytes - 1) / payloadBytes
                : 1 + ((long) message.bytes() + payloadBytes - 1) / payloadBytes;
        try {
            return TransferFaults.parse(faults).on(packets, seed);
        } catch (TransferRefusedException wrong) {
            throw new IllegalArgumentException("--faults " + faults + ": " + wrong.getMessage(), wrong);
        }
    }
}
