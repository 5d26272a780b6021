package org.heddle.hdl.elaboration;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.diagnostic.Waiver;

/**
 * The rules that a component may break: from some line on, or in some statements alone.
 *
 * <p>What is found while such statements are said is theirs. What only the finished circuit shows is known by the lines that they stand on.
 */
final class Allowances {
    private final Set<Allowance> whole = new LinkedHashSet<>();
    private final Set<Placed> placed = new LinkedHashSet<>();
    private final Deque<Placed> open = new ArrayDeque<>();

    /** Rule that may be broken, why, and where that is said; the module's name is not known then. */
    private record Allowance(Code code, String reason, Site site) {
        Waiver in(String module) {
            return new Waiver(code, reason, module, site);
        }
    }

    /** Allowance for some statements, with the places of these. */
    private record Placed(Allowance allowance, Set<Site> statements) {}

    void add(Code code, String reason, Site site) {
        whole.add(new Allowance(code, reason, site));
    }

    /** Runs statements that may break a rule. */
    void during(Code code, String reason, Site site, Runnable statements) {
        Placed place = new Placed(new Allowance(code, reason, site), new HashSet<>());
        open.push(place);
        try {
            statements.run();
        } finally {
            open.pop();
            placed.add(place);
        }
    }

    /** Whether statements that may break a rule are being said. */
    boolean isOpen() {
        return !open.isEmpty();
    }

    /** Notes where a statement of them stands. */
    void say(Site statement) {
        open.forEach(place -> place.statements().add(statement));
    }

    /** Whether a rule may be broken where the constructor stands. */
    boolean allows(Code code) {
        return allowsEverywhere(code)
                || open.stream().anyMatch(place -> place.allowance().code() == code);
    }

    /** Whether a rule may be broken in the whole component. */
    boolean allowsEverywhere(Code code) {
        return whole.stream().anyMatch(allowance -> allowance.code() == code);
    }

    /** Whether the statement, or each of the instances in a row, that breaks a rule of the finished circuit is allowed to. */
    boolean allows(Diagnostic diagnostic) {
        Stream<Site> broken = diagnostic.code() == Code.READY_CHAIN
                ? diagnostic.sites().stream()
                : diagnostic.sites().stream().limit(1);
        return allowsEverywhere(diagnostic.code())
                || broken.allMatch(site -> placed.stream()
                        .anyMatch(place -> place.allowance().code() == diagnostic.code()
                                && place.statements().contains(site)));
    }

    List<Waiver> waivers(String module) {
        return Stream.concat(whole.stream(), placed.stream().map(Placed::allowance))
                .map(allowance -> allowance.in(module))
                .distinct()
                .toList();
    }
}
