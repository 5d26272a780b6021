package org.heddle.host.mpc.memory;

/** Whoever is told which frames of physical memory its process has. */
public interface FrameOwner {
    /**
     * Tells that the process has got frames.
     *
     * @param frame number of the first one
     * @param frames how many, at least 1
     */
    void given(int frame, int frames);

    /**
     * Tells that the process has them no more.
     *
     * @param frame number of the first one
     * @param frames how many, at least 1
     */
    void takenBack(int frame, int frames);
}
