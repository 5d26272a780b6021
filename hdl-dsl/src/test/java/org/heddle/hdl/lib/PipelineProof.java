package org.heddle.hdl.lib;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** Items of a pipeline leave in the order in which they were taken; none is lost or doubled. */
public final class PipelineProof extends ProofComponent {
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
