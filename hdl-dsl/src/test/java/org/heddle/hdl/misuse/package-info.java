/** Strange uses of the language that no single component shows: threads, stacks, class files, what is allowed, what is kept legal. */
@NullMarked
package org.heddle.hdl.misuse;

import org.jspecify.annotations.NullMarked;
