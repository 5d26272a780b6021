/**
 * Driver of an MPC node: {@link org.heddle.host.mpc.driver.MpcDriver} makes of a host port, the node's registers and the host's memory the
 * {@link org.heddle.host.mpc.put.PutPort} of one process, {@link org.heddle.host.mpc.driver.ProcessDriver}
 * of a node with lists for each process its {@link org.heddle.host.mpc.put.EventPort}. Knows no message and no simulation.
 */
@NullMarked
package org.heddle.host.mpc.driver;

import org.jspecify.annotations.NullMarked;
