/**
 * The article's claims on Send/Recv and Read/Write, A01 to A20: what it states, what the public contract makes of it, and what two nodes show.
 * {@link org.heddle.experiment.verbs.claims.ArticleClaims} is where it begins.
 *
 * <p>Knows no hardware.
 */
@NullMarked
package org.heddle.experiment.verbs.claims;

import org.jspecify.annotations.NullMarked;
