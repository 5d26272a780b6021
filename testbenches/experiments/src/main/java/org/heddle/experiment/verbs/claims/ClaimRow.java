package org.heddle.experiment.verbs.claims;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A claim of the article beside what was measured; component names and order are those of its JSON.
 *
 * @param claim number, A01 to A20
 * @param statement of the article
 * @param expected by the public contract
 * @param measured on two nodes, in the same words
 * @param agrees whether that is what the contract expects
 * @param article whether it is what the article states
 */
@JsonPropertyOrder({"claim", "statement", "expected", "measured", "agrees", "article"})
public record ClaimRow(
        String claim, String statement, String expected, String measured, boolean agrees, boolean article) {}
