package org.heddle.hdl.strange;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.flow.Flow;
import org.heddle.hdl.flow.Merge;
import org.heddle.hdl.lib.stream.Queue;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Names, parameters, streams and parts of the library, used wrongly. */
class NamesAndLibraryTest {
    private static final class Child extends Component {
        Child(Object value) {
            parameter("value", value);
            out("z", uint(8)).set(in("x", uint(8)));
        }
    }

    private static final class Twin extends Component {
        final UInt x = in(uint(8));
        final UInt z = out(uint(8));

        Twin(int step) {
            z.set(x.addWrap(step));
        }
    }

    @TestFactory
    List<DynamicTest> names() {
        return new Refused()
                .row("a keyword as a port", "HDL007", "", () -> new Program() {
                    {
                        out("module", uint(8)).set(a);
                    }
                })
                .row("a keyword in capitals and none", "HDL007", "", () -> new Program() {
                    {
                        out("z", uint(8)).set(a);
                        out("Z", uint(8)).set(a);
                    }
                })
                .row("a port of a name that is taken", "HDL007", "", () -> new Program() {
                    {
                        out("a", uint(8)).set(b);
                    }
                })
                .row("an umlaut", "HDL007", "", () -> new Program() {
                    {
                        out("größe", uint(8)).set(a);
                    }
                })
                .row("a dollar", "HDL007", "", () -> new Program() {
                    {
                        out("$display", uint(8)).set(a);
                    }
                })
                .row("a blank name", "HDL007", "", () -> new Program() {
                    {
                        out(" ", uint(8)).set(a);
                    }
                })
                .row("no name", "HDL007", "", () -> new Program() {
                    {
                        out("", uint(8)).set(a);
                    }
                })
                .row("a name of null", "HDL035", "null", () -> new Program() {
                    {
                        out((String) null, uint(8)).set(a);
                    }
                })
                .row("Verilog in a name", "HDL007", "", () -> new Program() {
                    {
                        out("z; endmodule", uint(8)).set(a);
                    }
                })
                .row("the clock's own name", "HDL007", "", () -> new Program() {
                    {
                        UInt r = reg(uint(8)).init(0);
                        r.set(in("clock", uint(8)));
                        show(r);
                    }
                })
                .row("a port without a variable", "HDL008", "", () -> new Program() {
                    {
                        show(a.xor(in(uint(8))).xor(List.of(in(uint(8))).get(0)));
                    }
                })
                .row("two modules of one name", "HDL016", "parameter(", () -> new Program() {
                    {
                        Twin one = instance(new Twin(1));
                        Twin other = instance(new Twin(2));
                        one.x.set(a);
                        other.x.set(b);
                        show(one.z, other.z);
                    }
                })
                .row("a parameter that is an object", "HDL031", "record", () -> new Child(new Object()))
                .row("a parameter that is a lambda", "HDL031", "record", () -> {
                    Function<UInt, UInt> function = UInt::not;
                    return new Child(function);
                })
                .row(
                        "a parameter that holds an object",
                        "HDL031",
                        "record",
                        () -> new Child(Map.of("key", Set.of(new Object()))))
                .row("a parameter that holds itself", "HDL031", "", () -> {
                    Object[] self = new Object[1];
                    self[0] = self;
                    return new Child(self);
                })
                .tests();
    }

    @TestFactory
    List<DynamicTest> library() {
        return new Refused()
                .row("a stream taken twice", "HDL010", "fork", () -> new Program() {
                    {
                        Stream<UInt> from = in(stream(uint(8)));
                        connect(out("one", stream(uint(8))), from);
                        connect(out("two", stream(uint(8))), from);
                    }
                })
                .row("a flow taken twice", "HDL010", "fork", () -> new Program() {
                    {
                        Flow<UInt> from = Flow.flow(in("from", stream(uint(8))));
                        from.queue(2).into(out("one", stream(uint(8))));
                        from.queue(2).into(out("two", stream(uint(8))));
                    }
                })
                .row("a flow from an output", "HDL0", "", () -> new Program() {
                    {
                        Stream<UInt> to = out(stream(uint(8)));
                        Flow.flow(to).queue(2).into(to);
                    }
                })
                .row("a flow into an input", "HDL005", "", () -> new Program() {
                    {
                        Stream<UInt> from = in(stream(uint(8)));
                        Stream<UInt> other = in(stream(uint(8)));
                        Flow.flow(from).into(other);
                        show(a);
                    }
                })
                .row("a stream that nobody takes", "HDL009", "", () -> new Program() {
                    {
                        Stream<UInt> from = in(stream(uint(8)));
                        show(from.data());
                    }
                })
                .row("a stream of other width", "HDL012", "trunc", () -> new Program() {
                    {
                        connect(out("to", stream(uint(4))), in("from", stream(uint(8))));
                        show(a);
                    }
                })
                .row("ready that waits for itself", "HDL021", "", () -> new Program() {
                    {
                        Stream<UInt> from = in(stream(uint(8)));
                        from.ready().set(from.fires());
                        show(a);
                    }
                })
                .row("valid that is set from outside", "HDL005", "", () -> new Program() {
                    {
                        Stream<UInt> from = in(stream(uint(8)));
                        from.valid().set(c);
                        from.ready().set(true);
                        show(a);
                    }
                })
                .row("a merge of nothing", "HDL038", "a merge without a source", () -> new Program() {
                    {
                        Merge.roundRobin(List.<Flow<UInt>>of()).into(out("to", stream(uint(8))));
                    }
                })
                .row("a queue whose ports are forgotten", "HDL009", "", () -> new Program() {
                    {
                        Queue<UInt> queue = instance(new Queue<>(uint(8), 2));
                        show(queue.dequeue.data());
                    }
                })
                .tests();
    }
}
