package org.heddle.host.serial;

/** Two directions of bytes to a board. */
public interface SerialLine extends AutoCloseable {
    /**
     * Sends bytes.
     *
     * @throws SerialLineException if the line is gone
     */
    void write(byte[] bytes);

    /**
     * Receives so many bytes.
     *
     * @throws SerialLineException if they do not come in time, or the line is gone
     */
    byte[] read(int count);

    /** Discards what has come and was not read. */
    void discardReceived();

    /** Returns the name of the line, for messages. */
    String name();

    /** Gives the line to others. */
    @Override
    void close();
}
