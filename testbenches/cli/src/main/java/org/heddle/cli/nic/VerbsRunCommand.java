package org.heddle.cli.nic;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.VerilogOption;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.verbs.request.PlacedFaults;
import org.heddle.experiment.verbs.request.VerbsJob;
import org.heddle.experiment.verbs.request.VerbsOnNodes;
import org.heddle.host.HostTimeoutException;
import org.heddle.report.Json;
import org.heddle.testbench.verbs.VerbsNodesOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Work requests between two nodes with verbs, measured and judged. */
@Command(
        name = "verbs",
        description =
                "Executes work requests of one kind between two nodes with verbs in RTL; measures them, and judges"
                        + " data, statuses, states and events by a reference model.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Node 0 posts message i on queue pair i mod Q. Element j of its list of K is at",
            "0x10000000 + (i K + j) P + j mod 8, with P = 64 (ceil(N/K) div 64 + 2); the",
            "first N mod K elements have ceil(N/K) bytes, the others floor(N/K). On node 1,",
            "write and read have one run at 0x40000000 + 64 i (N div 64 + 2) + i mod 8, send",
            "a list by the same rule from 0x40000000. Atomics change the word at",
            "0x40000000, originals come to 0x10000000 + 8 i. Before, the 8-byte word at",
            "virtual address a of node k is splitmix64(a + k*2^40).",
            "",
            "A full queue waits while a signaled request is under way; else posting stops.",
            "--lose and --faults lose, repeat, exchange, delay strike packets that the link",
            "has delivered; the other faults are on the cables, where the link mends them.",
            "Faults strike the data: requests, and of a read the responses.",
            "",
            "Exit status: 0 all is as the reference model says, expected errors too; 1 it is",
            "not; 2 not understood or impossible.",
            "",
            "Examples:",
            "  ./heddle verbs --op write --bytes 65536 --mtu 1024",
            "  ./heddle verbs --op send --count 100 --queue-pairs 4 --receive-sge 3",
            "  ./heddle verbs --op read --bytes 20000 --faults lose:2,corrupt:1",
            "  ./heddle verbs --op send --receive-after never --rnr-retry 2",
            "  ./heddle verbs --op fetch-add --count 50 --add 3 --initial 0x100",
        })
public final class VerbsRunCommand implements Callable<Integer>, Verb {
    @Mixin
    private VerbsOptions requests;

    @Mixin
    private VerilogOption verilog;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        VerbsJob job = requests.job();
        PlacedFaults faults = requests.faults(job);
        PrintWriter err = spec.commandLine().getErr();
        SimulationOptions simulation =
                FastSimulation.told(err).seed(requests.seed()).cycleLimit(Long.MAX_VALUE);
        VerbsNodesOptions options = VerbsNodesOptions.published(simulation)
                .with(requests.nodes())
                .withSeed(requests.seed())
                .with(verilog.source(spec, err));
        try (JsonOption.Sink sink = json.open()) {
            VerbsOnNodes.Judged judged = VerbsOnNodes.run(job, faults, options);
            sink.print(Json.pretty(judged.result()));
            judged.complaints().forEach(complaint -> err.println("NOT VERIFIED: " + complaint));
            return judged.complaints().isEmpty() ? 0 : 1;
        } catch (HostTimeoutException endless) {
            err.println("NOT VERIFIED: " + endless.getMessage());
            return 1;
        } finally {
            err.flush();
        }
    }
}
