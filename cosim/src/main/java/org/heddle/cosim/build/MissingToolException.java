package org.heddle.cosim.build;

/** A tool that compiles models is not installed. */
public final class MissingToolException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String tool;
    private final String debianPackage;

    MissingToolException(String tool, String debianPackage, String detail) {
        super("simulation needs " + tool + ", which " + detail + ": install it (Debian and Ubuntu: package "
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
