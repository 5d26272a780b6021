package org.heddle.hdl;

import java.util.List;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Limits;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.elaboration.WhenBuilder;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.NameGroup;
import org.heddle.hdl.naming.Parameters;
import org.heddle.hdl.operation.Claims;
import org.heddle.hdl.operation.DataParts;
import org.heddle.hdl.operation.Following;
import org.heddle.hdl.operation.SignalAssignment;
import org.heddle.hdl.option.Companion;
import org.heddle.hdl.option.Reset;
import org.heddle.hdl.verilog.Keywords;

/**
 * A piece of hardware with ports: one Verilog module. Subclasses declare ports as fields and build the rest in their
 * constructor. The clock {@code clock} (rising edge) and the reset {@code reset} (synchronous, active high) are added
 * where something needs them; {@link #clockDomain()} and {@link #defaultDomain(Reset)} declare others.
 */
public abstract class Component extends Hardware {
    /** A module, in the elaboration that runs on this thread, if one does. */
    protected Component() {}

    @Override
    final String nameOfModule() {
        return moduleName();
    }

    /**
     * The Verilog module's name: the class name, followed by the values given to {@link #parameter}; where they are more than three, each
     * behind its name, as in {@code WriteUnit_lineBytes32_wordBytes16_..}, and of those that are true or false the names of the true ones.
     * Where values make it longer than 200 characters, a hash stands for those behind.
     */
    protected String moduleName() {
        return Parameters.shortened(
                Keywords.legalize(getClass().getSimpleName() + Parameters.inName(module().parameters())));
    }

    /**
     * Notes a constructor argument: it becomes part of the module's name and header. Of a record, each component does, by its value.
     *
     * @throws ElaborationException HDL031 for hardware, for a value whose text is another in the next run, and for a name that is
     *     blank or taken
     */
    protected final void parameter(String name, Object value) {
        if (value instanceof Data) {
            throw Parameters.hardware(name);
        }
        module().parameter(name, value);
    }

    /** Gives documents that go with this component; whoever generates the design's Verilog writes them too. */
    protected final void accompany(Companion companion) {
        module().accompany(companion);
    }

    /**
     * Says that this component means what breaks a rule that only suspects a mistake (HDL036, HDL037, HDL039, HDL047, HDL049 to HDL051), from here on.
     *
     * @param reason why it is meant
     */
    protected final void allow(Code code, String reason) {
        module().allow(code, reason);
    }

    /**
     * Says that some statements mean what breaks a rule that only suspects a mistake; before, behind and beside them the rule holds. It is for
     * what this component says, not for components that it makes there.
     *
     * @param reason why it is meant
     * @param statements what may break the rule
     */
    protected final void allow(Code code, String reason, Runnable statements) {
        module().allow(code, reason, statements);
    }

    /** A comment in the Verilog, at the head of the module: what it is for, which paper or standard it follows. */
    protected final void doc(String text) {
        module().documentation().add(text);
    }

    /**
     * Gives the default domain another kind of reset.
     *
     * @param reset how its registers are reset where this component is the top; inside another it is as there
     */
    protected final ClockDomain defaultDomain(Reset reset) {
        module().domains().defaultDomain().declare(reset.style());
        return new ClockDomain(module().domains().defaultDomain());
    }

    /**
     * The component in which a value is used, for functions that add hardware beside it: a library's, or your own. It works while
     * that component's constructor runs.
     */
    public static final class Surroundings {
        private final ModuleBuilder module;

        private Surroundings(ModuleBuilder module) {
            this.module = module;
        }

        /** The component that may read the value now: the one that declared it, or holds the instance whose port it is. */
        public static Surroundings of(Data value) {
            return new Surroundings(Leaves.of(value).reader());
        }

        /** As {@link Component}'s own {@code instance}. */
        public <C extends Component> C instance(String name, C part) {
            module.instances().attach(part.module(), Caller.find().named(name));
            return part;
        }

        /** As {@link Component}'s own {@code wire}. */
        public <T extends Data> T wire(String name, Type<T> type) {
            NameGroup group = Caller.find().named(name);
            return unused(type.instantiate(
                    "",
                    false,
                    (format, path, flipped) -> module.declarations()
                            .local(format, Signal.Kind.WIRE, module.domains().current(), group, path)));
        }

        /** As {@link Component}'s own {@code connect}. */
        public <T extends Data> void connect(T sink, T source) {
            Leaves.of(sink).connect(module, Leaves.of(source), Caller.find().site());
        }

        /** A register without a reset that takes the value at every clock edge, whatever conditions stand around this line. */
        public <T extends Data> T following(T value) {
            NameGroup group = new NameGroup(Caller.find());
            return Leaves.like(value, Following.registers(module, Leaves.of(value), group, ""));
        }

