package org.heddle.hdl.elaboration;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Enumeration;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.NameGroup;
import org.heddle.hdl.option.Removable;

/** A signal while its module is being built. */
public final class SignalBuilder {
    /** Suffix of the name of a reset that is active while 0. */
    static final String ACTIVE_LOW = "_n";

    private final ModuleBuilder owner;
    private final int id;
    private final Signal.Kind kind;
    private final int width;
    private final NameGroup group;
    private final String path;
    private final Optional<Enumeration> enumeration;
    private final Domain domain;
    private Supplier<Optional<Expression>> definition;
    private Optional<Format> confined = Optional.empty();
    private Optional<String> crossing = Optional.empty();
    private Optional<String> kept = Optional.empty();
    private Optional<Site> taken = Optional.empty();
    private boolean asynchronous;
    private Optional<Removable> part = Optional.empty();
    private boolean unused;
    private Optional<BigInteger> resetValue = Optional.empty();
    private Optional<Site> initialized = Optional.empty();
    private Optional<SignalParts> parts = Optional.empty();
    private Supplier<Optional<Signal.Part>> partOf = Optional::empty;
    private String finalName = "";

    SignalBuilder(
            ModuleBuilder owner,
            int id,
            Signal.Kind kind,
            int width,
            NameGroup group,
            String path,
            Optional<Enumeration> enumeration,
            Optional<Expression> definition,
            Domain domain) {
        this.owner = owner;
        this.id = id;
        this.kind = kind;
        this.width = width;
        this.group = group;
        this.path = path;
        this.enumeration = enumeration;
        this.definition = () -> definition;
        this.domain = domain;
    }

    /** Returns the module that declares it. */
    public ModuleBuilder owner() {
        return owner;
    }

    int id() {
        return id;
    }

    /** Returns what kind of signal it is. */
    public Signal.Kind kind() {
        return kind;
    }

    /** Width in bits. */
    public int width() {
        return width;
    }

    NameGroup group() {
        return group;
    }

    String path() {
        return path;
    }

    /** Returns the line that declares it. */
    public Site site() {
        return group.site();
    }

    Optional<Enumeration> enumeration() {
        return enumeration;
    }

    Expression.Reference reference() {
        return new Expression.Reference(id, width);
    }

    /** Returns the clock domain to which it belongs. */
    public Domain domain() {
        return domain;
    }

    /** Gives a node a definition that is known only when everything has been built. */
    void defineLate(Supplier<Expression> late) {
        definition = () -> Optional.of(late.get());
    }

    /** Says what the bits mean where not every pattern of them has a meaning: constants of an enum, or numbers of a range. */
    void confineTo(Format format) {
        boolean isConfined =
                format.kind() == Format.Kind.ENUM || format.kind() == Format.Kind.FIXED && !format.isFull();
        confined = Optional.of(format).filter(any -> isConfined);
    }

    /** Returns what the bits mean where not every pattern of them has a meaning; empty for all others. */
    public Optional<Format> confined() {
        return confined;
    }

    /** Says why this may hold values of other domains. */
    void crossBecause(String reason) {
        crossing = Optional.of(reason);
    }

    /**
     * Says that what made this sets it alone, so that a designer's assignment is refused.
     *
     * @param rule what it follows, and the mend, behind "x cannot be set: "
     */
    public void keep(String rule) {
        kept = Optional.of(rule);
    }

    /** Returns why a designer cannot set this, and the mend, if what made it sets it alone. */
    public Optional<String> kept() {
        return kept;
    }

    /** Says that this is the ready of a stream that is taken, outside all conditions. */
    public void takenAt(Site place) {
        taken = Optional.of(place);
    }

    /** Returns the place that takes the stream of which this is the ready, outside all conditions. */
    public Optional<Site> taken() {
        return taken;
    }

    /** Says that this input may change at any time. */
    void changeAtAnyTime() {
        asynchronous = true;
    }

    boolean isAsynchronous() {
        return asynchronous;
    }

    /** Says that this is declared in a removable part. */
    void leaveOutWith(Removable removablePart) {
        part = Optional.of(removablePart);
    }

    boolean isRemovable() {
        return part.isPresent();
    }

    boolean isLeftOut(Set<Removable> leftOut) {
        return part.filter(leftOut::contains).isPresent();
    }

    /** Says that nothing need read this. */
    void unused() {
        unused = true;
    }

