package org.heddle.cli.create;

import java.util.Locale;

/** Kinds of projects, by the component that they begin with. */
enum ProjectKind {
    COUNTER("Blinker", "Blinker(10)", "A lamp that blinks"),
    UART("UartTransmitter", "UartTransmitter(868)", "A serial transmitter"),
    AXI("AxiRegisters", "AxiRegisters", "Registers behind an AXI4-Lite port"),
    STREAM("MovingSum", "MovingSum", "A moving sum over a stream of samples");

    private final String component;
    private final String call;
    private final String what;

    ProjectKind(String component, String call, String what) {
        this.component = component;
        this.call = call;
        this.what = what;
    }

    /** Name of the component's class. */
    String component() {
        return component;
    }

    /** The component as it is typed on the command line. */
    String call() {
        return call;
    }

    /** The project in a few words. */
    String what() {
        return what;
    }

    /** Folder of its templates. */
    String folder() {
        return toString();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
