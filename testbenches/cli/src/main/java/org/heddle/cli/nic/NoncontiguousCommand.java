package org.heddle.cli.nic;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.VerilogOption;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.verbs.noncontiguous.BlockJob;
import org.heddle.experiment.verbs.noncontiguous.BlockResult;
import org.heddle.experiment.verbs.noncontiguous.BlockTransfers;
import org.heddle.experiment.verbs.noncontiguous.TransferSetting;
import org.heddle.experiment.verbs.request.VerbsFault;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.experiment.verbs.request.VerbsRefusedException;
import org.heddle.host.HostTimeoutException;
import org.heddle.report.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** One transfer of blocks between two nodes with verbs, by any method. */
@Command(
        name = "noncontiguous",
        description = "Transfers blocks that do not lie one behind the other between two nodes with verbs in RTL, by"
                + " copying, lists or indirect keys; verifies every byte, and measures the time of one way.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Block j lies at 0x100000000 + j (block bytes + G) in each node; before, the",
            "8-byte word at virtual address a of node k is splitmix64(a + k*2^40). Node 0's",
            "blocks go to node 1's as one stream of bytes, in block order. Buffers are",
            "registered and keys bound beforehand.",
            "",
            "Methods with a receive are timed from the receiver's post, the sender's",
            "follows, to the receiver's poll, or the end of unpacking; the others from the",
            "sender's post to its own poll, or the end of unpacking. The contiguous ones are",
            "packed and unpacked without time: they are bounds.",
            "",
            "Verified: all blocks have come, and 64 bytes before and behind each have not",
            "changed.",
            "",
            "Exit status: 0 verified, 1 not verified, 2 not understood or impossible.",
            "",
            "Examples:",
            "  ./heddle noncontiguous --method umr-write --block-bytes 256 --blocks 64",
            "  ./heddle noncontiguous --method sgrs --block-bytes 64 --blocks 64 \\",
            "      --receive-block-bytes 256 --configuration published",
            "  ./heddle noncontiguous --method umr-sr --block-bytes 1000 --blocks 30 \\",
            "      --lose packet:3",
        })
public final class NoncontiguousCommand implements Callable<Integer>, Verb {
    @Mixin
    private TransferMethodOptions transfer;

    @Mixin
    private VerilogOption verilog;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (transfer.listsConstants()) {
            out.print(transfer.constantTable());
            out.flush();
            return 0;
        }
        BlockJob job = transfer.job();
        TransferSetting setting = transfer.setting();
        VerbsLosses losses = transfer.losses();
        List<VerbsFault> faults = transfer.faults();
        PrintWriter err = spec.commandLine().getErr();
        BlockTransfers transfers = new BlockTransfers(
                setting, FastSimulation.told(err).seed(transfer.seed()), verilog.source(spec, err), transfer.seed());
        try (JsonOption.Sink sink = json.open()) {
            BlockResult result = transfers.run(job, losses, faults);
            sink.print(Json.pretty(result));
            if (!result.verified()) {
                err.println("NOT VERIFIED: node 1 does not hold what node 0 has sent, or more has changed");
            }
            return result.verified() ? 0 : 1;
        } catch (VerbsRefusedException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        } catch (HostTimeoutException | IllegalStateException failed) {
            err.println("NOT VERIFIED: " + failed.getMessage());
            return 1;
        } finally {
            err.flush();
        }
    }
}
