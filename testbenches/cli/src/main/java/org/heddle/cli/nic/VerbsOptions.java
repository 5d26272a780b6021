package org.heddle.cli.nic;

import java.util.List;
import org.heddle.cli.shared.Choice;
import org.heddle.cli.shared.Seed;
import org.heddle.experiment.verbs.request.PlacedFaults;
import org.heddle.experiment.verbs.request.VerbsFault;
import org.heddle.experiment.verbs.request.VerbsJob;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.experiment.verbs.request.VerbsOperands;
import org.heddle.experiment.verbs.request.VerbsOperation;
import org.heddle.experiment.verbs.request.VerbsPosting;
import org.heddle.experiment.verbs.request.VerbsRefusedException;
import org.heddle.experiment.verbs.request.VerbsResponder;
import org.heddle.experiment.verbs.request.VerbsRetries;
import org.heddle.experiment.verbs.request.VerbsShape;
import org.heddle.host.verbs.device.DeviceLimits;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.verbs.VerbsNodes;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Options that say which requests two nodes with verbs exchange. */
final class VerbsOptions {
    private static final String NEVER = "never";

    @Option(
            names = "--op",
            required = true,
            paramLabel = "OP",
            description = "write, write-imm, read, send, send-imm, fetch-add or cas.")
    private String operation;

    @Option(names = "--bytes", paramLabel = "N", defaultValue = "8", description = "Of each message. Default: 8.")
    private int bytes;

    @Option(
            names = "--sge",
            paramLabel = "K",
            defaultValue = "1",
            description = "Elements of node 0's list. Default: 1.")
    private int sge;

    @Option(
            names = "--receive-sge",
            paramLabel = "K",
            defaultValue = "1",
            description = "Elements of a SEND's list on node 1. Default: 1.")
    private int receiveSge;

    @Option(names = "--count", paramLabel = "M", defaultValue = "1", description = "Messages. Default: 1.")
    private int count;

    @Option(
            names = "--queue-pairs",
            paramLabel = "Q",
            defaultValue = "1",
            description = "Queue pairs; message i goes over i mod Q. Default: 1.")
    private int queuePairs;

    @Option(
            names = "--mtu",
            paramLabel = "B",
            defaultValue = "4096",
            description = "Data of a packet: 256, 512, 1024, 2048, 4096. Default: 4096.")
    private int mtu;

    @Option(names = "--inline", description = "Takes the data when they are posted.")
    private boolean inline;

    @Option(
            names = "--signal-every",
            paramLabel = "N",
            defaultValue = "1",
            description = "Of N requests of a queue pair the last is signaled. Default: 1.")
    private int signalEvery;

    @Option(
            names = "--depth",
            paramLabel = "N",
            defaultValue = "128",
            description = "Requests that a send queue holds. Default: 128.")
    private int depth;

    @Option(
            names = "--cq-depth",
            paramLabel = "N",
            defaultValue = "1024",
            description = "Completions that each node's queue holds. Default: 1024.")
    private int cqDepth;

    @Option(names = "--no-poll", description = "Nobody polls.")
    private boolean noPoll;

    @Option(
            names = "--rnr-retry",
            paramLabel = "N",
            defaultValue = "7",
            description = "Retries to a peer without a receive; 7 for ever. Default: 7.")
    private int rnrRetry;

    @Option(
            names = "--rnr-timer",
            paramLabel = "CODE",
            defaultValue = "12",
            description = "min_rnr_timer of node 1, 0 to 31. Default: 12, 0.64 ms.")
    private int rnrTimer;

    @Option(
            names = "--retry",
            paramLabel = "N",
            defaultValue = "7",
            description = "Retries without an answer, 0 to 7. Default: 7.")
    private int retry;

    @Option(
            names = "--timeout",
            paramLabel = "T",
            defaultValue = "8",
            description = "4.096 us x 2^T without an answer; 0 for ever. Default: 8.")
    private int timeout;

    @Option(
            names = "--receive-after",
            paramLabel = "CYCLES",
            defaultValue = "0",
            description = "Receives come so long after the doorbell, or never. Default: 0, before it.")
    private String receiveAfter;

    @Option(
            names = "--remote-short",
            paramLabel = "B",
            defaultValue = "0",
            description = "The remote region ends so much too early. Default: 0.")
    private long remoteShort;

    @Option(
            names = "--immediate",
            paramLabel = "X",
            converter = Number64.class,
            description = "Immediate of message 0; message i has i more. Default: 0x01020304.")
    private @Nullable Long immediate;

    @Option(
            names = "--initial",
            paramLabel = "V",
            converter = Number64.class,
            description = "The word that atomics change. Default: 0.")
    private @Nullable Long initial;

