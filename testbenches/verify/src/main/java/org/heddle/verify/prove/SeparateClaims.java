package org.heddle.verify.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/*
 * Why
 *
 * The last step of an induction asks whether all claims, which held in the cycles before, hold in the next one. What is refuted is that some claim fails, and a
 * solver that would answer within seconds for each of them loses itself among fifty. Asked one by one the hypothesis stays the same, all claims in the
 * cycles before, so that the answers together are the one that was wanted.
 */
/** Steps of an induction for one claim after the other: the text of a design for the solver, once for each of its claims. */
final class SeparateClaims {
    private static final Pattern CLAIM = Pattern.compile("(?m)^; yosys-smt2-assert (\\d+) .*\\n");

    private SeparateClaims() {}

    /**
     * Returns the texts; the text itself if the design has a single claim, or nothing from one cycle to the next.
     *
     * @param text of the design, as yosys writes it with write_smt2
     * @param top name of its top module
     */
    static List<String> of(String text, String top) {
        String claimed = "(define-fun |" + top + "_a| ((state |" + top + "_s|)) Bool (and\n";
        String next = "(define-fun |" + top + "_t| ((state |" + top + "_s|) (next_state |" + top + "_s|)) Bool (and\n";
        List<String> claims = new ArrayList<>();
        Matcher matcher = CLAIM.matcher(text);
        while (matcher.find()) {
            claims.add(matcher.group(1));
        }
        if (claims.size() < 2 || !text.contains(claimed) || !text.contains(next)) {
            return List.of(text);
        }
        String before = claimed.replace("_a| ", "_a_before| ");
        String assumed = text.replace(claimed, before).replace(next, next + "  (|" + top + "_a_before| state)\n");
        int behind = assumed.indexOf("\n))", assumed.indexOf(before)) + "\n))".length();
        List<String> texts = new ArrayList<>();
        for (String claim : claims) {
            String one = "\n(define-fun |" + top + "_a| ((state |" + top + "_s|)) Bool (|" + top + "_a " + claim
                    + "| state))";
            String whole = assumed.substring(0, behind) + one + assumed.substring(behind);
            // Only what is asked for is reported.
            texts.add(CLAIM.matcher(whole)
                    .replaceAll(found -> found.group(1).equals(claim) ? Matcher.quoteReplacement(found.group()) : ""));
        }
        return texts;
    }
}
