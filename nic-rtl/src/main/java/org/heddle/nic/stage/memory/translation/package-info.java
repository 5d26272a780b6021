/**
 * Translations of pages, kept beside the tables in host memory that they come from.
 *
 * <p>{@link org.heddle.nic.stage.memory.translation.TranslationCache} keeps them for whoever walks such a table; {@link
 * org.heddle.nic.stage.memory.translation.TranslationFormat} says what an entry of it looks like. Whose tables they are and who may use them is not known here.
 */
@NullMarked
package org.heddle.nic.stage.memory.translation;

import org.jspecify.annotations.NullMarked;
