/**
 * The same verbs under the names of DiSNI, for programs that were written for it: calls are prepared as objects and executed, as often as one
 * likes, and lists of requests are reused. Nothing more than names stands here; what is refused is refused by a {@link
 * org.heddle.host.verbs.type.VerbsException}. Memory is named by its virtual address where DiSNI has a direct buffer.
 */
@NullMarked
package org.heddle.host.verbs.disni;

import org.jspecify.annotations.NullMarked;
