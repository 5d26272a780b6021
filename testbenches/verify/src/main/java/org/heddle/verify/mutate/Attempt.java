package org.heddle.verify.mutate;

import java.util.List;
import org.heddle.verify.mutate.fault.Mutant;

/**
 * A check that may see a mutant.
 *
 * @param record of the check
 * @param mutants the modules that are replaced in it: the mutant itself, or else the same fault in other sizes of its module
 * @param isExact whether it is the mutant itself
 */
record Attempt(CheckRecord record, List<Mutant> mutants, boolean isExact) implements Comparable<Attempt> {
    Attempt {
        mutants = List.copyOf(mutants);
    }

    /** Stage by stage; in each the smallest hardware first, then what reads the module itself, then what takes the least time. */
    @Override
    public int compareTo(Attempt other) {
        int stage = Integer.compare(record.check().stage(), other.record.check().stage());
        int exact = Boolean.compare(other.isExact, isExact);
        int modules =
                Integer.compare(record.modules().size(), other.record.modules().size());
        int time = Long.compare(record.millis(), other.record.millis());
        return stage != 0 ? stage : modules != 0 ? modules : exact != 0 ? exact : time;
    }

    /** The check's name, with the other sizes where the mutant itself is not part of it. */
    String text() {
        return isExact
                ? record.check().toString()
                : record.check() + " in "
                        + String.join(
                                ", ",
                                mutants.stream()
                                        .map(mutant -> mutant.module().name())
                                        .toList());
    }
}
