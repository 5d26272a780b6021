/**
 * Driver of an MPC node: {@link org.heddle.host.mpc.driver.MpcDriver} makes of a host port, the node's registers and the host's memory the
 * {@link org.heddle.host.mpc.put.PutPort} of one process, {@link org.heddle.host.mpc.driver.ProcessDriver}
 * of a node with lists for each process its {@link org.heddle.host.mpc.put.EventPort}, with {@link org.heddle.host.mpc.driver.SystemDriver} for what the
 * system alone may order. Knows no message and no simulation.
 */
@NullMarked
package org.heddle.host.mpc.driver;

import org.jspecify.annotations.NullMarked;
