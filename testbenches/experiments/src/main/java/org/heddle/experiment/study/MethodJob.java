package org.heddle.experiment.study;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.program.LinkTiming;
import org.heddle.experiment.program.VerbsNodeProbe;
import org.heddle.experiment.study.path.JobWatch;
import org.heddle.experiment.study.path.PathWindow;
import org.heddle.experiment.verbs.noncontiguous.BlockJob;
import org.heddle.experiment.verbs.noncontiguous.BlockNodes;
import org.heddle.experiment.verbs.noncontiguous.BlockResult;
import org.heddle.experiment.verbs.noncontiguous.BlockRun;
import org.heddle.experiment.verbs.noncontiguous.ForwardingStage;
import org.heddle.experiment.verbs.noncontiguous.TransferSetting;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.driver.DriverTime;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.mpi.rank.ActivityObserver;
import org.heddle.mpi.rank.RankActivity;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.verbs.VerbsNodes;
import org.heddle.testbench.verbs.VerbsNodesOptions;

/** Blocks by one of the methods of non-contiguous data, between two processes without MPI. One thread drives both, so that their work adds up. */
final class MethodJob {
    private final StudyJob job;
    private final TransferSetting setting;
    private final VerbsNodesOptions options;
    private final JobWatch watch = new JobWatch(2);

    MethodJob(StudyJob job, SimulationOptions simulation, VerilogSource verilog) {
        this.job = job;
        setting = setting(job.view());
        options = setting.nodes(simulation, job.seed()).with(verilog);
    }

    /** As the paper of the methods has it, or with the study's host, memory, link and clocks. */
    private static TransferSetting setting(StudyView view) {
        TransferSetting paper = TransferSetting.of(VerbsConfiguration.published());
        return view == StudyView.PUBLISHED ? paper : MethodConstants.normalised(paper);
    }

    StudyRow.Measured run() {
        BlockJob blocks = new BlockJob(
                TransferMethod.named(job.transport().method()),
                StudyProgram.BLOCK_BYTES,
                (int) (job.bytes() / StudyProgram.BLOCK_BYTES),
                StudyProgram.BLOCK_BYTES,
                (int) (job.bytes() / StudyProgram.BLOCK_BYTES),
                StudyProgram.BLOCK_BYTES);
        try (BlockNodes nodes = new BlockNodes(options)) {
            LinkTiming timing = LinkTiming.of(1, options.cableCycles(), 0, 1, options.linkPeriodPs());
            for (int node = 0; node < 2; node++) {
                VerbsNodeProbe.attach(nodes.nodes(), node, watch.logs().get(node), timing);
            }
            WatchedStage stage = new WatchedStage(nodes, watch.activity(0));
            BlockResult result = new BlockRun(setting, stage, 0).run(blocks, VerbsLosses.NONE);
            long end = stage.begun + result.cycles();
            watch.observer().sent(0, 1, job.bytes(), stage.begun);
            watch.observer().received(0, 1, job.bytes(), stage.begun, end);
            PathWindow window = new PathWindow(0, stage.begun, end);
            return new StudyRow.Measured(
                    result.cycles(),
                    result.microseconds(),
                    StudyParts.of(watch.parts(window, false), result.cycles() / result.microseconds()),
                    result.copiedBytes(),
                    watch.packets(window),
                    result.workRequests(),
                    result.verified(),
                    result.destinationSha256());
        }
    }

    /** Both nodes; tells what their processes do, and when the transfer begins. */
    private static final class WatchedStage extends ForwardingStage {
        private final BlockNodes nodes;
        private final ActivityObserver observer;
        private long told;
        private long begun;

        WatchedStage(BlockNodes nodes, ActivityObserver observer) {
            super(nodes);
            this.nodes = nodes;
            this.observer = observer;
        }

        private void tell(RankActivity activity) {
            long now = nodes.nodes().cycle();
            if (now > told) {
                observer.passed(activity, told, now);
                told = now;
            }
        }

        @Override
        public VerbsDevice open(int node) {
            VerbsNodes system = nodes.nodes();
            return system.open(node, new DriverTime() {
                @Override
                public void work(long cycles) {
                    tell(RankActivity.ACCESS);
                    system.idle(cycles);
                    tell(RankActivity.WORK);
                }

                @Override
                public void await(BooleanSupplier wake, long until, Supplier<String> what) {
                    tell(RankActivity.ACCESS);
                    while (!wake.getAsBoolean() && system.cycle() < until) {
                        system.step();
                    }
                    tell(RankActivity.WAIT);
                }
            });
        }

        @Override
        public void setLosses(VerbsLosses losses) {
            super.setLosses(losses);
            begun = nodes.nodes().cycle();
            told = begun;
        }
    }
}
