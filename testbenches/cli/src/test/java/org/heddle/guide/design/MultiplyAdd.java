package org.heddle.guide.design;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.pipeline.Carried;
import org.heddle.hdl.lib.pipeline.Pipeline;
import org.heddle.hdl.lib.pipeline.PipelineStage;

/** Computes a * b + c in three stages. A result waits in the last one until it is taken. */
public final class MultiplyAdd extends Component {
    public final Bool valid = in(bool());
    public final UInt a = in(uint(8));
    public final UInt b = in(uint(8));
    public final UInt c = in(uint(8));
    public final Bool ready = out(bool());
    public final Bool taken = in(bool());
    public final Bool done = out(bool());
    public final UInt result = out(uint(17));

    public MultiplyAdd() {
        Pipeline pipeline = Pipeline.of(valid, "read", "multiply", "add");
        PipelineStage read = pipeline.stage("read");
        PipelineStage multiply = pipeline.stage("multiply");
        PipelineStage add = pipeline.stage("add");
        Carried<UInt> left = read.put("left", a);
        Carried<UInt> right = read.put("right", b);
        Carried<UInt> addend = read.put("addend", c);
        Carried<UInt> product = multiply.put("product", multiply.get(left).mulGrow(multiply.get(right)));
        add.stallWhen(taken.not());
        ready.set(pipeline.takes());
        done.set(add.isValid());
        result.set(add.get(product).addGrow(add.get(addend)));
    }
}
