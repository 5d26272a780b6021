package org.heddle.hdl.lib.pipeline;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Data;

/**
 * Something that each item of a pipeline carries from the stage that gave it on: {@link PipelineStage#get} reads it in that stage and in all behind.
 *
 * @param <T> bits, a bundle or a vector
 */
public final class Carried<T extends Data> {
    private final Pipeline pipeline;
    private final String name;
    private final int first;
    /** The value in each stage from the first on, as far as somebody has asked. */
    private final List<T> values = new ArrayList<>();

    Carried(Pipeline pipeline, String name, int first, T value) {
        this.pipeline = pipeline;
        this.name = name;
        this.first = first;
        values.add(value);
    }

    /** Returns the pipeline whose items carry it. */
    Pipeline pipeline() {
        return pipeline;
    }

    /** Returns the name of the stage that gave it. */
    String stageName() {
        return pipeline.stage(first).name();
    }

    String name() {
        return name;
    }

    /** Returns the index of the stage that gave it. */
    int first() {
        return first;
    }

    /** Returns the index of the last stage that has asked for it. */
    int last() {
        return first + values.size() - 1;
    }

    T at(int stage) {
        return values.get(stage - first);
    }

    void add(T value) {
        values.add(value);
    }

    void replaceLast(T value) {
        values.set(values.size() - 1, value);
    }
}
