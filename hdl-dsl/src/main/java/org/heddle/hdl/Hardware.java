package org.heddle.hdl;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.elaboration.Domain;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.elaboration.SwitchBuilder;
import org.heddle.hdl.elaboration.WhenBuilder;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.AreaNames;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.NameGroup;
import org.heddle.hdl.operation.Claims;
import org.heddle.hdl.operation.DataParts;
import org.heddle.hdl.operation.Literals;
import org.heddle.hdl.operation.Mirror;
import org.heddle.hdl.operation.NumberText;
import org.heddle.hdl.option.Encoding;
import org.heddle.hdl.option.Removable;
import org.heddle.hdl.option.Reset;

/**
 * Declarations, statements and claims of the language, as they are written in the constructor of a {@link Component}, or of an
 * {@link org.heddle.hdl.area.Area} that adds to one. Extend one of the two.
 */
public abstract class Hardware {
    private final ModuleBuilder module;

    /** Name of the area that this is, behind those that it stands in; empty for a component. */
    private final String area;

    /** A component's own. */
    Hardware() {
        module = ModuleBuilder.begin(getClass(), this::nameOfModule);
        area = "";
    }

    /**
     * A part of a component's text.
     *
     * @param host the component, whose constructor runs, or another part of it
     * @param name its name; that of the variable that takes it if there is none
     */
    protected Hardware(Hardware host, Optional<String> name) {
        module = host.module;
        area = AreaNames.begin(getClass(), host.area, name);
    }

    final ModuleBuilder module() {
        return module;
    }

    /** Returns the name of the module that this begins. */
    String nameOfModule() {
        throw new IllegalStateException("only a component is a module of its own");
    }

    // Types, so that components need no static import

    /** Returns the type of one bit, true or false. */
    protected static ScalarType<Bool> bool() {
        return Types.bool();
    }

    /**
     * Returns the type of unsigned numbers.
     *
     * @param width in bits, 1 to 2^20
     * @throws ElaborationException HDL001 if it is outside of that range
     */
    protected static ScalarType<UInt> uint(int width) {
        return Types.uint(width);
    }

    /**
     * Returns the type of two's-complement numbers.
     *
     * @param width in bits with the sign, 1 to 2^20
     * @throws ElaborationException HDL001 if it is outside of that range
     */
    protected static ScalarType<SInt> sint(int width) {
        return Types.sint(width);
    }

    /**
     * Returns the type of bits that are no number.
     *
     * @param width in bits, 1 to 2^20
     * @throws ElaborationException HDL001 if it is outside of that range
     */
    protected static ScalarType<Bits> bits(int width) {
        return Types.bits(width);
    }

    /**
     * Returns the type of two's-complement numbers with bits behind the point.
     *
     * @param integerBits before the point, with the sign; negative where the leading bits behind the point are never used
     * @param fractionBits behind the point; negative where the unit is larger than 1
     * @throws ElaborationException HDL001 if both together are not 1 to 2^20 bits, or the point lies further than 2^20 bits away
     */
    protected static FixedType fixed(int integerBits, int fractionBits) {
        return Types.fixed(integerBits, fractionBits);
    }

    /**
     * Returns the type of unsigned numbers with bits behind the point.
     *
     * @param integerBits before the point; negative where the leading bits behind the point are never used
     * @param fractionBits behind the point; negative where the unit is larger than 1
     * @throws ElaborationException HDL001 if both together are not 1 to 2^20 bits, or the point lies further than 2^20 bits away
     */
    protected static FixedType ufixed(int integerBits, int fractionBits) {
        return Types.ufixed(integerBits, fractionBits);
    }

    /**
     * Returns the type of a Java enum's constants, coded in binary by their order.
     *
     * @throws ElaborationException HDL001 if the enum has no constants
     */
    protected static <E extends Enum<E>> EnumType<E> enumOf(Class<E> constants) {
        return Types.enumOf(constants);
    }