        /**
         * The value some clock edges later, by a row of such registers.
         *
         * @throws ElaborationException HDL038 for less than 0 of them
         */
        public <T extends Data> T delayed(T value, int cycles) {
            NameGroup group = new NameGroup(Caller.find());
            if (cycles < 0 || cycles > Limits.ELEMENTS) {
                throw new ElaborationException(new Diagnostic(
                        Code.LIBRARY_ARGUMENT,
                        "a delay of " + cycles + " cycles "
                                + (cycles < 0
                                        ? "would look ahead: give 0 or more"
                                        : "is more than the " + Limits.ELEMENTS
                                                + " that registers make: use a DelayLine"),
                        group.site()));
            }
            T last = value;
            for (int stage = 0; stage < cycles; stage++) {
                String path = cycles == 1 ? "" : Integer.toString(stage);
                last = Leaves.like(value, Following.registers(module, Leaves.of(last), group, path));
            }
            return last;
        }

        /**
         * A register without a reset that takes the value at the edges at which a condition is 1, whatever conditions stand around this line.
         */
        public <T extends Data> T held(String name, T value, Bool condition) {
            return Leaves.like(
                    value,
                    Following.registersWhile(
                            module,
                            condition.net(),
                            Leaves.of(value),
                            Caller.find().named(name)));
        }

        /** A wire that has a value while the conditions around this line hold, and another one otherwise; without conditions, that value itself. */
        public <T extends Data> T whileHere(String name, T value, T otherwise) {
            if (isUnconditional()) {
                return value;
            }
            T chosen = wire(name, Types.typeOf(otherwise));
            Site site = Caller.find().site();
            List<DataParts.Leaf> targets = Leaves.of(chosen).leaves();
            List<DataParts.Leaf> others = Leaves.of(otherwise).leaves();
            for (int i = 0; i < targets.size(); i++) {
                Expression target = targets.get(i).net().in(module, site);
                Statement unless = new Statement.Assign(
                        ((Expression.Reference) target).signal(),
                        others.get(i).net().in(module, site),
                        site);
                module.body().addFirst(() -> unless);
            }
            connect(chosen, value);
            return chosen;
        }

        /** Connects a stream to the place that takes it, which is the only one. HDL010 for a second one under a condition. */
        public <T extends Data> void take(Stream<T> sink, Stream<T> source) {
            SignalAssignment.take(source.ready().net(), module, Caller.find().site());
            connect(sink, source);
        }

        /**
         * From here on, a designer's assignment to a signal is refused, HDL005.
         *
         * @param rule what it follows, and the mend, behind "x cannot be set: "
         */
        public void keep(Value signal, String rule) {
            signal.net().signal().ifPresent(builder -> builder.keep(rule));
        }

        /** As {@link Component}'s own {@code currentDomain}. */
        public ClockDomain currentDomain() {
            return new ClockDomain(module.domains().current());
        }

        /** As {@link Component}'s own {@code within}. */
        public void within(ClockDomain domain, Runnable body) {
            module.domains().within(domain.domain(), body);
        }

        /** As {@link Component}'s own {@code reg}. */
        public Bool bit(String name) {
            return new Bool(module.declarations()
                    .local(Format.bool(), Signal.Kind.REGISTER, Caller.find().named(name)));
        }

        /** As {@link Component}'s own {@code when}. */
        public void when(Bool condition, Runnable body) {
            Site site = Caller.find().site();
            WhenBuilder.begin(module, site).arm(condition.net(), body, site);
        }

        /** Whether the constructor stands outside all conditions. */
        public boolean isUnconditional() {
            return module.body().isUnconditional();
        }

        /** The bit in the cycle before, with the reset value 0. */
        public Bool before(Bool bit) {
            Caller caller = Caller.find();
            String name = nameOf(bit, caller.name().orElse("bit")) + "_before";
            NameGroup group = new NameGroup(Optional.of(name), caller.site());
            List<Net> register = Following.registers(module, Leaves.of(bit), group, "");
            register.get(0).resetToZero();
            return new Bool(register.get(0));
        }

        /** As {@link Component}'s own {@code assertAlways}. */
        public void assertAlways(Bool condition, String message) {
            new Claims(module, Caller.find()).property(Statement.Claim.ASSERT, condition.net(), message);
        }

        /** The name of a signal or instance port, as far as it is known yet; a fallback for anything else. */
        public String nameOf(Value value, String fallback) {
            return module.declarations().nameOf(value.net()).orElse(fallback);
        }
    }
}
