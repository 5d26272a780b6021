package org.heddle.cli.nic;

import java.util.List;
import org.heddle.cli.shared.Choice;
import org.heddle.cli.shared.ConstantOptions;
import org.heddle.cli.shared.Seed;
import org.heddle.experiment.verbs.noncontiguous.BlockJob;
import org.heddle.experiment.verbs.noncontiguous.TransferConstant;
import org.heddle.experiment.verbs.noncontiguous.TransferSetting;
import org.heddle.experiment.verbs.request.VerbsFault;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.experiment.verbs.request.VerbsRefusedException;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.host.verbs.type.Mtu;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Options that say which blocks two nodes exchange, and how. */
final class TransferMethodOptions {
    private static final String ONE = "one";
    private static final String MANY = "many";

    @Option(
            names = "--method",
            required = true,
            paramLabel = "M",
            description = "copy, ddt, sgrs, sg-write, umr-sr, umr-write, contiguous-write or contiguous-send.")
    private String method;

    @Option(names = "--block-bytes", required = true, paramLabel = "B", description = "Of each block of node 0.")
    private long blockBytes;

    @Option(names = "--blocks", required = true, paramLabel = "N", description = "Of node 0, 1 to 65536.")
    private int blocks;

    @Option(
            names = "--receive-block-bytes",
            paramLabel = "B2",
            description = "Of each block of node 1. Default: as node 0, or what --receive-blocks leaves.")
    private @Nullable Long receiveBlockBytes;

    @Option(
            names = "--receive-blocks",
            paramLabel = "N2",
            description = "Of node 1. Default: as node 0, or what --receive-block-bytes leaves.")
    private @Nullable Integer receiveBlocks;

    @Option(names = "--gap", paramLabel = "G", description = "Bytes between blocks. Default: 47185920, 45 MiB.")
    private long gap = BlockJob.GAP;

    @Option(
            names = "--variant",
            paramLabel = "V",
            description = "Of sg-write: one buffer and unpacking, or many: a WRITE for each block. Default: one.")
    private @Nullable String variant;

    @Option(
            names = "--mtu",
            paramLabel = "B",
            description = "Data of a packet: 256 to 4096. Default: 1024 published, 4096 improved.")
    private @Nullable Integer mtu;

    @Option(
            names = "--lose",
            paramLabel = "LIST",
            description = "Loses packets at a relay by their number from 0, such as packet:0,ack:2.")
    private @Nullable String lose;

    @Option(
            names = "--faults",
            paramLabel = "KIND:COUNT,..",
            description = "So many faults: lose, repeat, exchange, delay at a relay;"
                    + " drop, duplicate, reorder, corrupt, truncate on cables.")
    private @Nullable String faults;

    @Option(
            names = "--configuration",
            paramLabel = "NAME",
            defaultValue = "improved",
            description = "published or improved. Default: improved.")
    private String configuration;

    @Option(
            names = "--constant",
            paramLabel = "NAME=VALUE",
            description = "Changes a number that the time rests on, such as linkMegahertz=800; may be repeated.")
    private List<String> constants = List.of();

    @Option(names = "--list-constants", description = "Only lists the constants, their values and sources.")
    private boolean list;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "0",
            converter = Seed.class,
            description = "Of pages, faults, and bits that nothing has set. Default: 0.")
    private long seed;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /**
     * Returns the transfer.
     *
     * @throws ParameterException if it cannot be executed, with the reason
     */
    BlockJob job() {
        TransferMethod chosen = chosen();
        long bytes = blockBytes * blocks;
        try {
            if (receiveBlockBytes != null && receiveBlocks == null) {
                int left = receiveBlockBytes < 1 ? 0 : (int) Math.min(Integer.MAX_VALUE, bytes / receiveBlockBytes);
                return new BlockJob(chosen, blockBytes, blocks, receiveBlockBytes, left, gap);
            }
            if (receiveBlocks != null && receiveBlockBytes == null) {
                long left = receiveBlocks < 1 ? 0 : bytes / receiveBlocks;
                return new BlockJob(chosen, blockBytes, blocks, left, receiveBlocks, gap);
            }
            return new BlockJob(
                    chosen,
                    blockBytes,
                    blocks,
                    receiveBlockBytes == null ? blockBytes : receiveBlockBytes,
                    receiveBlocks == null ? blocks : receiveBlocks,
                    gap);
        } catch (VerbsRefusedException refused) {
            throw refused(refused);
        }
    }

    private TransferMethod chosen() {
        Choice choice = new Choice(spec);
        String name = choice.of("method", method, TransferMethod.names());
        if (variant == null) {
            return TransferMethod.named(name);
        }
        boolean many = choice.of("variant", variant, List.of(ONE, MANY)).equals(MANY);
        if (TransferMethod.named(name) != TransferMethod.SG_WRITE) {
            throw new ParameterException(
                    spec.commandLine(), "--variant is for sg-write: leave it out with --method " + method);
        }
        return many ? TransferMethod.SG_WRITE_MANY : TransferMethod.SG_WRITE;
    }

    private ParameterException refused(RuntimeException refusal) {
        return new ParameterException(spec.commandLine(), refusal.getMessage(), refusal);
    }

    /**
     * Returns configuration and constants.
     *
     * @throws ParameterException if one is not known, or out of range
     */
    TransferSetting setting() {
        TransferSetting setting = TransferSetting.of(new Choice(spec)
                .among("configuration", configuration, VerbsConfiguration.all(), VerbsConfiguration::name));
        try {
            ConstantOptions.requireOneEach(constants);
            for (String constant : constants) {
                setting = setting.with(constant);
            }
            if (mtu != null) {
                setting = setting.withMtu(Mtu.of(mtu).bytes());
            }
            setting.packets();
            return setting;
        } catch (IllegalArgumentException refusal) {
            throw refused(refusal);
        }
    }

    /**
     * Returns the packets that are lost.
     *
     * @throws ParameterException if they cannot be read
     */
    VerbsLosses losses() {
        try {
            return lose == null ? VerbsLosses.NONE : VerbsLosses.parse(lose);
        } catch (VerbsRefusedException refused) {
            throw refused(refused);
        }
    }

    /**
     * Returns the faults.
     *
     * @throws ParameterException if they cannot be read
     */
    List<VerbsFault> faults() {
        try {
            return faults == null ? List.of() : VerbsFault.parse(faults);
        } catch (VerbsRefusedException refused) {
            throw refused(refused);
        }
    }

    /** Returns whether the constants are to be listed, and nothing more. */
    boolean listsConstants() {
        return list;
    }

    /** Returns the constants as a table. */
    String constantTable() {
        return TransferConstant.table(setting().constants());
    }

    /** Returns the seed. */
    long seed() {
        return seed;
    }
}
