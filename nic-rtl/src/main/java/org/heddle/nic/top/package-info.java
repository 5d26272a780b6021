/**
 * One composition for each system, such as {@link org.heddle.nic.top.Dimmnet2Node}, and its configurations.
 *
 * <p>{@link org.heddle.nic.top.Tops} lists them all. Whatever works on every network interface (generation, lint) takes them from
 * there, so a new system or configuration is one line in that class.
 */
@NullMarked
package org.heddle.nic.top;

import org.jspecify.annotations.NullMarked;
