package org.heddle.verify.mutate;

import java.util.ArrayList;
import java.util.List;
import org.heddle.verify.mutate.fault.Kin;
import org.heddle.verify.mutate.fault.ModuleSource;
import org.heddle.verify.mutate.fault.Mutant;

/** Chooses the checks that may see a mutant. */
final class Attempts {
    private final List<CheckRecord> records;
    private final RecordedModules modules;

    Attempts(List<CheckRecord> records, RecordedModules modules) {
        this.records = records.stream()
                .filter(record -> record.end() == WorkerAnswer.End.PASSED)
                .toList();
        this.modules = modules;
    }

    /** All of them, in the order in which they are to run. */
    List<Attempt> of(Mutant mutant) {
        List<Attempt> attempts = new ArrayList<>();
        for (CheckRecord record : records) {
            boolean exact = record.modules().stream()
                    .filter(module -> RecordedModules.nameOf(module)
                            .equals(mutant.module().file().name()))
                    .anyMatch(module ->
                            modules.file(module).text().equals(mutant.module().text()));
            List<Mutant> kin = exact ? List.of(mutant) : kin(mutant, record);
            if (!kin.isEmpty()) {
                attempts.add(new Attempt(record, kin, exact));
            }
        }
        attempts.sort(null);
        return attempts;
    }

    private List<Mutant> kin(Mutant mutant, CheckRecord record) {
        List<Mutant> kin = new ArrayList<>();
        for (String module : record.modules()) {
            ModuleSource own = mutant.module();
            // A quick look at the text: reading statements takes a hundred times longer.
            if (modules.file(module).text().contains("// " + own.component() + "\n")) {
                modules.source(module, record)
                        .flatMap(other -> Kin.of(mutant, other))
                        .ifPresent(kin::add);
            }
        }
        return kin;
    }
}