    /**
     * Returns the type of a Java enum's constants in an encoding.
     *
     * @throws ElaborationException HDL001 if the enum has no constants
     */
    protected static <E extends Enum<E>> EnumType<E> enumOf(Class<E> constants, Encoding encoding) {
        return Types.enumOf(constants, encoding);
    }

    /**
     * Returns the type of a bundle.
     *
     * @param record the record class
     * @param types one for each record component, in order
     * @throws ElaborationException HDL015 if they are not those of the record
     */
    protected static <T extends Bundle> BundleType<T> bundle(Class<T> record, Type<?>... types) {
        return Types.bundle(record, types);
    }

    /** Returns the type of a ready/valid stream of the given payload. */
    protected static <T extends Data> Type<Stream<T>> stream(Type<T> payload) {
        return Types.stream(payload);
    }

    /** Returns the type of data of the given payload that nobody can hold back. */
    protected static <T extends Data> Type<Valid<T>> valid(Type<T> payload) {
        return Types.valid(payload);
    }

    /**
     * Returns the type of a vector of equal elements.
     *
     * @param size elements, 1 to 2^20
     * @throws ElaborationException HDL001 if it is outside of that range, or the vector has more than 2^30 bits
     */
    protected static <T extends Data> Type<Vec<T>> vec(int size, Type<T> element) {
        return Types.vec(size, element);
    }

    // Declarations

    /** An input port, named after the field or variable that takes it. Flipped parts of a bundle are outputs. */
    protected final <T extends Data> T in(Type<T> type) {
        return port(type, true, module.domains().current(), new NameGroup(here()));
    }

    /** An input port of the given name. */
    protected final <T extends Data> T in(String name, Type<T> type) {
        return port(type, true, module.domains().current(), named(name));
    }

    /** An output port, named after the field or variable that takes it. Flipped parts of a bundle are inputs. */
    protected final <T extends Data> T out(Type<T> type) {
        return port(type, false, module.domains().current(), new NameGroup(here()));
    }

    /** An output port of the given name. */
    protected final <T extends Data> T out(String name, Type<T> type) {
        return port(type, false, module.domains().current(), named(name));
    }

    /** An input port of a clock domain. */
    protected final <T extends Data> T in(ClockDomain domain, Type<T> type) {
        Caller caller = here();
        return port(type, true, own(domain, caller), new NameGroup(caller));
    }

    /** An output port of a clock domain. */
    protected final <T extends Data> T out(ClockDomain domain, Type<T> type) {
        Caller caller = here();
        return port(type, false, own(domain, caller), new NameGroup(caller));
    }

    /** An input that may change at any time, such as a button or a wire from another clock: only a synchroniser takes it. */
    protected final <T extends Data> T asynchronousIn(Type<T> type) {
        T port = port(type, true, module.domains().current(), new NameGroup(here()));
        Leaves.of(port).leaves().forEach(leaf -> leaf.net().changeAtAnyTime());
        return port;
    }

    /** An input of the given name that may change at any time. */
    protected final <T extends Data> T asynchronousIn(String name, Type<T> type) {
        T port = port(type, true, module.domains().current(), named(name));
        Leaves.of(port).leaves().forEach(leaf -> leaf.net().changeAtAnyTime());
        return port;
    }

    /** A value that is set combinationally. */
    protected final <T extends Data> T wire(Type<T> type) {
        return local(type, Signal.Kind.WIRE, module.domains().current(), new NameGroup(here()));
    }

    /** A wire of the given name. */
    protected final <T extends Data> T wire(String name, Type<T> type) {
        return local(type, Signal.Kind.WIRE, module.domains().current(), named(name));
    }

    /** A register: takes what it is set to at the rising clock edge and keeps its value otherwise. */
    protected final <T extends Data> T reg(Type<T> type) {
        return local(type, Signal.Kind.REGISTER, module.domains().current(), new NameGroup(here()));
    }

