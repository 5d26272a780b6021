/**
 * Driver of a loopback node: {@link org.heddle.host.loopback.driver.LoopbackDriver} sends and receives messages of some words through the
 * node's host port and nothing else. Nothing here knows MPI, or whether the node is simulated.
 */
@NullMarked
package org.heddle.host.loopback.driver;

import org.jspecify.annotations.NullMarked;
