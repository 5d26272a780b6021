package org.heddle.nic.stage.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Two ends of links back to back, with the packets between them as ports: what one link has delivered whole comes out, and may go into the other or
 * not. Whoever stands there loses, repeats, exchanges or delays what no link repairs.
 *
 * <pre>
 *  lanes(0) ◄─► LinkPort ─► delivered(0) ┆ taken(1) ─► LinkPort ◄─► lanes(1)
 * </pre>
 *
 * <p>All runs at the link's clock. A packet that is put in comes without a pause.
 */
public final class LinkRelay extends Component {
    /** Number of links that it ends. */
    public static final int SIDES = 2;

    /** From the other end of each side's link. */
    public final List<LinkLane> receive = new ArrayList<>();
    /** To the other end of each side's link. */
    public final List<LinkLane> transmit = new ArrayList<>();
    /** Packets that each side's link has delivered, for each channel that is carried. */
    public final List<List<Stream<PacketWord>>> delivered = new ArrayList<>();
    /** Packets that each side's link takes, likewise. */
    public final List<List<Stream<PacketWord>>> taken = new ArrayList<>();

    /**
     * @param buffers of both ends, without packets that gather
     * @param channels that are carried; nothing may come on the others
     */
    public LinkRelay(LinkBuffers buffers, List<Channel> channels) {
        parameter("sent", buffers.sent());
        parameter("received", buffers.received());
        parameter("payload", buffers.payloadBytes());
        parameter("channels", channels.size());
        for (int side = 0; side < SIDES; side++) {
            LinkPort port = instance("port" + side, LinkPort.ofOneClock(buffers, true));
            receive.add(in("receive" + side, LinkLane.type()));
            transmit.add(out("transmit" + side, LinkLane.type()));
            connect(port.receive, receive.get(side));
            connect(transmit.get(side), port.transmit);
            port.moreWillCome.set(false);
            unused(port.packetsSent);
            unused(port.packetsReceived);
            unused(port.packetsWrong);
            carry(port, side, channels);
        }
    }

    private void carry(LinkPort port, int side, List<Channel> channels) {
        List<Stream<PacketWord>> coming = new ArrayList<>();
        List<Stream<PacketWord>> going = new ArrayList<>();
        for (Channel channel : Channel.values()) {
            if (!channels.contains(channel)) {
                port.leaveUnused(channel);
                continue;
            }
            String suffix =
                    channel.name().charAt(0) + channel.name().substring(1).toLowerCase(Locale.ROOT) + side;
            Stream<PacketWord> comes = out("delivered" + suffix, stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
            Stream<PacketWord> goes = in("taken" + suffix, stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
            connect(comes, port.arrived.get(channel.code()));
            connect(port.sent.get(channel.code()), goes);
            coming.add(comes);
            going.add(goes);
        }
        delivered.add(coming);
        taken.add(going);
    }
}