    /** A register of the given name. */
    protected final <T extends Data> T reg(String name, Type<T> type) {
        return local(type, Signal.Kind.REGISTER, module.domains().current(), named(name));
    }

    /** A register of a clock domain. */
    protected final <T extends Data> T reg(ClockDomain domain, Type<T> type) {
        Caller caller = here();
        return local(type, Signal.Kind.REGISTER, own(domain, caller), new NameGroup(caller));
    }

    /** A register whose every part has the reset value 0; for an enum that is its first constant. */
    protected final <T extends Data> T regZero(Type<T> type) {
        T register = local(type, Signal.Kind.REGISTER, module.domains().current(), new NameGroup(here()));
        Leaves.of(register).leaves().forEach(leaf -> leaf.net().resetToZero());
        return register;
    }

    /**
     * A memory of {@code depth} words.
     *
     * @param depth in words, at least 1
     * @throws ElaborationException HDL022 if it is less
     */
    protected final <T extends Data> Memory<T> memory(Type<T> word, int depth) {
        return new Memory<>(
                module, word, module.declarations().memory(word.width(), depth, new NameGroup(here())), depth);
    }

    /** Makes a component part of this one, named after the field or variable that takes it. */
    protected final <C extends Component> C instance(C component) {
        return attach(component, new NameGroup(here()));
    }

    /** Makes a component part of this one under the given name. */
    protected final <C extends Component> C instance(String name, C component) {
        return attach(component, named(name));
    }

    private <C extends Component> C attach(C component, NameGroup group) {
        module.instances().attach(component.module(), group);
        return component;
    }

    private <T extends Data> T port(Type<T> type, boolean input, Domain domain, NameGroup group) {
        return type.instantiate(
                "",
                false,
                (format, path, flipped) -> module.declarations()
                        .local(format, flipped == input ? Signal.Kind.OUTPUT : Signal.Kind.INPUT, domain, group, path));
    }

    private <T extends Data> T local(Type<T> type, Signal.Kind kind, Domain domain, NameGroup group) {
        return type.instantiate(
                "", false, (format, path, flipped) -> module.declarations().local(format, kind, domain, group, path));
    }

    private Domain own(ClockDomain domain, Caller caller) {
        return module.domains().own(domain.domain(), caller.site());
    }

    private NameGroup named(String name) {
        return here().named(name);
    }

    /** The designer's call that is running, its names behind that of the area that this may be. */
    private Caller here() {
        return Caller.find().within(area);
    }

    // Clock domains

    /** A clock of its own, with a synchronous reset, named after the field that takes it: port {@code link_clock}. */
    protected final ClockDomain clockDomain() {
        return new ClockDomain(module.domains()
                .declare(new NameGroup(here()), Reset.synchronous().style()));
    }

    /**
     * A clock of its own, named after the field that takes it: ports {@code link_clock} and {@code link_reset}, or
     * {@code link_reset_n}.
     *
     * @param reset how its registers are reset where this component is the top; inside another it is as there
     */
    protected final ClockDomain clockDomain(Reset reset) {
        return new ClockDomain(module.domains().declare(new NameGroup(here()), reset.style()));
    }

    /** A clock of the given name. */
    protected final ClockDomain clockDomain(String name, Reset reset) {
        return new ClockDomain(module.domains().declare(named(name), reset.style()));
    }

    /** Returns the domain of everything that names no other: ports {@code clock} and {@code reset}. */
    protected final ClockDomain defaultDomain() {
        return new ClockDomain(module.domains().defaultDomain());
    }

    /** Registers, memory accesses, ports, assertions and instances of the body belong to the domain. */
    protected final void within(ClockDomain domain, Runnable body) {
        module.domains().within(own(domain, here()), body);
    }

    /** The domain that is meant where none is named: that of the innermost {@link #within}. */
    protected final ClockDomain currentDomain() {
        return new ClockDomain(module.domains().current());
    }

