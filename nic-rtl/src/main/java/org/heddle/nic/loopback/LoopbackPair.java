package org.heddle.nic.loopback;

import org.heddle.nic.stage.link.LinkedPair;

/** Two loopback nodes and their cable. */
public final class LoopbackPair extends LinkedPair {
    public LoopbackPair() {
        super(LoopbackNode::new);
    }
}
