/**
 * Standard buses: AXI4, AXI4-Lite, AXI4-Stream, Wishbone B4 and APB4, with their names, slaves, masters and rules.
 *
 * <pre>
 *   AXI4      --> Axi4Slave     --+
 *   AXI4-Lite --> AxiLiteSlave  --+
 *   Wishbone  --> WishboneSlave --+--> request / response --> RegisterBlock, or any other that answers in order
 *   APB4      --> ApbSlave      --+                        or WishboneMaster --> Wishbone
 *                                                          or AxiLiteMaster  --> AXI4-Lite
 * </pre>
 *
 * <p>{@link org.heddle.hdl.lib.bus.AxiLiteToWishbone} and {@link org.heddle.hdl.lib.bus.WishboneToAxiLite} are a slave of one bus and a master of the other.
 *
 * <p>The bundles ({@link org.heddle.hdl.lib.bus.Axi4}, {@link org.heddle.hdl.lib.bus.AxiLite}, {@link org.heddle.hdl.lib.bus.AxiStream}, {@link org.heddle.hdl.lib.bus.Wishbone},
 * {@link org.heddle.hdl.lib.bus.Apb}) are outputs of masters and inputs of slaves. Each {@link org.heddle.hdl.lib.bus.BusRules} watches a bus and names the
 * rule that one of its sides breaks: as assertions in a simulation, as assumptions and claims in a proof. The room must not know what is behind a bus.
 */
@NullMarked
package org.heddle.hdl.lib.bus;

import org.jspecify.annotations.NullMarked;
