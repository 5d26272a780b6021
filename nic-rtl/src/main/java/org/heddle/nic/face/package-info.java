/**
 * Standard faces of network interfaces: what a system around them has on its side of the host port, the memory and the link.
 *
 * <pre>
 *   AXI4-Lite or Wishbone --> HostFace   --> host port
 *   HostMemoryPort        --> MemoryFace --> AXI4
 *   link                 <--> StreamLink <--> AXI4-Stream, a clock for each direction
 * </pre>
 *
 * <p>The room must not know how a network interface works; it knows the ports that they have in common.
 */
@NullMarked
package org.heddle.nic.face;

import org.jspecify.annotations.NullMarked;
