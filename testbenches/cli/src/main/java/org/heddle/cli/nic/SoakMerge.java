package org.heddle.cli.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.heddle.cli.shared.PartWords;
import org.heddle.experiment.SoakCounts;
import org.heddle.experiment.arithmetic.FloatTally;
import org.heddle.experiment.dimmnet2.soak.SoakTally;
import org.heddle.experiment.mpc.soak.MpcSoakTally;
import org.heddle.experiment.offload.soak.ReductionTally;
import org.heddle.experiment.verbs.noncontiguous.soak.BlockSoakTally;
import org.heddle.experiment.verbs.soak.VerbsSoakTally;
import org.heddle.report.Json;
import org.heddle.verify.campaign.JobPart;
import org.heddle.verify.campaign.MergedParts;
import org.heddle.verify.campaign.PartMerge;

/** Makes the result of a soak of those of its parts: runs of episodes one behind the other. */
public final class SoakMerge implements PartMerge {
    private static final Map<String, Supplier<SoakCounts>> TALLIES = Map.of(
            "dimmnet2", SoakTally::new,
            "float", FloatTally::new,
            "reduction", ReductionTally::new,
            "mpc", MpcSoakTally::new,
            "verbs", VerbsSoakTally::new,
            "noncontiguous", BlockSoakTally::new);
    private static final Set<String> REPLACED = Set.of("--seed", "--count");

    /** Creates the service. */
    public SoakMerge() {}

    @Override
    public Optional<MergedParts> merge(List<JobPart> parts) {
        if (!PartWords.areOfOne(parts, List.of("soak"), REPLACED)) {
            return Optional.empty();
        }
        return PartWords.results(parts, SoakReport.class).flatMap(SoakMerge::merged);
    }

    private static Optional<MergedParts> merged(List<SoakReport> reports) {
        SoakReport first = reports.get(0);
        Supplier<SoakCounts> tallies = TALLIES.get(String.valueOf(first.soak()));
        if (tallies == null || !follow(reports)) {
            return Optional.empty();
        }
        SoakCounts tally = tallies.get();
        List<SoakReport.Failure> failures = new ArrayList<>();
        for (SoakReport report : reports) {
            tally.add(report.counts());
            failures.addAll(report.failures());
        }
        SoakReport whole = new SoakReport(
                first.soak(),
                first.seed(),
                reports.stream().mapToLong(SoakReport::count).sum(),
                first.episode(),
                tally.counts(),
                failures);
        return Optional.of(
                new MergedParts("Seed: " + whole.seed() + "\n" + whole.text(tally), Json.pretty(whole), whole.exit()));
    }

    /** Whether each part begins with the episode behind the one before. */
    private static boolean follow(List<SoakReport> reports) {
        for (int i = 1; i < reports.size(); i++) {
            SoakReport before = reports.get(i - 1);
            SoakReport report = reports.get(i);
            boolean follows = report.soak().equals(before.soak())
                    && report.episode() == before.episode()
                    && before.episode() > 0
                    && before.count() % before.episode() == 0
                    && report.seed() == before.seed() + before.count() / before.episode();
            if (!follows) {
                return false;
            }
        }
        return true;
    }
}
