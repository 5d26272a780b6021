package org.heddle.nic.stage.link;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Brings packets of one channel from every port to every port, each to the one it asks for.
 * <p>Each sink serves the sources that ask for it in turn, a whole packet at a time. A source whose sink stalls holds up no other
 * sink. Latency: none. Throughput: one word per cycle at each sink, also from packet to packet. Proof: {@code crossbar-2}.
 */
public final class Crossbar extends Component {
    public final Vec<Stream<PacketWord>> sources;
    /** 5 bits each: the sink that a source asks for; stays as it is while the source offers. Below the number of ports. */
    public final Vec<UInt> targets;

    public final Vec<Stream<PacketWord>> sinks;

    /**
     * @param ports sources and as many sinks, 2 to 32
     */
    public Crossbar(int ports) {
        parameter("ports", ports);
        sources = in(vec(ports, stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES))));
        targets = in(vec(ports, uint(RouteEntry.PORT_WIDTH)));
        sinks = out(vec(ports, stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES))));
        Vec<UInt> words = Vec.of(
                sources.elements().stream().map(source -> source.data().data()).toList());
        List<RoundRobinArbiter<Bool>> turns = new ArrayList<>();
        allow(Code.INDEX_RANGE, "chosen numbers one of the ports");
        for (int sink = 0; sink < ports; sink++) {
            RoundRobinArbiter<Bool> turn =
                    instance("turn" + sink, new RoundRobinArbiter<>(bool(), ports, last -> last));
            for (int source = 0; source < ports; source++) {
                Stream<Bool> asks = turn.sources.get(source);
                asks.valid()
                        .set(sources.get(source).valid().and(targets.get(source).eq(sink)));
                asks.data().set(sources.get(source).data().last());
            }
            Stream<PacketWord> to = sinks.get(sink);
            to.valid().set(turn.sink.valid());
            to.data().last().set(turn.sink.data());
            to.data().data().set(words.get(turn.chosen)); // only the ends of packets pass the arbiter
            turn.sink.ready().set(to.ready());
            turns.add(turn);
        }
        for (int source = 0; source < ports; source++) {
            int from = source;
            List<Bool> takes =
                    turns.stream().map(turn -> turn.sources.get(from).ready()).toList();
            sources.get(source).ready().set(cat(takes).reduceOr());
        }
    }
}
