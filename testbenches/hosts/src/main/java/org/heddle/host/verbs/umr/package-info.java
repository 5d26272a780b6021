/**
 * Indirect keys that are kept: {@link org.heddle.host.verbs.umr.UmrPool} creates them ahead, {@link org.heddle.host.verbs.umr.UmrCache} remembers
 * what each is bound to.
 */
@NullMarked
package org.heddle.host.verbs.umr;

import org.jspecify.annotations.NullMarked;
