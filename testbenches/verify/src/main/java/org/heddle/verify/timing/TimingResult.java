package org.heddle.verify.timing;

import java.util.List;
import org.heddle.report.Json;
import tools.jackson.databind.json.JsonMapper;

/**
 * The timing of a design in figures, for programs; equal runs give equal text.
 *
 * @param top the Verilog module
 * @param target family of FPGAs, as users type it
 * @param speed of the family, as users type it
 * @param clocks each clock of the design
 * @param lut4 look-up tables
 * @param registers flip-flops
 * @param blockRams block memories
 * @param multipliers DSP blocks
 */
public record TimingResult(
        String top,
        String target,
        String speed,
        List<ClockTiming> clocks,
        int lut4,
        int registers,
        int blockRams,
        int multipliers) {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    public TimingResult {
        clocks = List.copyOf(clocks);
    }

    /**
     * Timing of one clock.
     *
     * @param name the input of the top
     * @param periodNanoseconds what is asked for
     * @param worstNanoseconds the longest path, from a register's clock to the next one's setup
     * @param megahertz the clock that this path allows
     * @param endPoints registers, memories and outputs at which paths of this clock end
     * @param failing those of them that a path reaches later than the period
     * @param modules the modules in which paths end, the worst first
     */
    public record ClockTiming(
            String name,
            double periodNanoseconds,
            double worstNanoseconds,
            double megahertz,
            int endPoints,
            int failing,
            List<ModuleTiming> modules) {
        public ClockTiming {
            modules = List.copyOf(modules);
        }

        /** Returns whether each path fits into the period. */
        public boolean met() {
            return failing == 0;
        }
    }

    /**
     * Timing of the paths that end in a module.
     *
     * @param module the Verilog module; all its instances together
     * @param worstNanoseconds the longest of these paths
     * @param failing ends that a path reaches later than the period
     */
    public record ModuleTiming(String module, double worstNanoseconds, int failing) {}

    /** Returns whether each clock has the period that is asked for. */
    public boolean met() {
        return clocks.stream().allMatch(ClockTiming::met);
    }

    /** Returns the result as JSON, ended by a line feed. */
    public String toJson() {
        return Json.pretty(this);
    }

    /** Returns the result that {@link #toJson} wrote. */
    public static TimingResult fromJson(String json) {
        return MAPPER.readValue(json, TimingResult.class);
    }
}
