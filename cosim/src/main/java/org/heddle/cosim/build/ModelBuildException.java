package org.heddle.cosim.build;

/** A model could not be made from its Verilog. The message gives the first error of the tool and its Java place. */
public final class ModelBuildException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ModelBuildException(String message) {
        super(message);
    }

    ModelBuildException(String message, Throwable cause) {
        super(message, cause);
    }
}
