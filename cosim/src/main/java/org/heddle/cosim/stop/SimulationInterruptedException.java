package org.heddle.cosim.stop;

/**
 * A thread was interrupted while it ran cycles, or before. The call ended between two cycles, and the simulation can go on from
 * there. The thread's interrupt flag stays set.
 */
public final class SimulationInterruptedException extends SimulationException {
    private static final long serialVersionUID = 1L;

    /**
     * The end of a run whose thread was interrupted.
     *
     * @param top the design's top module
     * @param cycle rising edges of the first clock until then
     */
    public SimulationInterruptedException(String top, long cycle) {
        super(
                "thread \"" + Thread.currentThread().getName() + "\" was interrupted: its run of \"" + top
                        + "\" ended in cycle " + cycle,
                cycle);
    }
}