    boolean isUnused() {
        return unused;
    }

    boolean isDataPort() {
        return kind == Signal.Kind.INPUT || kind == Signal.Kind.OUTPUT;
    }

    void resetTo(BigInteger value) {
        resetValue = Optional.of(value);
    }

    /** Says where the designer gave the reset value. */
    void initializedAt(Site place) {
        initialized = Optional.of(place);
    }

    /** Returns the place at which the designer gave a reset value. */
    Optional<Site> initialized() {
        return initialized;
    }

    /** Says that bits {@code high} to {@code low} are set apart from the others. */
    void separate(int high, int low) {
        if (high - low + 1 < width) {
            parts = parts.or(() -> Optional.of(new SignalParts(this)));
            parts.get().separate(high, low);
        }
    }

    /** Declares the parts that are set apart from each other, if there are such. */
    void declareParts() {
        parts.ifPresent(divided -> divided.declare(owner));
    }

    /** The parts that are set apart from each other within the cycle, the lowest first; empty where there are none. */
    List<Expression.Reference> combinationalParts() {
        return kind == Signal.Kind.REGISTER
                ? List.of()
                : parts.map(SignalParts::references).orElse(List.of());
    }

    /** Takes reset value, crossing and removable part from the signal of which this is a part. */
    void takeAfter(SignalBuilder whole, int low) {
        resetValue = whole.resetValue.map(value -> value.shiftRight(low).mod(BigInteger.ONE.shiftLeft(width)));
        crossing = whole.crossing;
        part = whole.part;
        partOf = () -> Optional.of(new Signal.Part(whole.displayName(), low + width - 1, low));
    }

    /** The statements of an assignment to bits {@code high} to {@code low}. */
    List<Statement> assigned(int high, int low, Expression value, Site site) {
        return parts.map(divided -> divided.assigned(high, low, value, site))
                .orElseGet(() -> List.of(new Statement.Assign(id, value, site)));
    }

    /** Returns the definition of a node, as far as it is known; empty for other signals. */
    public Optional<Expression> definition() {
        return kind == Signal.Kind.NODE ? definition.get() : Optional.empty();
    }

    boolean hasReset() {
        return resetValue.isPresent();
    }

    /** The Verilog name once the module is complete; before that the Java name as far as it is known. */
    public String displayName() {
        if (!finalName.isEmpty()) {
            boolean low = kind == Signal.Kind.RESET && domain.style().activeLow();
            return low ? finalName + ACTIVE_LOW : finalName;
        }
        return NameGroup.join(group.root().orElse(""), path);
    }

    /** The Java variable that holds it, as far as it is known; empty for a part of a bundle, or of an area. */
    String variable() {
        return path.isEmpty() ? group.variable() : "";
    }

    void finish(String name) {
        finalName = name;
    }

    /** A place that keeps the ids of the others as they are, and that nothing mentions. */
    Signal buildNothing() {
        return new Signal(
                id,
                displayName(),
                Signal.Kind.NODE,
                width,
                Optional.empty(),
                Signal.NO_DOMAIN,
                Optional.of(Expression.Literal.of(0, width)),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                group.site());
    }

    Signal build() {
        if (parts.isPresent() && kind == Signal.Kind.REGISTER) {
            return buildJoined();
        }
        boolean clocked = kind == Signal.Kind.REGISTER || isDataPort() || crossing.isPresent();
        int clockedBy = asynchronous ? Signal.ASYNCHRONOUS : domain.index();
        return new Signal(
                id,
                displayName(),
                isPhantom() ? Signal.Kind.NODE : kind,
                width,
                resetValue,
                clocked ? clockedBy : Signal.NO_DOMAIN,
                isPhantom() ? Optional.of(Expression.Literal.of(0, 1)) : definition.get(),
                enumeration,
                crossing,
                partOf.get(),
                group.site());
    }

    /** A register whose parts are registers: it joins them. */
    private Signal buildJoined() {
        return new Signal(
                id,
                displayName(),
                Signal.Kind.WIRE,
                width,
                Optional.empty(),
                Signal.NO_DOMAIN,
                Optional.empty(),
                enumeration,
                Optional.empty(),
                Optional.empty(),
                group.site());
    }

    /** A reset that turns out to have no signal: a name without a meaning. */
    boolean isPhantom() {
        return kind == Signal.Kind.RESET && !domain.style().kind().hasSignal();
    }
}
