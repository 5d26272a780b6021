package org.heddle.experiment.verbs.claims;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.heddle.experiment.verbs.request.VerbsStage;

/** Tries all claims of the article on two nodes. */
public final class ArticleClaims {
    private ArticleClaims() {}

    /**
     * Returns a row for each claim, A01 to A20.
     *
     * @param stages makes two fresh nodes, as often as it is asked
     */
    public static List<ClaimRow> tried(Supplier<VerbsStage> stages) {
        Trials trials = new Trials(stages);
        return Arrays.stream(Claim.values()).map(claim -> claim.tried(trials)).toList();
    }
}
