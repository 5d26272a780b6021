package org.heddle.testbench.fabric;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.Profile;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.nic.offload.ReductionConfiguration;

/**
 * Settings of a reduction's processes, the same for all of them.
 *
 * @param configuration name of the nodes' configuration
 * @param nodes of the whole tree
 * @param radix ports downwards of a switch
 * @param cableCycles cycles of the link's clock that a word is under way in a cable
 * @param profile how models are compiled
 * @param initial what unwritten state of the nodes holds
 * @param seed of random state
 * @param engine what runs the models
 */
record ReductionJob(
        String configuration,
        int nodes,
        int radix,
        int cableCycles,
        Profile profile,
        InitialState initial,
        long seed,
        SimulationEngine engine) {
    static ReductionJob of(ReductionConfiguration configuration, int nodes, ReductionCluster.Options options) {
        SimulationOptions simulation = options.simulation();
        return new ReductionJob(
                configuration.name(),
                nodes,
                options.radix(),
                options.cableCycles(),
                simulation.build().profile(),
                simulation.initial(),
                simulation.seed(),
                simulation.engine());
    }

    static ReductionJob read(byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            return new ReductionJob(
                    in.readUTF(),
                    in.readInt(),
                    in.readInt(),
                    in.readInt(),
                    Profile.valueOf(in.readUTF()),
                    InitialState.valueOf(in.readUTF()),
                    in.readLong(),
                    SimulationEngine.valueOf(in.readUTF()));
        } catch (IOException damaged) {
            throw new UncheckedIOException("not the settings of a reduction", damaged);
        }
    }

    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeUTF(configuration);
            out.writeInt(nodes);
            out.writeInt(radix);
            out.writeInt(cableCycles);
            out.writeUTF(profile.name());
            out.writeUTF(initial.name());
            out.writeLong(seed);
            out.writeUTF(engine.name());
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    FatTree tree() {
        return new FatTree(nodes, radix);
    }

    /** The nodes' configuration, wide enough. */
    ReductionConfiguration wide() {
        return ReductionConfiguration.all().stream()
                .filter(each -> each.name().equals(configuration))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no configuration is called " + configuration))
                .reaching(nodes);
    }

    SimulationOptions options() {
        return SimulationOptions.defaults()
                .profile(profile)
                .initial(initial)
                .seed(seed)
                .engine(engine);
    }
}
