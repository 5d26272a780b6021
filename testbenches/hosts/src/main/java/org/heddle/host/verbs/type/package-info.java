/**
 * Words of the verbs contract: enums with libibverbs's names less their prefix, the attributes of a queue pair, and {@link
 * org.heddle.host.verbs.type.VerbsException}, which carries an errno.
 *
 * <p>Knows no device, no cost and no program.
 */
@NullMarked
package org.heddle.host.verbs.type;

import org.jspecify.annotations.NullMarked;
