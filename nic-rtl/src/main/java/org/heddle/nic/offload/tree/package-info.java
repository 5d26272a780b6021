/**
 * Places in a tree: a node's parent and children, the places that their messages take, and how long they are waited for.
 *
 * <p>{@link org.heddle.nic.offload.tree.TreePlace} is a node's place in a k-ary tree, found when a port opens; {@link org.heddle.nic.offload.tree.PlacePool} deals out places of the
 * receive queue; {@link org.heddle.nic.offload.tree.PortState} is what a port knows while it is open.
 *
 * <p>Nothing here knows descriptors or data.
 */
@NullMarked
package org.heddle.nic.offload.tree;

import org.jspecify.annotations.NullMarked;
