package org.heddle.cosim.tool;

/** A tool of hardware engineers is not installed, or does not answer. */
public final class MissingToolException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String tool;
    private final String debianPackage;

    /**
     * A tool that simulation needs.
     *
     * @param tool its command
     * @param debianPackage the package that has it on Debian and Ubuntu
     * @param detail completes "which": "is not on the PATH"
     */
    public MissingToolException(String tool, String debianPackage, String detail) {
        this("simulation", tool, debianPackage, detail);
    }

    /**
     * A tool that is needed for something else than simulation.
     *
     * @param purpose what needs it: "synthesis"
     * @param tool its command
     * @param debianPackage the package that has it on Debian and Ubuntu
     * @param detail completes "which": "is not on the PATH"
     */
    public MissingToolException(String purpose, String tool, String debianPackage, String detail) {
        super(purpose + " needs " + tool + ", which " + detail + ": install it (Debian and Ubuntu: package "
                + debianPackage + ")");
        this.tool = tool;
        this.debianPackage = debianPackage;
    }

    /** The command that is missing. */
    public String tool() {
        return tool;
    }

    /** The Debian package that has it. */
    public String debianPackage() {
        return debianPackage;
    }
}
