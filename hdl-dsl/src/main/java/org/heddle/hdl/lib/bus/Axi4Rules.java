package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * The rules of AXI4, after ARM IHI 0022, part A: handshakes, bursts, the order of what answers them. Names of bursts are followed, so that answers
 * may come in any order that the standard has. Data may come before their address.
 *
 * <p>Not watched: strobes outside of a narrow beat's bytes, what exclusive accesses ask for, and combinations of {@code awcache} and
 * {@code arcache}.
 */
public final class Axi4Rules extends BusRules {
    /** Most bursts of a kind that are under way, where nothing else is said. */
    public static final int UNDER_WAY = 16;

    private static final int LONGEST_FIXED = 16;

    /** The bus that is watched. */
    public final Axi4 bus;

    private final int idWidth;
    private final int width;
    private final int underWay;

    /** Rules for at most {@link #UNDER_WAY} bursts of a kind under way. */
    public Axi4Rules(int idWidth, int addressWidth, int width, Asserted asserted) {
        this(idWidth, addressWidth, width, UNDER_WAY, asserted);
    }

    /**
     * @param idWidth bits of a burst's name
     * @param addressWidth in bits
     * @param width of data in bits: a power of two, 8 to 1,024
     * @param underWay most bursts of a kind that are under way, as far as this follows them; a master that has more is told
     */
    public Axi4Rules(int idWidth, int addressWidth, int width, int underWay, Asserted asserted) {
        super(asserted);
        this.idWidth = idWidth;
        this.width = width;
        this.underWay = underWay;
        parameter("idWidth", idWidth);
        parameter("addressWidth", addressWidth);
        parameter("width", width);
        parameter("underWay", underWay);
        bus = in(Types.observed(Axi4.type(idWidth, addressWidth, width)));
        handshakes();
        burst("aw", bus.aw().data(), bus.awvalid());
        burst("ar", bus.ar().data(), bus.arvalid());
        reads();
        writes();
        end();
    }

    private void handshakes() {
        handshake(
                Side.MASTER,
                "aw",
                bus.awvalid(),
                bus.awready(),
                cat(
                        bus.awid(),
                        bus.awaddr(),
                        bus.awlen(),
                        bus.awsize(),
                        bus.awburst(),
                        bus.awlock(),
                        bus.awcache(),
                        bus.awprot(),
                        bus.awqos()),
                "A3.2.1");
        handshake(Side.MASTER, "w", bus.wvalid(), bus.wready(), cat(bus.wlast(), bus.wstrb(), bus.wdata()), "A3.2.1");
        handshake(
                Side.MASTER,
                "ar",
                bus.arvalid(),
                bus.arready(),
                cat(
                        bus.arid(),
                        bus.araddr(),
                        bus.arlen(),
                        bus.arsize(),
                        bus.arburst(),
                        bus.arlock(),
                        bus.arcache(),
                        bus.arprot(),
                        bus.arqos()),
                "A3.2.1");
        handshake(Side.SLAVE, "b", bus.bvalid(), bus.bready(), bus.bid().cat(bus.bresp()), "A3.2.1");
        handshake(
                Side.SLAVE,
                "r",
                bus.rvalid(),
                bus.rready(),
                cat(bus.rid(), bus.rlast(), bus.rresp(), bus.rdata()),
                "A3.2.1");
    }

    private void burst(String channel, Axi4Burst burst, Bool valid) {
        int widest = Integer.numberOfTrailingZeros(width / Byte.SIZE);
        Bool isFixed = burst.burst().eq(Axi4.FIXED);
        Bool isIncreasing = burst.burst().eq(Axi4.INCR);
        Bool wraps = burst.burst().eq(Axi4.WRAP);
        UInt len = burst.len();
        shape(channel, valid, burst.size().le(widest), "size is not wider than the bus");
        shape(channel, valid, isFixed.or(isIncreasing).or(wraps), "burst is FIXED, INCR or WRAP");
        shape(channel, valid, implies(isFixed, len.lt(LONGEST_FIXED)), "a FIXED burst has at most 16 beats");
        Bool isBlock = len.eq(1).or(len.eq(3)).or(len.eq(7)).or(len.eq(15));
        shape(channel, valid, implies(wraps, isBlock), "a WRAP burst has 2, 4, 8 or 16 beats");
        shape(channel, valid, implies(wraps, burst.isAligned()), "a WRAP burst begins at a multiple of its beat");
        shape(
                channel,
                valid,
                implies(isIncreasing, burst.endInPage().le(Axi4.BOUNDARY_BYTES)),
                "a burst does not cross 4 KiB");
    }

