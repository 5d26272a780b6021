package org.heddle.host.serial;

import org.heddle.host.HostPort;
import org.heddle.host.PagePort;
import org.heddle.host.ranks.NodeSystem;
import org.heddle.mpi.rank.Baton;

/**
 * Nodes of a board behind one line, each with a page of addresses of its own, the first at 0.
 *
 * <p>A rank has the line for each whole access: the others wait for it meanwhile, as they do for anything that a rank does.
 */
public final class BoardNodes implements NodeSystem {
    private final HostPort line;
    private final int nodes;
    private final int pageBytes;

    /**
     * Nodes after reset.
     *
     * @param line to the board
     * @param nodes how many
     * @param pageBytes bytes of each one's addresses
     */
    public BoardNodes(HostPort line, int nodes, int pageBytes) {
        this.line = line;
        this.nodes = nodes;
        this.pageBytes = pageBytes;
    }

    @Override
    public int nodes() {
        return nodes;
    }

    @Override
    public HostPort port(int node, Baton baton) {
        return port(node);
    }

    /** Returns the host port of a node. */
    public HostPort port(int node) {
        return new PagePort(line, node * pageBytes);
    }

    @Override
    public long cycle() {
        return line.cycle();
    }

    @Override
    public void advance(long limit) {
        line.idle(limit - cycle());
    }

    /** A board may always do something; whoever drives it knows what it was asked. */
    @Override
    public boolean isQuiet() {
        return false;
    }
}
