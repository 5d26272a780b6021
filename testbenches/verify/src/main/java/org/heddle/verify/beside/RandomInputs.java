package org.heddle.verify.beside;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;

/**
 * Drives a top with random inputs. Where an input {@code X_valid} has an output {@code X_ready}, it and all of {@code X_data} stay as they
 * are until they are taken; every other input changes in one cycle of 2 to 512, as long as a time of a certain traffic lasts.
 */
public final class RandomInputs {
    /** An input changes in one cycle of so many: busy and quiet times take turns. */
    private static final int[] CHANGES_ONE_IN = {2, 8, 64, 512};

    private static final int CYCLES_OF_A_TIME = 256;
    private static final int RESET_CYCLES = 2;

    private static final String VALID = "_valid";

    private final VerilogDesign design;
    private final SimulationOptions options;

    /** Inputs that stay together until they are taken. */
    private record Offer(Port valid, Port ready, List<Port> data) {}

    /**
     * A driver of a top.
     *
     * @param design the top, its ports with their roles
     */
    public RandomInputs(VerilogDesign design, SimulationOptions options) {
        this.design = design;
        this.options = options;
    }

    /**
     * Runs cycles of the first clock behind a reset, in one simulation.
     *
     * @param seed of the inputs
     * @return whether they were run to the end; the design stops the simulation otherwise
     */
    public boolean run(long seed, long cycles) {
        SplittableRandom random = new SplittableRandom(seed);
        try (Simulation simulation = Simulation.open(design, options)) {
            if (simulation.hasReset()) {
                simulation.reset(RESET_CYCLES);
            }
            List<Port> free = free(simulation);
            List<Offer> offers = offers(simulation, free);
            int oneIn = 1;
            for (long cycle = 0; cycle < cycles; cycle++) {
                if (cycle % CYCLES_OF_A_TIME == 0) {
                    oneIn = CHANGES_ONE_IN[random.nextInt(CHANGES_ONE_IN.length)];
                }
                for (Port port : free) {
                    if (random.nextInt(oneIn) == 0) {
                        draw(simulation, port, random);
                    }
                }
                for (Offer offer : offers) {
                    boolean offered = simulation.isHigh(offer.valid());
                    if (!offered && random.nextInt(oneIn) == 0) {
                        simulation.poke(offer.valid(), true);
                        offer.data().forEach(port -> draw(simulation, port, random));
                    }
                }
                simulation.settle();
                List<Offer> taken = offers.stream()
                        .filter(offer -> simulation.isHigh(offer.valid()) && simulation.isHigh(offer.ready()))
                        .toList();
                simulation.step();
                taken.forEach(offer -> simulation.poke(offer.valid(), false));
            }
            return true;
        } catch (HardwareStoppedException stopped) {
            return false;
        }
    }

    private List<Port> free(Simulation simulation) {
        List<Port> free = new ArrayList<>();
        for (VerilogPort port : design.ports()) {
            if (port.direction() == VerilogPort.Direction.INPUT && port.role() == VerilogPort.Role.DATA) {
                free.add(simulation.port(port.name()));
            }
        }
        return free;
    }

    /** Takes the inputs of streams out of the free ones. */
    private List<Offer> offers(Simulation simulation, List<Port> free) {
        List<Offer> offers = new ArrayList<>();
        for (Port valid : List.copyOf(free)) {
            if (!valid.name().endsWith(VALID)) {
                continue;
            }
            String stream = valid.name().substring(0, valid.name().length() - VALID.length());
            boolean isStream = design.ports().stream()
                    .anyMatch(port ->
                            port.name().equals(stream + "_ready") && port.direction() == VerilogPort.Direction.OUTPUT);
            if (isStream) {
                List<Port> data = free.stream()
                        .filter(port -> port.name().startsWith(stream + "_data"))
                        .toList();
                free.remove(valid);
                free.removeAll(data);
                offers.add(new Offer(valid, simulation.port(stream + "_ready"), data));
            }
        }
        return offers;
    }

    private static void draw(Simulation simulation, Port port, SplittableRandom random) {
        for (int word = 0; word < port.words(); word++) {
            int bits = Math.min(64, port.width() - 64 * word);
            simulation.pokeWord(port, word, random.nextLong() >>> 64 - bits);
        }
    }
}