    @Option(
            names = "--add",
            paramLabel = "V",
            converter = Number64.class,
            description = "What fetch-add adds. Default: 1.")
    private @Nullable Long add;

    @Option(
            names = "--compare",
            paramLabel = "V",
            converter = Number64.class,
            description = "What cas compares with. Default: 0.")
    private @Nullable Long compare;

    @Option(
            names = "--swap",
            paramLabel = "V",
            converter = Number64.class,
            description = "What cas stores. Default: 1.")
    private @Nullable Long swap;

    @Option(
            names = "--lose",
            paramLabel = "LIST",
            description = "Loses packets at the relay by their number from 0, such as packet:0,ack:2.")
    private @Nullable String lose;

    @Option(
            names = "--faults",
            paramLabel = "KIND:COUNT,..",
            description = "So many faults: lose, repeat, exchange, delay at the relay;"
                    + " drop, duplicate, reorder, corrupt, truncate on cables.")
    private @Nullable String faults;

    @Option(
            names = "--configuration",
            paramLabel = "NAME",
            defaultValue = "improved",
            description = "published or improved. Default: improved.")
    private String configuration;

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
     * Returns the requests.
     *
     * @throws ParameterException if they cannot be run, with the reason
     */
    VerbsJob job() {
        Choice choice = new Choice(spec);
        DeviceLimits limits = VerbsNodes.limits(nodes());
        VerbsOperation chosen = choice.of("operation", operation, VerbsOperation.names(), VerbsOperation::named);
        try {
            requireUse("--immediate", immediate, chosen.opcode().hasImmediate(), "write-imm and send-imm");
            requireUse("--initial", initial, chosen.opcode().isAtomic(), "fetch-add and cas");
            requireUse("--add", add, chosen == VerbsOperation.FETCH_ADD, "fetch-add");
            requireUse("--compare", compare, chosen == VerbsOperation.CAS, "cas");
            requireUse("--swap", swap, chosen == VerbsOperation.CAS, "cas");
            return new VerbsJob(
                    chosen,
                    new VerbsShape(bytes, sge, receiveSge, count, queuePairs, mtu),
                    new VerbsPosting(inline, signalEvery, depth, cqDepth, !noPoll),
                    new VerbsRetries(rnrRetry, rnrTimer, retry, timeout),
                    new VerbsResponder(receiveAfter(), remoteShort),
                    operands(),
                    lose == null ? VerbsLosses.NONE : VerbsLosses.parse(lose),
                    new VerbsJob.VerbsLimits(limits.maxSge(), limits.maxInline()));
        } catch (VerbsRefusedException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
    }

    private void requireUse(String option, @Nullable Long value, boolean isUsed, String users) {
        if (value != null && !isUsed) {
            throw new ParameterException(
                    spec.commandLine(), option + " is for " + users + ": leave it out with --op " + operation);
        }
    }

    private VerbsOperands operands() {
        VerbsOperands usual = VerbsOperands.DEFAULT;
        long value = immediate == null ? usual.immediate() : immediate;
        if (value >>> Integer.SIZE != 0) {
            throw new ParameterException(spec.commandLine(), "an immediate has 32 bits: --immediate=" + immediate);
        }
        return new VerbsOperands(
                (int) value,
                initial == null ? usual.initial() : initial,
                add == null ? usual.add() : add,
                compare == null ? usual.compare() : compare,
                swap == null ? usual.swap() : swap);
    }

    private long receiveAfter() {
        if (receiveAfter.equals(NEVER)) {
            return VerbsResponder.NEVER;
        }
        try {
            long cycles = Long.parseLong(receiveAfter);
            if (cycles >= 0) {
                return cycles;
            }
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw new ParameterException(
                spec.commandLine(),
                "--receive-after is a number of cycles from 0 on, or never: --receive-after=" + receiveAfter);
    }

    /**
     * Returns the places of the faults.
     *
     * @throws ParameterException if they cannot be read, or are more than there are packets
     */
    PlacedFaults faults(VerbsJob job) {
        try {
            return PlacedFaults.of(job, faults == null ? List.of() : VerbsFault.parse(faults), seed);
        } catch (VerbsRefusedException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
    }

    /**
     * Returns the configuration of the nodes.
     *
     * @throws ParameterException if there is none of its name
     */
    VerbsConfiguration nodes() {
        return new Choice(spec)
                .among("configuration", configuration, VerbsConfiguration.all(), VerbsConfiguration::name);
    }

    /** Returns the seed. */
    long seed() {
        return seed;
    }
}
