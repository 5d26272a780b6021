package org.heddle.device.verbs;

import java.util.List;

/**
 * List that an indirect key is bound to.
 *
 * @param key indirect key
 * @param entries memory, in order
 * @param skips bytes between the rounds of each entry; empty if there is one round alone
 * @param rounds number of times that the entries are gone through
 */
public record RcBind(int key, List<RcPiece> entries, List<Long> skips, long rounds) {}
