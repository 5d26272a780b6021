/**
 * The list of everything that nic-rtl offers to generation, lint, synthesis and proof.
 *
 * <p>{@link org.heddle.nic.catalogue.Tops} lists the tops of all network interfaces, and {@link org.heddle.nic.catalogue.NicCatalogue} offers them to
 * the tools as a service. It is a room of two since it alone may know every network interface: a new one is a line here.
 */
@NullMarked
package org.heddle.nic.catalogue;

import org.jspecify.annotations.NullMarked;
