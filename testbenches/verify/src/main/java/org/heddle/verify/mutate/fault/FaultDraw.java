package org.heddle.verify.mutate.fault;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.heddle.cosim.Seeds;

/**
 * Chooses faults by chance: each statement of all modules as likely as any other, then each kind that it can have, then each place for
 * that kind. The choice depends on the modules' texts, the seed and the index, and on nothing else.
 */
public final class FaultDraw {
    private final List<Mutantable> statements = new ArrayList<>();
    private final long seed;

    private record Mutantable(ModuleSource module, int statement, Map<FaultKind, List<Fault>> faults) {}

    /**
     * @param modules in the order that counts; each text once
     * @throws IllegalArgumentException if no statement of theirs can be changed
     */
    public FaultDraw(Collection<ModuleSource> modules, long seed) {
        this.seed = seed;
        for (ModuleSource module : modules) {
            for (int i = 0; i < module.statements().size(); i++) {
                Map<FaultKind, List<Fault>> faults =
                        PlantedFaults.of(module, module.statements().get(i));
                if (!faults.isEmpty()) {
                    statements.add(new Mutantable(module, i, faults));
                }
            }
        }
        if (statements.isEmpty()) {
            throw new IllegalArgumentException("no statement that could be changed in " + modules.size() + " modules");
        }
    }

    /** How many statements there are to choose from. */
    public int statements() {
        return statements.size();
    }

    /**
     * The mutant of an index.
     *
     * @param attempt 0, or how many before it were refused by the tools
     */
    public Mutant mutant(int index, int attempt) {
        SplittableRandom random = new SplittableRandom(Seeds.mix(Seeds.mix(Seeds.mix(seed) + index) + attempt));
        Mutantable chosen = statements.get(random.nextInt(statements.size()));
        List<FaultKind> kinds = List.copyOf(chosen.faults().keySet());
        List<Fault> faults = chosen.faults().get(kinds.get(random.nextInt(kinds.size())));
        return new Mutant(chosen.module(), chosen.statement(), faults.get(random.nextInt(faults.size())));
    }
}
