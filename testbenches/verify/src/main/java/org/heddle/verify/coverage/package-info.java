/** What tests have reached of the designs, as one page: the Java sources with counts, and a summary per file. */
@NullMarked
package org.heddle.verify.coverage;

import org.jspecify.annotations.NullMarked;
