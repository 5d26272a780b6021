package org.heddle.cosim.engine;

/** Requests to the process of an isolated model, in the order of {@code enum HeddleQuestion}, which counts from 1. */
enum Question {
    OPEN("open"),
    CLOSE("close"),
    SETTLE("settle"),
    STEP("step"),
    APPROACH("approach"),
    RUN("run"),
    BATCH("batch"),
    SET_CLOCK("setting a clock"),
    TEXT("reading a text"),
    ADD_AGENT("adding an agent"),
    ADD_CHECKER("adding a checker"),
    AGENT_COUNT("an agent's count"),
    AGENT_OPEN("an agent's open work"),
    AGENT_GOAL("an agent's goal"),
    AGENT_SEND("sending to an agent"),
    AGENT_PENDING("an agent's words"),
    AGENT_DRAIN("draining an agent"),
    AGENT_ASK("asking an agent"),
    RECORD("record"),
    RECORDED("reading the recording"),
    REPLAY("replay"),
    MEMORY("finding a memory"),
    MEMORY_READ("reading a memory"),
    MEMORY_WRITE("writing a memory"),
    TOUCH("touch"),
    WRITE_COVERAGE("writing coverage"),
    OPEN_TRACE("opening a waveform"),
    CLOSE_TRACE("closing a waveform"),
    KEEP("handing words over"),
    MORE("fetching words");

    private final String text;

    Question(String text) {
        this.text = text;
    }

    int code() {
        return ordinal() + 1;
    }

    /** Whether it evaluates the model: such a call ends soon, or looks between two cycles whether somebody wants it to. */
    boolean evaluates() {
        return ordinal() >= SETTLE.ordinal() && ordinal() <= BATCH.ordinal() || this == REPLAY;
    }

    @Override
    public String toString() {
        return text;
    }
}
