package org.heddle.hdl.unknown;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;

/** Claims about what must be known, at each clock edge behind the first reset. */
final class UnknownClaims {
    private static final String VALID = "valid";

    /** Ends of names by which an output tells what others of its interface mean, or that it takes something. */
    private static final Set<String> DECIDING =
            Set.of(VALID, "ready", "command", "request", "begin", "enable", "select", "strobe");

    private final ModuleDefinition module;
    private final TrackedSignals signals;

    UnknownClaims(ModuleDefinition module, TrackedSignals signals) {
        this.module = module;
        this.signals = signals;
    }

    /**
     * Returns the claims of a module.
     *
     * @param isTop whether its outputs must be known
     */
    List<Statement> statements(boolean isTop) {
        List<Statement> claims = new ArrayList<>();
        module.signals().stream()
                .filter(signal -> signal.kind() == Signal.Kind.REGISTER
                        && signal.resetValue().isPresent()
                        && !isPassedOn(signal))
                .forEach(register -> claims.add(claimOf(register)));
        module.memories()
                .forEach(memory -> signals.lost(memory.id()).ifPresent(lost -> claims.add(claimOf(memory, lost))));
        if (isTop) {
            outputs()
                    .filter(output -> output.domain() >= 0
                            && module.domains().get(output.domain()).hasReset())
                    .forEach(output -> claims.add(claimOfOutput(output)));
        }
        return claims;
    }

    private Statement claimOf(Signal register) {
        return claim(
                KnownBits.or(
                        KnownBits.all(signals.mask(register.id())),
                        idleOf(register).orElse(Expression.Literal.of(0, 1))),
                "register " + register.nameForMessages() + " of " + module.name()
                        + " is unknown, although a reset gave it a value",
                register.domain(),
                register.site());
    }

    private Statement claimOf(MemoryDefinition memory, int lost) {
        return claim(
                KnownBits.not(new Expression.Reference(lost, 1)),
                "memory " + memory.name() + " of " + module.name()
                        + " was written at an address, or by a condition, that is unknown",
                signals.all().get(lost).domain(),
                memory.site());
    }

    private Statement claimOfOutput(Signal output) {
        return claim(
                KnownBits.or(KnownBits.all(signals.mask(output.id())), isPayload(output)),
                "output " + output.nameForMessages() + " of " + module.name() + " is unknown",
                output.domain(),
                output.site());
    }

    /** Whether a register takes a new value each cycle, which is not made of its own: no state, but a step of a pipeline. */
    private boolean isPassedOn(Signal register) {
        return module.body().stream()
                .anyMatch(statement -> statement instanceof Statement.Assign assign
                        && assign.target() == register.id()
                        && !dependsOn(assign.value(), register.id(), new HashSet<>()));
    }

    private boolean dependsOn(Expression value, int register, Set<Integer> seen) {
        List<Integer> read = new ArrayList<>();
        Expressions.forEach(value, part -> {
            if (part instanceof Expression.Reference reference && seen.add(reference.signal())) {
                read.add(reference.signal());
            }
        });
        return read.stream()
                .anyMatch(signal -> signal == register
                        || module.signal(signal)
                                .definition()
                                .filter(definition -> dependsOn(definition, register, seen))
                                .isPresent());
    }

    private Statement claim(Expression holds, String message, int domain, Site site) {
        Expression condition = signals.resetSeen(domain, site)
                .map(seen -> KnownBits.or(KnownBits.not(seen), holds))
                .orElse(holds);
        return new Statement.Property(Statement.Claim.ASSERT, condition, UnknownTracking.CLAIM + message, domain, site);
    }

    /**
     * One bit: whether an output does not count now, as the designer says. Of others, those that tell what others mean always do, and those that stand alone; what belongs to a
     * stream does while that offers something, and what else shares the beginning of its name with other outputs is their payload.
     */
    private Expression isPayload(Signal output) {
        Optional<Expression> said = idleOf(output);
        if (said.isPresent()) {
            return said.get();
        }
        int end = output.name().lastIndexOf('_');
        if (end < 0 || DECIDING.contains(output.name().substring(end + 1))) {
            return Expression.Literal.of(0, 1);
        }
        boolean isGrouped = false;
        for (; end > 0; end = output.name().lastIndexOf('_', end - 1)) {
            String group = output.name().substring(0, end + 1);
            Optional<Expression> idle = outputs()
                    .filter(other -> other.width() == 1 && other.name().equals(group + VALID))
                    .findFirst()
                    .map(valid -> KnownBits.and(
                            signals.mask(valid.id()), KnownBits.not(new Expression.Reference(valid.id(), 1))));
            if (idle.isPresent()) {
                return idle.get();
            }
            isGrouped |=
                    outputs().anyMatch(other -> other != output && other.name().startsWith(group));
        }
        return Expression.Literal.of(isGrouped ? 1 : 0, 1);
    }

    /** One bit, of what the designer says is a payload: whether it is known not to count now. */
    private Optional<Expression> idleOf(Signal signal) {
        int whole = signal.part()
                .flatMap(part -> module.signals().stream()
                        .filter(other -> other.name().equals(part.whole()))
                        .findFirst())
                .orElse(signal)
                .id();
        KnownBits known = new KnownBits(signals, module.memories().size(), signal.site());
        return Optional.ofNullable(module.documentation().payloads().get(whole))
                .map(valid -> KnownBits.and(known.of(valid), KnownBits.not(valid)));
    }

    private Stream<Signal> outputs() {
        return module.signals().stream().filter(signal -> signal.kind() == Signal.Kind.OUTPUT);
    }
}