    /**
     * A value of any domain as one of the current domain, by your word: nothing is put between. For those who write a
     * synchroniser; all others use one. The reason stands in the Verilog.
     *
     * @param reason why no edge of this domain can catch the value while it changes, or what follows that makes it harmless
     */
    protected final <T extends Data> T crossing(T value, String reason) {
        return Leaves.like(value, Mirror.crossing(module, here(), Leaves.of(value), reason));
    }

    /**
     * Marks a register as one stage of a synchroniser: {@code (* ASYNC_REG = "TRUE" *)} in the Verilog, so that tools place the
     * stages together and make nothing else of them.
     */
    protected final <V extends Value> V synchronizerStage(V register) {
        register.net().markSynchronizer(here());
        return register;
    }

    // Constants

    /** A constant bit. */
    protected final Bool lit(boolean value) {
        return new Bool(new Net(module, Expression.Literal.of(value ? 1 : 0, 1), Format.bool()));
    }

    /** A constant number of a given width. */
    protected final UInt lit(long value, int width) {
        return lit(BigInteger.valueOf(value), width);
    }

    /** A constant number of a given width. */
    protected final UInt lit(BigInteger value, int width) {
        return new UInt(literals().number(Format.uint(width), value));
    }

    /**
     * A constant number of a given width, for wide ones: {@code lit("0x0123_4567_89ab_cdef_0123", 80)}.
     *
     * @param digits hexadecimal behind 0x, binary behind 0b, else decimal; with _ between digits
     */
    protected final UInt lit(String digits, int width) {
        Optional<BigInteger> value = NumberText.number(digits);
        if (value.isEmpty()) {
            module.report(
                    Code.LITERAL_DOES_NOT_FIT,
                    "\"" + digits + "\" is no number: write digits behind 0x, 0b or nothing, with _ only between them",
                    here().site());
        }
        return lit(value.orElse(BigInteger.ZERO), width);
    }

    /** The 64 bits of a long as an unsigned number, for constants such as {@code 0xFFFF_FFFF_FFFF_FFFFL}. */
    protected static BigInteger unsigned(long bits) {
        return Types.unsigned(bits);
    }

    /** A constant two's-complement number of a given width. */
    protected final SInt slit(long value, int width) {
        return slit(BigInteger.valueOf(value), width);
    }

    /** A constant two's-complement number of a given width. */
    protected final SInt slit(BigInteger value, int width) {
        return new SInt(literals().number(Format.sint(width), value));
    }

    /** A constant that a fixed-point type holds exactly. Its range is the constant alone, so that operations grow little. */
    protected final Fixed lit(double value, FixedType type) {
        return lit(literals().decimal(value), type);
    }

    /** A constant that a fixed-point type holds exactly. Its range is the constant alone, so that operations grow little. */
    protected final Fixed lit(BigDecimal value, FixedType type) {
        return new Fixed(literals().number(type.format(), value));
    }

    /** A constant of a Java enum, coded in binary. */
    protected final <E extends Enum<E>> EnumValue<E> lit(E constant) {
        return lit(constant, Encoding.BINARY);
    }

    /** A constant of a Java enum in an encoding. */
    protected final <E extends Enum<E>> EnumValue<E> lit(E constant, Encoding encoding) {
        EnumType<E> type = Types.enumOf(constant.getDeclaringClass(), encoding);
        return type.of(new Net(module, type.literal(constant), type.format()));
    }

    private Literals literals() {
        return new Literals(module, here());
    }

    // Control

    /** Statements that take effect only while the condition is 1. */
    protected final WhenChain when(Bool condition, Runnable body) {
        Site site = here().site();
        return new WhenChain(WhenBuilder.begin(module, site).arm(condition.net(), body, site));
    }

    /** A {@code when} that may go on with {@code elseWhen} and end with {@code otherwise}. */
    public static final class WhenChain {
        private final WhenBuilder branches;

