package org.heddle.verify.prove;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;
import org.heddle.hdl.proof.Probe;
import org.heddle.hdl.proof.ProofComponent;

/**
 * Properties that a component and its instances state themselves, and their proof.
 *
 * @param design the component
 * @param asserted what must hold, each with its module and line
 * @param assumed what is taken for granted
 * @param covered what must be possible
 */
public record OwnProperties(
        Design<? extends Component> design, List<Stated> asserted, List<Stated> assumed, List<Stated> covered) {
    /** The longest inductions, for what only shows after a while; each step makes the solver's work harder. */
    private static final List<Integer> DEPTHS = List.of(1, 2, 3, 4, 6, 8, 12, 16, 20);

    /** Cycles from the reset in which what must be possible has to happen, unless another number is asked for. */
    public static final int CYCLES = 32;

    /**
     * One property.
     *
     * @param text what the designer says of it
     * @param module it stands in
     * @param place its Java file and line
     */
    public record Stated(String text, String module, String place) {}

    /**
     * Outcome of a proof.
     *
     * @param verdict of it
     * @param depth steps of the induction that it took, or of the longest that was tried
     * @param cycles within which what must be possible was looked for
     */
    public record Outcome(Verdict verdict, int depth, int cycles) {}

    public OwnProperties {
        asserted = List.copyOf(asserted);
        assumed = List.copyOf(assumed);
        covered = List.copyOf(covered);
    }

    /**
     * Collects the properties of a component's modules, each module once.
     *
     * @param design the component, by {@link org.heddle.hdl.Heddle#elaborateForProof} where the lemmas of its parts count
     */
    public static OwnProperties of(Design<? extends Component> design) {
        List<Stated> asserted = new ArrayList<>();
        List<Stated> assumed = new ArrayList<>();
        List<Stated> covered = new ArrayList<>();
        for (ModuleDefinition module : design.circuit().modules()) {
            Statements.forEachLeaf(module.body(), (leaf, controls) -> {
                if (leaf instanceof Statement.Property property) {
                    List<Stated> list = switch (property.claim()) {
                        case ASSERT -> asserted;
                        case ASSUME -> assumed;
                        case COVER -> covered;
                    };
                    list.add(new Stated(
                            property.message(), module.name(), property.site().toString()));
                }
            });
        }
        return new OwnProperties(design, asserted, assumed, covered);
    }

    /** Whether nothing is stated that could be proven or shown. */
    public boolean isEmpty() {
        return asserted.isEmpty() && covered.isEmpty();
    }

    /**
     * Proves them by the shortest induction that does, with ever more steps, and looks for a run to each that must be possible.
     *
     * @param name of the waveform of a counterexample
     * @param depth the only length to try; 0 for all up to 20
     * @param cycles length of such a run, at most; 0 for {@value #CYCLES}, or twice the induction's where that is more
     */
    public Outcome prove(Prover prover, String name, int depth, int cycles) throws IOException {
        List<Probe> probes = design.component() instanceof ProofComponent component ? component.probes() : List.of();
        Outcome outcome = null;
        for (int steps : depth > 0 ? List.of(depth) : DEPTHS) {
            int reach = cycles > 0 ? cycles : Math.max(CYCLES, 2 * steps);
            // The first step of the search is the reset, and what happens in a cycle shows in the step after it.
            outcome = new Outcome(prover.prove(design, probes, name, steps, reach + 2), steps, reach);
            if (outcome.verdict().result() != Verdict.Result.OPEN) {
                return outcome;
            }
        }
        return Objects.requireNonNull(outcome);
    }
}