    private void shape(String channel, Bool valid, Bool holds, String text) {
        rule(Side.MASTER, implies(valid, holds), "A3.4.1: " + channel + ": " + text);
    }

    private void reads() {
        OpenBursts reads = new OpenBursts(this, "reads", idWidth, Axi4.LENGTH_WIDTH, underWay);
        Bool begins = bus.arvalid().and(bus.arready());
        room(reads, begins);
        UInt place = reads.oldest(bus.rid(), reads.count);
        Bool isLast = reads.numberOf(place).eq(0);
        Bool passes = bus.rvalid().and(bus.rready());
        Bool ends = passes.and(isLast).and(place.reduceOr());
        reads.happens(begins, bus.arid(), ends, place);
        reads.count(begins, bus.arlen(), ends, place, passes.and(isLast.not()));
        rule(
                Side.SLAVE,
                implies(bus.rvalid(), place.reduceOr()),
                "A3.3.1: rvalid comes behind arvalid and arready of its rid");
        rule(
                Side.SLAVE,
                implies(bus.rvalid().and(place.reduceOr()), bus.rlast().eq(isLast)),
                "A3.4.1: rlast comes with the last of the beats that arlen asks for, and with no other");
    }

    private void writes() {
        OpenBursts writes = new OpenBursts(this, "writes", idWidth, Axi4.LENGTH_WIDTH, underWay);
        Bool begins = bus.awvalid().and(bus.awready());
        room(writes, begins);
        UInt whole = reg("whole", uint(writes.count.width())).init(0);
        UInt place = writes.oldest(bus.bid(), whole);
        Bool isAnswered = bus.bvalid().and(bus.bready()).and(place.reduceOr());
        writes.happens(begins, bus.awid(), isAnswered, place);
        writes.count(begins, bus.awlen(), isAnswered, place, lit(false));
        whole.countUpDown(dataEnd(writes, whole, begins), isAnswered);
        rule(
                Side.SLAVE,
                implies(bus.bvalid(), place.reduceOr()),
                "A3.3.1: bvalid comes behind the address and the last data of its bid");
    }

    /** Says that there is room for one more. */
    private void room(OpenBursts bursts, Bool begins) {
        rule(
                Side.MASTER,
                implies(begins, bursts.isFull().not()),
                "at most " + underWay + " bursts of a kind are under way, as far as this can follow");
    }

    /**
     * Compares lengths of bursts with the data that come for them, in either order; returns 1 where one has both its address and all its data.
     *
     * @param whole how many of the oldest bursts have all their data
     */
    private Bool dataEnd(OpenBursts writes, UInt whole, Bool begins) {
        OpenBursts early = new OpenBursts(this, "early", 0, Axi4.LENGTH_WIDTH, underWay);
        UInt beat = reg("beat", uint(Axi4.LENGTH_WIDTH)).init(0);
        Bool passes = bus.wvalid().and(bus.wready());
        Bool ends = passes.and(bus.wlast());
        when(passes, () -> beat.incrementOrClear(bus.wlast()));

        // Either addresses wait for data or data for addresses.
        Bool addressWaits = writes.count.ne(whole);
        Bool dataWait = early.count.ne(0);
        Bool isKnown = addressWaits.or(dataWait.not().and(begins));
        UInt expected = mux(addressWaits, writes.numberOf(whole.toOneHot(underWay)), bus.awlen());
        Bool isEarly = ends.and(isKnown.not());
        Bool meetsData = begins.and(dataWait);
        UInt first = lit(1, underWay);
        early.happens(isEarly, meetsData);
        early.count(isEarly, beat, meetsData, first, lit(false));
        rule(
                Side.MASTER,
                implies(bus.wvalid().and(isKnown), bus.wlast().eq(beat.eq(expected))),
                "A3.4.1: wlast comes with the last of the beats that awlen says, and with no other");
        rule(
                Side.MASTER,
                implies(isKnown, beat.le(expected)),
                "A3.4.1: awlen is that of the data that began before it");
        rule(
                Side.MASTER,
                implies(meetsData, bus.awlen().eq(early.numberOf(first))),
                "A3.4.1: awlen is that of the data that came before it");
        rule(
                Side.MASTER,
                implies(isEarly, early.isFull().not()),
                "at most " + underWay + " bursts of data come before their addresses, as far as this can follow");
        return ends.and(isKnown).or(meetsData);
    }
}
