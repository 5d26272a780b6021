package org.heddle.cli.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.heddle.cli.shared.PartWords;
import org.heddle.report.Json;
import org.heddle.verify.campaign.JobPart;
import org.heddle.verify.campaign.MergedParts;
import org.heddle.verify.campaign.PartMerge;

/** Makes the result of writes from and to every offset of those of its parts: ranges of offsets of each configuration. */
public final class OffsetsMerge implements PartMerge {
    private static final Set<String> REPLACED = Set.of("--configuration", "--from", "--offsets");

    /** Creates the service. */
    public OffsetsMerge() {}

    @Override
    public Optional<MergedParts> merge(List<JobPart> parts) {
        if (!PartWords.areOfOne(parts, List.of("soak", "offsets"), REPLACED)) {
            return Optional.empty();
        }
        return PartWords.results(parts, OffsetsReport.class).map(OffsetsMerge::merged);
    }

    private static MergedParts merged(List<OffsetsReport> reports) {
        List<OffsetsReport.Sweep> sweeps = new ArrayList<>();
        for (OffsetsReport report : reports) {
            for (OffsetsReport.Sweep sweep : report.sweeps()) {
                int last = sweeps.size() - 1;
                if (last >= 0 && sweeps.get(last).isFollowedBy(sweep)) {
                    sweeps.set(last, sweeps.get(last).and(sweep));
                } else {
                    sweeps.add(sweep);
                }
            }
        }
        OffsetsReport whole = new OffsetsReport(sweeps);
        return new MergedParts(whole.text(), Json.pretty(whole), whole.exit());
    }
}
