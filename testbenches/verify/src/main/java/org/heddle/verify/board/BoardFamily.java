package org.heddle.verify.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Family of parts, with the tools that make a bitstream for it. */
public enum BoardFamily {
    /** Lattice's iCE40: yosys, nextpnr and IceStorm. */
    ICE40("synth_ice40", "nextpnr-ice40", "--asc", "icepack", "pcf"),
    /** Lattice's ECP5: yosys, nextpnr and Project Trellis. */
    ECP5("synth_ecp5", "nextpnr-ecp5", "--textcfg", "ecppack", "lpf");

    private final String synthesis;
    private final String placer;
    private final String configuration;
    private final String packer;
    private final String constraints;

    BoardFamily(String synthesis, String placer, String configuration, String packer, String constraints) {
        this.synthesis = synthesis;
        this.placer = placer;
        this.configuration = configuration;
        this.packer = packer;
        this.constraints = constraints;
    }

    /** Returns the command of yosys. */
    String synthesis() {
        return synthesis;
    }

    /** Returns the program that places and routes. */
    public String placer() {
        return placer;
    }

    /** Returns the placer's option for the file that the packer reads. */
    String configuration() {
        return configuration;
    }

    /** Returns the program that makes a bitstream. */
    public String packer() {
        return packer;
    }

    /** Returns the end of the name of a file with pins, which is the placer's option as well. */
    String constraints() {
        return constraints;
    }

    /** Returns the text of a file with pins and the clock's frequency. */
    String constraints(Map<String, String> pins, int megahertz) {
        StringBuilder text = new StringBuilder();
        pins.forEach((port, pin) -> text.append(
                this == ICE40
                        ? "set_io %s %s\n".formatted(port, pin)
                        : "LOCATE COMP \"%1$s\" SITE \"%2$s\";\nIOBUF PORT \"%1$s\" IO_TYPE=LVCMOS33;\n"
                                .formatted(port, pin)));
        text.append(
                this == ICE40
                        ? "set_frequency %s %d\n".formatted(Board.CLOCK, megahertz)
                        : "FREQUENCY PORT \"%s\" %d MHZ;\n".formatted(Board.CLOCK, megahertz));
        return text.toString();
    }

    /** Returns the words that place a netlist. */
    List<String> place(List<String> part, String netlist, String pins, int seed, String placed, String report) {
        List<String> words = new ArrayList<>(List.of(placer));
        words.addAll(part);
        words.addAll(List.of(
                "--json",
                netlist,
                "--" + constraints,
                pins,
                "--seed",
                Integer.toString(seed),
                configuration,
                placed,
                "--report",
                report,
                "--timing-allow-fail"));
        return words;
    }
}
