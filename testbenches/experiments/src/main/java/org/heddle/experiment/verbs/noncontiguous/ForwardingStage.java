package org.heddle.experiment.verbs.noncontiguous;

import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.transfer.Blocks;

/** A stage that passes everything on to another one; subclasses note when something happens on it. */
public abstract class ForwardingStage implements BlockStage {
    private final BlockStage stage;

    /** Makes a stage over another one. */
    protected ForwardingStage(BlockStage stage) {
        this.stage = stage;
    }

    @Override
    public VerbsDevice open(int node) {
        return stage.open(node);
    }

    @Override
    public void map(int node, Blocks blocks) {
        stage.map(node, blocks);
    }

    @Override
    public byte[] contents(int node, long address, int bytes) {
        return stage.contents(node, address, bytes);
    }

    @Override
    public void setLosses(VerbsLosses losses) {
        stage.setLosses(losses);
    }

    @Override
    public void settle() {
        stage.settle();
    }

    @Override
    public Counts counts() {
        return stage.counts();
    }
}
