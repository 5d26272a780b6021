package org.heddle.cli.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.heddle.cli.shared.PartWords;
import org.heddle.report.Json;
import org.heddle.verify.campaign.JobPart;
import org.heddle.verify.campaign.MergedParts;
import org.heddle.verify.campaign.PartMerge;
import org.heddle.verify.fuzz.Census;

/** Makes the result of a run over random circuits of those of its parts: runs of seeds one behind the other. */
public final class FuzzMerge implements PartMerge {
    private static final Set<String> REPLACED = Set.of("--seed", "--circuits");

    /** Creates the service. */
    public FuzzMerge() {}

    @Override
    public Optional<MergedParts> merge(List<JobPart> parts) {
        if (!PartWords.areOfOne(parts, List.of("fuzz"), REPLACED)) {
            return Optional.empty();
        }
        return PartWords.results(parts, FuzzReport.class)
                .filter(FuzzMerge::follow)
                .map(FuzzMerge::merged);
    }

    private static MergedParts merged(List<FuzzReport> reports) {
        Census census = new Census();
        List<FuzzReport.Found> differences = new ArrayList<>();
        long circuits = 0;
        for (FuzzReport report : reports) {
            census.add(report.operators(), report.statements(), report.types());
            differences.addAll(report.differences());
            circuits += report.circuits();
        }
        FuzzReport whole = FuzzReport.of(reports.get(0).seed(), circuits, census, differences);
        return new MergedParts("Seed: " + whole.seed() + "\n" + whole.text(), Json.pretty(whole), whole.exit());
    }

    /** Whether each part begins with the circuit behind the one before. */
    private static boolean follow(List<FuzzReport> reports) {
        for (int i = 0; i < reports.size(); i++) {
            FuzzReport report = reports.get(i);
            boolean follows = FuzzReport.CIRCUITS.equals(report.fuzz())
                    && (i == 0
                            || report.seed()
                                    == reports.get(i - 1).seed()
                                            + reports.get(i - 1).circuits());
            if (!follows) {
                return false;
            }
        }
        return true;
    }
}
