/**
 * Contract of verbs, row by row: what is done, and the exact status, state and memory at both ends. The classes named {@code ..Rows} say what
 * must be seen, whatever the device; a device's test gives them a {@link org.heddle.host.verbs.rows.VerbsBench}.
 */
@NullMarked
package org.heddle.host.verbs.rows;

import org.jspecify.annotations.NullMarked;
