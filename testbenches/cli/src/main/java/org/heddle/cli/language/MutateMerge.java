package org.heddle.cli.language;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.heddle.cli.shared.PartWords;
import org.heddle.report.Json;
import org.heddle.verify.campaign.JobPart;
import org.heddle.verify.campaign.MergedParts;
import org.heddle.verify.campaign.PartMerge;
import org.heddle.verify.mutate.MutantDocument;
import org.heddle.verify.mutate.MutantResult;

/** Makes the result of a run of mutants of those of its parts: ranges of indices. */
public final class MutateMerge implements PartMerge {
    private static final Set<String> REPLACED = Set.of("--from", "--count");

    /** Creates the service. */
    public MutateMerge() {}

    @Override
    public Optional<MergedParts> merge(List<JobPart> parts) {
        if (!PartWords.areOfOne(parts, List.of("mutate"), REPLACED)) {
            return Optional.empty();
        }
        return PartWords.results(parts, MutantDocument.class).flatMap(MutateMerge::merged);
    }

    private static Optional<MergedParts> merged(List<MutantDocument> documents) {
        MutantDocument whole = documents.get(0);
        for (MutantDocument document : documents.subList(1, documents.size())) {
            if (!document.top().equals(whole.top()) || document.seed() != whole.seed()) {
                return Optional.empty();
            }
            for (MutantResult result : document.mutants()) {
                whole = whole.with(result);
            }
        }
        return Optional.of(new MergedParts(MutateCommand.text(whole), Json.pretty(whole), MutateCommand.exit(whole)));
    }
}
