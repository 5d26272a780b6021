package org.heddle.hdl.lib.pipeline;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Data;

/** One stage of a {@link Pipeline}: at most one item is in it. */
public final class PipelineStage {
    private final Pipeline pipeline;
    private final int index;
    private final String name;
    private final Bool valid;
    private final Bool stalls;
    private final Bool drops;
    private final Bool moves;

    /**
     * @param valid whether an item is in it
     * @param stalls keeps the item here
     * @param drops ends the item
     * @param moves whether the item goes on at this edge
     */
    PipelineStage(Pipeline pipeline, int index, String name, Bool valid, Bool stalls, Bool drops, Bool moves) {
        this.pipeline = pipeline;
        this.index = index;
        this.name = name;
        this.valid = valid;
        this.stalls = stalls;
        this.drops = drops;
        this.moves = moves;
    }

    String name() {
        return name;
    }

    /** Lets the item go on into the next stage when there is room. */
    void goesOnInto(PipelineStage next) {
        moves.set(mayMove().and(next.valid.not().or(next.moves).or(next.drops)));
        next.valid.set(moves.or(next.valid.and(next.isLeft().not())));
    }

    /** Lets the item go on behind the last stage. */
    void goesOut() {
        moves.set(mayMove());
    }

    /** Refuses other assignments to what says whether an item is here and goes on: items would be lost or doubled. */
    void keep() {
        String rule = "its pipeline sets it; say stallWhen, dropWhen or flushWhen of the stage";
        if (index > 0) {
            pipeline.surroundings().keep(valid, rule);
        }
        pipeline.surroundings().keep(moves, rule);
    }

    private Bool mayMove() {
        return valid.and(stalls.not()).and(drops.not());
    }

    /** Returns 1 in the cycle at whose end the item is here no longer. */
    Bool isLeft() {
        return moves.or(valid.and(drops));
    }

    /** Returns 1 while an item is in this stage. */
    public Bool isValid() {
        return valid;
    }

    /** Returns 1 in the cycle at whose end the item goes on: into the next stage, or out of the last one. */
    public Bool moves() {
        return moves;
    }

    /** Keeps the item in this stage while the condition is 1, and so those behind it as soon as they are next to each other. */
    public void stallWhen(Bool condition) {
        pipeline.surroundings().when(condition, () -> stalls.set(true));
    }

    /** Ends the item in this stage at the edges at which the condition is 1; it is gone then, stalled or not. */
    public void dropWhen(Bool condition) {
        pipeline.surroundings().when(condition, () -> drops.set(true));
    }

    /** Ends the items in all stages before this one, such as those behind a jump; in the first stage, what is offered counts as taken. */
    public void flushWhen(Bool condition) {
        pipeline.before(index).forEach(earlier -> earlier.dropWhen(condition));
    }

    /**
     * Gives each item a value in this stage, which it carries on.
     *
     * @param name of its registers, which end with the name of their stage: {@code operand_execute}
     */
    public <T extends Data> Carried<T> put(String name, T value) {
        return new Carried<>(pipeline, name, index, value);
    }

    /**
     * Returns a value of the item in this stage. Registers from the stage that gave it to this one are made where they are first asked for; they
     * have no reset value.
     *
     * @throws IllegalArgumentException if a later stage gives it, or items of another pipeline carry it; within a constructor that is HDL038
     */
    public <T extends Data> T get(Carried<T> carried) {
        requireOwn(carried);
        if (index < carried.first()) {
            throw new IllegalArgumentException(carried.name() + " is read in stage " + name + ", before stage "
                    + carried.stageName() + " gives it");
        }
        for (int stage = carried.last() + 1; stage <= index; stage++) {
            PipelineStage before = pipeline.stage(stage - 1);
            carried.add(pipeline.held(
                    carried.name() + "_" + pipeline.stage(stage).name(), carried.at(stage - 1), before.moves()));
        }
        return carried.at(index);
    }

    /**
     * Gives the item another value here, such as one that is bypassed from a later stage: this stage reads it from here on, and later ones get it.
     * It is not kept while the item waits: what is taken from a stage that moves on must be taken again. Within a {@code when} the item has the
     * other value while the condition is 1.
     *
     * @throws IllegalArgumentException if a later stage has read it already, or gives it, or items of another pipeline carry it; within a
     *     constructor that is HDL038
     */
    public <T extends Data> void replace(Carried<T> carried, T value) {
        requireOwn(carried);
        if (carried.last() > index) {
            throw new IllegalArgumentException(carried.name() + " is replaced in stage " + name + " after stage "
                    + pipeline.stage(carried.last()).name() + " has read it");
        }
        carried.replaceLast(
                pipeline.surroundings().whileHere(carried.name() + "_" + name + "_chosen", value, get(carried)));
    }

    private void requireOwn(Carried<?> carried) {
        if (carried.pipeline() != pipeline) {
            throw new IllegalArgumentException(carried.name() + " is asked for in stage " + name
                    + ", but items of another pipeline carry it, from its stage " + carried.stageName() + " on");
        }
    }
}