        WhenChain(WhenBuilder branches) {
            this.branches = branches;
        }

        /** Statements for when no earlier condition is 1 and this one is. */
        public WhenChain elseWhen(Bool condition, Runnable body) {
            branches.elseWhen(condition.net(), body);
            return this;
        }

        /** Statements for when no condition is 1. */
        public void otherwise(Runnable body) {
            branches.otherwise(body);
        }
    }

    /** A switch over a Java enum's constants. */
    protected final <E extends Enum<E>> EnumValue.Switch<E> switchOn(EnumValue<E> selector) {
        return new EnumValue.Switch<>(selector, SwitchBuilder.begin(module, selector.net(), here().site()));
    }

    /**
     * A state machine, coded in binary and named after the variable that takes it.
     *
     * @param initial the state that a reset gives
     * @param description says for each state what it does and where it goes
     */
    protected final <E extends Enum<E>> Fsm<E> fsm(E initial, Consumer<Fsm<E>> description) {
        Fsm<E> machine = fsm(initial);
        machine.describe(description);
        return machine;
    }

    /** A state machine in an encoding, as {@link #fsm(Enum, Consumer)}. */
    protected final <E extends Enum<E>> Fsm<E> fsm(E initial, Encoding encoding, Consumer<Fsm<E>> description) {
        Fsm<E> machine = Fsm.of(module, Types.enumOf(initial.getDeclaringClass(), encoding), initial);
        machine.describe(description);
        return machine;
    }

    /** A state machine that {@link Fsm#describe} says more of, once there are the conditions that depend on its state. */
    protected final <E extends Enum<E>> Fsm<E> fsm(E initial) {
        return Fsm.of(module, Types.enumOf(initial.getDeclaringClass()), initial);
    }

    /** A switch over a number's values. */
    protected final UInt.Switch switchOn(UInt selector) {
        return new UInt.Switch(SwitchBuilder.begin(module, selector.net(), here().site()));
    }

    /** {@code whenTrue} while the condition is 1, else {@code whenFalse}; scalars, bundles or vectors of one shape. */
    protected static <T extends Data> T mux(Bool condition, T whenTrue, T whenFalse) {
        return Types.mux(condition, whenTrue, whenFalse);
    }

    /** The value of the lowest selector that is 1; the last value where none is. */
    protected static <T extends Data> T priorityMux(BitVector<?> selectors, List<T> values) {
        return Types.priorityMux(selectors, values);
    }

    /** The value whose selector is 1: the or of all values whose selectors are. */
    protected static <T extends Data> T oneHotMux(BitVector<?> selectors, List<T> values) {
        return Types.oneHotMux(selectors, values);
    }

    /** Values side by side as one number, the first the most significant: the widths add up. */
    protected static UInt cat(Value... parts) {
        return Types.cat(parts);
    }

    /** Values side by side as one number, the first the most significant: the widths add up. */
    protected static UInt cat(List<? extends Value> parts) {
        return Types.cat(parts);
    }

    /**
     * A comment in the Verilog, above the lines that declare a bundle, a stream or a vector.
     *
     * @return the same data: {@code packets = doc("from the link", in(stream(word)))}
     */
    protected static <T extends Data> T doc(String text, T data) {
        Leaves.of(data).first().document(text);
        return data;
    }

    /**
     * Says that it is no mistake if nothing reads this register or wire (HDL046).
     *
     * @return the same data: {@code count = unused(reg(uint(8)))}
     */
    protected static <T extends Data> T unused(T data) {
        Leaves.of(data).leaves().forEach(leaf -> leaf.net().unused());
        return data;
    }

