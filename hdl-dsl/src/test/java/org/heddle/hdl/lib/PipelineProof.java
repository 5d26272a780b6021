package org.heddle.hdl.lib;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.pipeline.Carried;
import org.heddle.hdl.lib.pipeline.Pipeline;
import org.heddle.hdl.lib.pipeline.PipelineStage;
import org.heddle.hdl.proof.ProofComponent;

/** Items of a pipeline leave in the order in which they were taken; none is lost or doubled. */
public final class PipelineProof extends ProofComponent {
    /** A pipeline whose stages stall at any time, and whose items carry their numbers. */
    static final class NumberedPipeline extends Component {
        static final int WIDTH = 4;

        final Bool offered = in(bool());
        final UInt stalls = in(uint(4));
        final UInt left = out(uint(WIDTH));

        NumberedPipeline() {
            UInt taken = reg(uint(WIDTH)).init(0);
            UInt expected = reg(uint(WIDTH)).init(0);
            Pipeline pipeline = Pipeline.of(offered, "first", "second", "third", "fourth");
            Carried<UInt> number = pipeline.stage("first").put("number", taken);
            pipeline.stage("first").stallWhen(stalls.bit(0));
            UInt ahead = expected;
            for (int i = 3; i > 0; i--) {
                PipelineStage stage = pipeline.stage(new String[] {"first", "second", "third", "fourth"}[i]);
                stage.stallWhen(stalls.bit(i));
                UInt own = stage.get(number);
                UInt before = ahead;
                when(stage.isValid(), () -> assertAlways(own.eq(before), "the items in the stages are in order"));
                ahead = before.addWrap(stage.isValid().asUInt().zext(WIDTH));
            }
            assertAlways(taken.eq(ahead), "what was taken has left or is in a stage");
            when(pipeline.takes(), taken::increment);
            when(pipeline.leaves(), expected::increment);
            left.set(pipeline.stage("fourth").get(number));
            when(pipeline.leaves(), () -> assertAlways(left.eq(expected), "each leaves once, in order"));
            cover(pipeline.leaves().and(pipeline.takes()).and(stalls.eq(0)), "one enters while another leaves");
        }
    }

    public PipelineProof() {
        Bool offered = in(bool());
        UInt stalls = in(uint(4));
        UInt left = out(uint(NumberedPipeline.WIDTH));
        NumberedPipeline unit = instance("unit", new NumberedPipeline());
        unit.offered.set(offered);
        unit.stalls.set(stalls);
        left.set(unit.left);
    }
}
