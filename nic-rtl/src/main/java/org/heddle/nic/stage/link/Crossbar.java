package org.heddle.nic.stage.link;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Brings packets of one channel from every port to every port, each to the one it asks for.
 * <p>Each sink serves the sources that ask for it in turn, a whole packet at a time. A source whose sink stalls holds up no other
 * sink. Latency: a cycle for a packet's grant, none for its words. Throughput: one word per cycle at each sink, and a cycle between
 * packets, which their checks take on the link anyhow. A word passes one multiplexer, which is set from registers. Proof: {@code crossbar-2}.
 */
public final class Crossbar extends Component {
    private static final BundleType<PacketWord> WORD = PacketWord.type(PacketFormat.LINK_WORD_BYTES);

    public final Vec<Stream<PacketWord>> sources;
    /** 5 bits each: the sink that a source asks for; stays as it is while the source offers. Below the number of ports. */
    public final Vec<UInt> targets;

    public final Vec<Stream<PacketWord>> sinks;

    /**
     * @param ports sources and as many sinks, 2 to 32
     */
    public Crossbar(int ports) {
        parameter("ports", ports);
        sources = in(vec(ports, stream(WORD)));
        targets = in(vec(ports, uint(RouteEntry.PORT_WIDTH)));
        sinks = out(vec(ports, stream(WORD)));
        Vec<PacketWord> words =
                Vec.of(sources.elements().stream().map(Stream::data).toList());
        Vec<Bool> offers = Vec.of(sources.elements().stream().map(Stream::valid).toList());
        List<PacketTurn> turns = new ArrayList<>();
        List<Bool> free = new ArrayList<>();
        allow(Code.INDEX_RANGE, "chosen numbers one of the ports");
        for (int number = 0; number < ports; number++) {
            int sink = number;
            PacketTurn turn = instance("turn" + sink, new PacketTurn(ports));
            Stream<PacketWord> output = sinks.get(sink);
            turn.requests.set(cat(IntStream.range(0, ports)
                    .map(source -> ports - 1 - source)
                    .mapToObj(source ->
                            sources.get(source).valid().and(targets.get(source).eq(sink)))
                    .toList()));
            output.valid().set(turn.isGranted.and(offers.get(turn.chosen)));
            connect(output.data(), words.get(turn.chosen));
            turn.ends.set(output.fires().and(output.data().last()));
            turns.add(turn);
            free.add(output.ready());
        }
        for (int number = 0; number < ports; number++) {
            int source = number;
            sources.get(source)
                    .ready()
                    .set(cat(IntStream.range(0, ports)
                                    .mapToObj(sink ->
                                            turns.get(sink).grant.bit(source).and(free.get(sink)))
                                    .toList())
                            .reduceOr());
        }
    }
}