    /**
     * Says that data mean something only while a bit is 1, as what stands beside a {@code valid} does. It makes no hardware. A run that
     * tracks unknown bits asks only then whether these registers and outputs are known.
     *
     * @param valid any condition of this component, also one of another clock domain
     * @param data registers and outputs of this component, at least one
     * @throws ElaborationException HDL038 for anything else, where such a bit was named before, and inside {@code when} and the like; HDL023
     *     once the component is complete
     */
    protected final void payloadOf(Bool valid, Data... data) {
        List<Net> nets = Arrays.stream(data)
                .flatMap(payload -> Leaves.of(payload).leaves().stream())
                .map(DataParts.Leaf::net)
                .toList();
        claims().payloads(valid.net(), nets);
    }

    // Connection

    /** Joins two bundles of one type: every part of the sink from the source, flipped parts the other way. */
    protected final <T extends Data> void connect(T sink, T source) {
        Leaves.of(sink).connect(module, Leaves.of(source), here().site());
    }

    // Claims

    /**
     * Requires a condition at every rising clock edge outside reset, and only while the conditions around it hold. In
     * simulation a violation stops the run and names this line; a proof shows that there is none.
     *
     * @param message what is wrong when the condition is 0
     */
    protected final void assertAlways(Bool condition, String message) {
        claims().property(Statement.Claim.ASSERT, condition.net(), message);
    }

    /**
     * Requires a condition at every moment, between the edges of all clocks too: what a proof about several clocks must know of the
     * states they can be in together. Simulations ignore it.
     *
     * @param message what is wrong when the condition is 0
     */
    protected final void invariant(Bool condition, String message) {
        claims().invariant(condition.net(), message);
    }

    /**
     * Takes a condition for granted at every rising clock edge outside reset, and only while the conditions around it hold: a
     * duty of whoever drives the inputs. Simulations check it like an assertion; a proof looks at no other behaviour.
     *
     * @param message what is wrong when the condition is 0
     */
    protected final void assume(Bool condition, String message) {
        claims().property(Statement.Claim.ASSUME, condition.net(), message);
    }

    /**
     * Names a condition that must be possible at a rising clock edge outside reset, while the conditions around it hold. A
     * proof finds a run that leads there, so that no assumption excludes what matters; simulations ignore it.
     *
     * @param message what the condition means
     */
    protected final void cover(Bool condition, String message) {
        claims().property(Statement.Claim.COVER, condition.net(), message);
    }

    /**
     * The value at the last rising clock edge: a register that follows the value, also under conditions and in reset. It stands
     * with the assertions when nothing else reads it.
     */
    protected final <V extends Value> V past(V value) {
        return Leaves.like(value, List.of(claims().past(value.net())));
    }

    /** 1 when the value is what it was at the last rising clock edge. */
    protected final Bool stable(Value value) {
        return new Bool(claims().stable(value.net()));
    }

    /** 1 when the value is 1 and was 0 at the last rising clock edge. */
    protected final Bool rose(Bool value) {
        return new Bool(claims().changedTo(value.net(), true));
    }

    /** 1 when the value is 0 and was 1 at the last rising clock edge. */
    protected final Bool fell(Bool value) {
        return new Bool(claims().changedTo(value.net(), false));
    }

    /**
     * Hardware that helps to look inside. It can be left out of the design, and then nothing else changes: it declares no ports
     * and no memories, drives only what it declares, and nothing outside reads from it (HDL030).
     */
    protected final void debug(Runnable body) {
        module.body().removable(Removable.DEBUG, body);
    }

    /** Assertions, and registers that only they need. It can be left out of the design as {@link #debug} can. */
    protected final void verification(Runnable body) {
        module.body().removable(Removable.VERIFICATION, body);
    }

    /**
     * Claims about the inside of this component, for proofs of components that hold it: an induction must know which states there can be. They are
     * proven along with what is asserted outside, and stand in no other text than that of a proof, {@link Heddle#elaborateForProof}.
     *
     * @param body calls {@link #assertAlways}; like {@link #debug} it drives only what it declares
     */
    protected final void lemma(Runnable body) {
        module.body().removable(Removable.LEMMA, body);
    }

    private Claims claims() {
        return new Claims(module, here());
    }
}
