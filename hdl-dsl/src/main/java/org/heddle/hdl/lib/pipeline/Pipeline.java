package org.heddle.hdl.lib.pipeline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component.Surroundings;
import org.heddle.hdl.Data;
import org.heddle.hdl.Types;

/**
 * Stages that items pass one after the other, at most one in each, in the component that may read what is offered.
 *
 * <pre>
 *  offered ──▶ first ──▶ second ──▶ .. ──▶ last ──▶
 *     ◀── takes   each stage: valid, stall, drop, and what its item carries
 * </pre>
 *
 * <p>An item goes on at an edge unless its stage stalls or the next one keeps its item; so gaps close while those before it wait. Items stay in
 * order, and none is lost or doubled but by {@link PipelineStage#dropWhen}: proven. Whether a stage can take an item depends on all later stages
 * in the same cycle; a {@code SkidBuffer} before the first stage cuts that path. All registers belong to the clock domain in which the pipeline is made.
 */
public final class Pipeline {
    private final Surroundings surroundings;
    private final ClockDomain domain;
    private final List<PipelineStage> stages = new ArrayList<>();
    private final Bool takes;

    private Pipeline(Bool offered, List<String> names) {
        surroundings = Surroundings.of(offered);
        domain = surroundings.currentDomain();
        if (names.size() < 2 || Set.copyOf(names).size() < names.size()) {
            throw new IllegalArgumentException(
                    "stages " + names + ", of which there are at least two, each of another name");
        }
        if (!surroundings.isUnconditional()) {
            throw new IllegalArgumentException(
                    "a place within a when or switch, whose condition the stages would not know");
        }
        for (String name : names) {
            Bool valid = stages.isEmpty()
                    ? offered
                    : surroundings.bit(name + "_valid").init(false);
            stages.add(new PipelineStage(
                    this,
                    stages.size(),
                    name,
                    valid,
                    off(name + "_stalls"),
                    off(name + "_drops"),
                    wire(name + "_moves")));
        }
        for (int i = 0; i + 1 < stages.size(); i++) {
            stages.get(i).goesOnInto(stages.get(i + 1));
        }
        last().goesOut();
        stages.forEach(PipelineStage::keep);
        takes = stages.get(0).isLeft();
    }

    private PipelineStage last() {
        return stages.get(stages.size() - 1);
    }

    /** A wire that is 0 unless a statement sets it. */
    private Bool off(String name) {
        Bool wire = wire(name);
        wire.set(false);
        return wire;
    }

    private Bool wire(String name) {
        return surroundings.wire(name, Types.bool());
    }

    /**
     * Makes a pipeline.
     *
     * @param offered whether an item is offered to the first stage; it and what it carries stay until it is taken
     * @param names of the stages, at least two; they begin the names of their signals
     * @throws IllegalArgumentException for fewer or equal names, and within a {@code when} or switch; within a constructor that is HDL038
     */
    public static Pipeline of(Bool offered, String... names) {
        return new Pipeline(offered, Arrays.asList(names));
    }

    Surroundings surroundings() {
        return surroundings;
    }

    /** Returns a register of the stages' clock domain, wherever the constructor stands, that takes the value at the edges at which a condition is 1. */
    <T extends Data> T held(String name, T value, Bool condition) {
        List<T> register = new ArrayList<>();
        surroundings.within(domain, () -> register.add(surroundings.held(name, value, condition)));
        return register.get(0);
    }

    PipelineStage stage(int index) {
        return stages.get(index);
    }

    List<PipelineStage> before(int index) {
        return stages.subList(0, index);
    }

    /**
     * Returns a stage.
     *
     * @throws IllegalArgumentException if none has the name; within a constructor that is HDL038
     */
    public PipelineStage stage(String name) {
        return stages.stream()
                .filter(stage -> stage.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the name " + name + ", which is none of the stages "
                        + String.join(
                                ", ", stages.stream().map(PipelineStage::name).toList())));
    }

    /** Returns 1 in the cycle at whose end the offered item is taken. */
    public Bool takes() {
        return takes;
    }

    /** Returns 1 in the cycle at whose end an item leaves the last stage. */
    public Bool leaves() {
        return last().moves();
    }
}
