package org.heddle.experiment.verbs.reproduce;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.host.HostTimeoutException;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.FaultyCable;
import org.heddle.testbench.NodeClocks;

/** Two ports and a cable without nodes: how long packets take there. */
final class BareLink implements AutoCloseable {
    private static final int RESET_CYCLES = 16;
    private static final int SETTLE_CYCLES = 200;
    private static final long LIMIT_CYCLES = 10_000_000;
    private static final Map<VerbsConfiguration, Design<LinkPort>> DESIGNS = new ConcurrentHashMap<>();

    private final List<Simulation> ends = new ArrayList<>();
    /** Sources of each end, by channel. */
    private final List<Map<Channel, StreamSource>> sources = new ArrayList<>();

    private final List<Map<Channel, StreamSink>> sinks = new ArrayList<>();

    private final int linkWords;

    /**
     * @param configuration whose ports are joined
     * @param cableCycles of the link's clock
     */
    BareLink(VerbsConfiguration configuration, int cableCycles, SimulationOptions options) {
        int wordBytes = configuration.path().wordBytes();
        linkWords = wordBytes / PacketFormat.LINK_WORD_BYTES;
        Design<LinkPort> design = DESIGNS.computeIfAbsent(
                configuration, kind -> Heddle.elaborate(() -> new LinkPort(wordBytes, kind.buffers())));
        LinkPort port = design.component();
        for (int end = 0; end < 2; end++) {
            Simulation simulation = Simulation.open(design, NodeClocks.timed(options, port.link));
            ends.add(simulation);
            sources.add(new EnumMap<>(Channel.class));
            sinks.add(new EnumMap<>(Channel.class));
            for (Channel channel : Channel.values()) {
                StreamSource source =
                        simulation.add(StreamSource.on(simulation, port.sent.get(channel.code()), StallProfile.NEVER));
                StreamSink sink =
                        simulation.add(StreamSink.on(simulation, port.arrived.get(channel.code()), StallProfile.NEVER));
                sources.get(end).put(channel, source);
                sinks.get(end).put(channel, sink);
            }
            simulation.poke(simulation.port(port.moreWillCome), 0);
            simulation.reset(RESET_CYCLES);
        }
        for (int from = 0; from < 2; from++) {
            FaultyCable cable = new FaultyCable(
                    ends.get(from),
                    port.transmit,
                    ends.get(1 - from),
                    port.receive,
                    from,
                    cableCycles,
                    FaultPlan.NONE,
                    0);
            cable.lay(port.link);
        }
        step(SETTLE_CYCLES);
    }

    private void step(long cycles) {
        for (long i = 0; i < cycles; i++) {
            ends.forEach(Simulation::step);
        }
    }

    /**
     * Returns the cycles from the first word that is offered to the last one that arrives.
     *
     * @param from end that sends
     * @param channel of the packets, which their first word tells as well
     * @param packets by the link's words, one behind the other
     */
    long cycles(int from, Channel channel, List<List<Long>> packets) {
        StreamSource source = sources.get(from).get(channel);
        StreamSink sink = sinks.get(1 - from).get(channel);
        int words = sink.count();
        for (List<Long> packet : packets) {
            for (int i = 0; i < packet.size(); i += linkWords) {
                long[] beat = new long[linkWords + 1];
                for (int j = 0; j < linkWords && i + j < packet.size(); j++) {
                    beat[j] = packet.get(i + j);
                }
                beat[linkWords] = i + linkWords >= packet.size() ? 1 : 0;
                source.send(beat);
                words++;
            }
        }
        long cycles = 0;
        while (sink.count() < words) {
            if (cycles++ > LIMIT_CYCLES) {
                throw new HostTimeoutException("the last word of packets between bare ports", LIMIT_CYCLES, cycles);
            }
            step(1);
        }
        step(SETTLE_CYCLES);
        return cycles;
    }

    @Override
    public void close() {
        ends.forEach(Simulation::close);
    }
}
