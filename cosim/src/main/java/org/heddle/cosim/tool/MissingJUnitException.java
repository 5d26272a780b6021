package org.heddle.cosim.tool;

/** Thrown where JUnit is needed, which Heddle's artefacts leave to the project, and is not there; its message says which artefact to add. */
public final class MissingJUnitException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    /**
     * Makes the sentence.
     *
     * @param user what needs it, such as {@code RegisterTests}
     * @param place where it is not, such as {@code on the class path}
     */
    public MissingJUnitException(String user, String place) {
        super(user + " needs JUnit 5, which is not " + place
                + ": add the artefact org.junit.jupiter:junit-jupiter to the project, with the scope test");
    }

    /**
     * Requires a class of JUnit before it is used.
     *
     * @param user what needs it
     * @param type name of the class
     * @throws MissingJUnitException if it is not on the class path
     */
    public static void requireClass(String user, String type) {
        try {
            Class.forName(type, false, MissingJUnitException.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            MissingJUnitException missing = new MissingJUnitException(user, "on the class path");
            missing.initCause(e);
            throw missing;
        }
    }
}
