/** Where the names of the Verilog come from. The classes here are a designer's: the language looks at them from outside. */
@NullMarked
package org.heddle.hdl.names;

import org.jspecify.annotations.NullMarked;
