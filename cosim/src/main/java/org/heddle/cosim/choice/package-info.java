/**
 * Names of the engines, and the choice between them for a design. This package knows what each engine can do, and no simulation.
 */
@NullMarked
package org.heddle.cosim.choice;

import org.jspecify.annotations.NullMarked;
