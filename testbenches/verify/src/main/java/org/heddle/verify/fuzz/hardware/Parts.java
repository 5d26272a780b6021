package org.heddle.verify.fuzz.hardware;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.lib.stream.BackwardRegister;
import org.heddle.hdl.lib.stream.Fork;
import org.heddle.hdl.lib.stream.ForwardRegister;
import org.heddle.hdl.lib.stream.Narrow;
import org.heddle.hdl.lib.stream.PriorityArbiter;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.lib.stream.Widen;
import org.heddle.verify.fuzz.plan.PlanShape;

/** Components of the library, as parts of random circuits. */
public final class Parts {
    /** The scalars of an instance. */
    record Ports(List<Shapes.Leaf> inputs, List<Value> outputs) {}

    /** Makes one kind of part. */
    interface Maker {
        Ports build(PlannedModule module, String name, List<Integer> parameters);
    }

    private static final Map<String, Maker> KINDS = new LinkedHashMap<>();

    static {
        KINDS.put("Queue", (module, name, p) -> {
            Queue<UInt> queue = module.attach(name, new Queue<>(Types.uint(width(p)), 1 + at(p, 1, 6)));
            return ports(List.of(queue.enqueue), List.of(queue.dequeue), queue.count);
        });
        KINDS.put("SkidBuffer", (module, name, p) -> {
            SkidBuffer<UInt> skid = module.attach(name, new SkidBuffer<>(Types.uint(width(p))));
            return ports(List.of(skid.source), List.of(skid.sink));
        });
        KINDS.put("ForwardRegister", (module, name, p) -> {
            ForwardRegister<UInt> stage = module.attach(name, new ForwardRegister<>(Types.uint(width(p))));
            return ports(List.of(stage.source), List.of(stage.sink));
        });
        KINDS.put("BackwardRegister", (module, name, p) -> {
            BackwardRegister<UInt> stage = module.attach(name, new BackwardRegister<>(Types.uint(width(p))));
            return ports(List.of(stage.source), List.of(stage.sink));
        });
        KINDS.put("Fork", (module, name, p) -> {
            Fork<UInt> fork = module.attach(name, new Fork<>(Types.uint(width(p)), 2 + at(p, 1, 3)));
            return ports(List.of(fork.source), fork.sinks.elements());
        });
        KINDS.put("PriorityArbiter", (module, name, p) -> {
            PriorityArbiter<UInt> arbiter =
                    module.attach(name, new PriorityArbiter<>(Types.uint(width(p)), 2 + at(p, 1, 4)));
            return ports(arbiter.sources.elements(), List.of(arbiter.sink), arbiter.chosen);
        });
        KINDS.put("Narrow", (module, name, p) -> {
            Narrow narrow = module.attach(name, new Narrow(width(p), 2 + at(p, 1, 4)));
            return ports(List.of(narrow.source), List.of(narrow.sink));
        });
        KINDS.put("Widen", (module, name, p) -> {
            Widen widen = module.attach(name, new Widen(width(p), 2 + at(p, 1, 4)));
            return ports(List.of(widen.source), List.of(widen.sink));
        });
        KINDS.put("RoundRobinArbiter", (module, name, p) -> {
            RoundRobinArbiter<UInt> arbiter =
                    module.attach(name, new RoundRobinArbiter<>(Types.uint(width(p)), 2 + at(p, 1, 4)));
            return ports(arbiter.sources.elements(), List.of(arbiter.sink), arbiter.chosen);
        });
    }

    private Parts() {}

    /** Their names, in a fixed order. */
    public static List<String> kinds() {
        return List.copyOf(KINDS.keySet());
    }

    static Maker named(String kind) {
        Maker maker = KINDS.get(kind);
        if (maker == null) {
            throw new IllegalArgumentException("no part is called " + kind);
        }
        return maker;
    }

    private static int at(List<Integer> parameters, int index, int bound) {
        return index < parameters.size() ? Math.floorMod(parameters.get(index), bound) : 0;
    }

    private static int width(List<Integer> parameters) {
        return 1 + at(parameters, 0, 20);
    }

    /** Data that is not valid is read too: all state has a definite start. */
    private static Ports ports(List<Stream<UInt>> sources, List<Stream<UInt>> sinks, Value... more) {
        List<Shapes.Leaf> inputs = new ArrayList<>();
        List<Value> outputs = new ArrayList<>();
        for (Stream<UInt> source : sources) {
            inputs.add(input(source.valid()));
            inputs.add(new Shapes.Leaf(new PlanShape.Unsigned(source.data().width()), source.data(), false));
            outputs.add(source.ready());
        }
        for (Stream<UInt> sink : sinks) {
            inputs.add(input(sink.ready()));
            outputs.add(sink.valid());
            outputs.add(sink.data());
        }
        outputs.addAll(List.of(more));
        return new Ports(inputs, outputs);
    }

    private static Shapes.Leaf input(Bool bit) {
        return new Shapes.Leaf(new PlanShape.Bit(), bit, false);
    }
}
