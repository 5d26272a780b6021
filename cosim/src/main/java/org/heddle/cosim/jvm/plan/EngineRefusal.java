package org.heddle.cosim.jvm.plan;

/** Thrown for a design that cannot run inside the JVM; the message names what it cannot take, and the mend. */
public final class EngineRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * @param what of the design it is, and why
     */
    public EngineRefusal(String what) {
        super(what + ": the engine \"jvm\" cannot run it; take the engine \"verilator\", or \"auto\"");
    }
}
