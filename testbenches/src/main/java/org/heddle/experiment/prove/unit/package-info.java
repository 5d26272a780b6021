/** What the components of the library and of the network interfaces promise, as components of the language. */
@NullMarked
package org.heddle.experiment.prove.unit;

import org.jspecify.annotations.NullMarked;
