package org.heddle.cli.nic;

import java.util.List;
import org.heddle.cli.shared.Choice;
import org.heddle.experiment.verbs.layout.LayoutExperiment;
import org.heddle.experiment.verbs.message.MessageBlocks;
import org.heddle.experiment.verbs.message.VerbsMessage;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Options of a message over verbs that lies in blocks. */
final class MessageBlockOptions {
    /** Names of all options. */
    static final List<String> NAMES =
            List.of("--blocks", "--block-bytes", "--receive-block-bytes", "--gap", "--method");

    @Option(names = "--blocks", paramLabel = "N", description = "Of --nic verbs: blocks of the sender, N x B bytes.")
    private @Nullable Integer blocks;

    @Option(names = "--block-bytes", paramLabel = "B", description = "Bytes of a block.")
    private @Nullable Integer blockBytes;

    @Option(
            names = "--receive-block-bytes",
            paramLabel = "B2",
            description = "Bytes of a block at the receiver. Default: the sender's.")
    private @Nullable Integer receiveBlockBytes;

    @Option(names = "--gap", paramLabel = "G", description = "Bytes between blocks, at both ends. Default: B.")
    private @Nullable Integer gap;

    @Option(
            names = "--method",
            paramLabel = "NAME",
            description = "auto (by measured edges), copy, sgrs, umr-sr or umr-write. Default: auto.")
    private @Nullable String method;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /**
     * Returns the blocks, or null if none were asked for.
     *
     * @throws IllegalArgumentException if an option's value is none, or one lacks another one
     */
    @Nullable
    MessageBlocks blocks() {
        if (blocks == null && blockBytes == null) {
            if (receiveBlockBytes != null || gap != null || method != null) {
                throw new IllegalArgumentException(
                        "--receive-block-bytes, --gap and --method are of messages in blocks: give --blocks and"
                                + " --block-bytes, too");
            }
            return null;
        }
        if (blocks == null || blockBytes == null || blocks < 1) {
            throw new IllegalArgumentException("a message in blocks has --blocks N, at least 1, of --block-bytes B");
        }
        String chosen = new Choice(spec)
                .of("method", method == null ? LayoutExperiment.AUTO : method, LayoutExperiment.methods());
        return new MessageBlocks(
                blockBytes,
                receiveBlockBytes == null ? blockBytes : receiveBlockBytes,
                gap == null ? blockBytes : gap,
                chosen);
    }

    /**
     * Returns the bytes of all blocks, 0 without any.
     *
     * @throws IllegalArgumentException if they are more than a message has
     */
    int bytes() {
        if (blocks == null || blockBytes == null) {
            return 0;
        }
        long bytes = (long) blocks * blockBytes;
        if (bytes > VerbsMessage.MOST_BYTES) {
            throw new IllegalArgumentException(
                    "a message has at most " + VerbsMessage.MOST_BYTES + " bytes: --blocks x --block-bytes = " + bytes);
        }
        return (int) bytes;
    }
}
