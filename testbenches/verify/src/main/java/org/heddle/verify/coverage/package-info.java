/** Coverage of the designs by tests, as one page: the Java sources with counts, and a summary per file. */
@NullMarked
package org.heddle.verify.coverage;

import org.jspecify.annotations.NullMarked;
