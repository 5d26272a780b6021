/**
 * The MPC network interface: remote writes between the memories of nodes.
 *
 * <p>{@link org.heddle.nic.mpc.MpcNode} is the whole; {@link org.heddle.nic.mpc.MpcConfiguration} has its values. {@code list} keeps the two lists in host memory,
 * {@code transfer} moves bytes, {@code host} has the registers. Stages do the rest: {@code memory.hostbus} reaches host memory, {@code move} gathers
 * and scatters, {@code link} carries packets.
 *
 * <p>The node is one module, made of parts. {@code MpcMemory} has the ways to host memory. Behind the host stand {@code CommonLists}, or
 * {@code ProcessLists} with parts of its own: {@code ProcessOrders} send, {@code RemoteOrders} serve other nodes, {@code ProcessArrivals} write
 * what comes, {@code ProcessEvents} tell, and {@code PageLooks} find pages for them.
 */
@NullMarked
package org.heddle.nic.mpc;

import org.jspecify.annotations.NullMarked;
