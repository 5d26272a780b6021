/**
 * Engines that tests run designs on: {@link org.heddle.hdl.engine.Icarus} simulates the emitted Verilog, and
 * {@link org.heddle.hdl.engine.Lint} lets three tools judge it.
 */
@NullMarked
package org.heddle.hdl.engine;

import org.jspecify.annotations.NullMarked;
