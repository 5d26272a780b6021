/**
 * Time and work of a host that uses verbs: {@link org.heddle.host.verbs.cost.VerbsCosts} is the one file of costs, {@link
 * org.heddle.host.verbs.cost.VerbsTally} counts what was done, where it is done.
 */
@NullMarked
package org.heddle.host.verbs.cost;

import org.jspecify.annotations.NullMarked;
