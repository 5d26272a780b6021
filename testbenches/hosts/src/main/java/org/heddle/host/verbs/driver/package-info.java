/**
 * Driver of nodes with verbs: {@link org.heddle.host.verbs.driver.VerbsDriver} is the operating system's part, with the commands and tables that
 * all processes of a node share, {@link org.heddle.host.verbs.driver.VerbsProcess} the part of one process, with its queues and doorbells.
 * Both reach the node through its host port and through host memory, and lay out what {@code org.heddle.nic.verbs.layout} declares.
 */
@NullMarked
package org.heddle.host.verbs.driver;

import org.jspecify.annotations.NullMarked;
