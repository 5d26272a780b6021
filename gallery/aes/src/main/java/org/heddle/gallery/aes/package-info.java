/**
 * AES-128 as FIPS 197 has it: {@link org.heddle.gallery.aes.Aes128} encrypts a block by one round a cycle. {@link
 * org.heddle.gallery.aes.RoundSteps} holds what a round does to a block, {@link org.heddle.gallery.aes.SBox} the arithmetic behind its table. It
 * knows the language alone.
 */
@NullMarked
package org.heddle.gallery.aes;

import org.jspecify.annotations.NullMarked;
