package org.heddle.cosim.tool;

/** A model could not be made from its Verilog. The message gives the first error of the tool and its Java place. */
public final class ModelBuildException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** A failure that a message describes. */
    public ModelBuildException(String message) {
        super(message);
    }

    /** A failure with its cause. */
    public ModelBuildException(String message, Throwable cause) {
        super(message, cause);
    }
}
