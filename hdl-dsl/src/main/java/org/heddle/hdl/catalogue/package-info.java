/**
 * The designs that somebody shows to tools: {@link org.heddle.hdl.catalogue.Top} is generated as a folder of Verilog, {@link
 * org.heddle.hdl.catalogue.Block} is synthesised on its own. A {@link org.heddle.hdl.catalogue.DesignCatalogue} lists them, found by name
 * of service; no tool knows who wrote them.
 */
@NullMarked
package org.heddle.hdl.catalogue;

import org.jspecify.annotations.NullMarked;
