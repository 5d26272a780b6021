package org.heddle.hdl.lib.bus;

import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.option.Flip;

/**
 * AXI4, after ARM IHI 0022, part A: {@code out} for a master, {@code in} for a slave. Signals have the standard's names; {@code region} and
 * {@code user}, which it leaves to the system, are not there.
 *
 * @param awid names a write burst: those of one name are answered in order
 * @param awaddr address of the first byte of a write burst
 * @param awlen beats of a write burst, less one
 * @param awsize bytes of a beat, as a power of two
 * @param awburst {@link #FIXED}, {@link #INCR} or {@link #WRAP}
 * @param awlock 1 for an exclusive access
 * @param awcache memory type of a write
 * @param awprot protection of a write
 * @param awqos quality of service of a write
 * @param awvalid a write burst is there
 * @param awready it is taken
 * @param wdata a beat that is written
 * @param wstrb its bytes that are written, the lowest in bit 0
 * @param wlast the beat is the last of its burst
 * @param wvalid a beat is there
 * @param wready it is taken
 * @param bid name of the write burst that is answered
 * @param bresp {@link AxiLite#OKAY}, {@link AxiLite#SLVERR}, {@link AxiLite#DECERR}, or EXOKAY, 1
 * @param bvalid an answer to a write burst is there
 * @param bready it is taken
 * @param arid names a read burst, as {@code awid} does
 * @param araddr address of the first byte of a read burst
 * @param arlen beats of a read burst, less one
 * @param arsize bytes of a beat, as a power of two
 * @param arburst as {@code awburst}
 * @param arlock 1 for an exclusive access
 * @param arcache memory type of a read
 * @param arprot protection of a read
 * @param arqos quality of service of a read
 * @param arvalid a read burst is there
 * @param arready it is taken
 * @param rid name of the read burst that a beat belongs to
 * @param rdata a beat that was read
 * @param rresp as {@code bresp}
 * @param rlast the beat is the last of its burst
 * @param rvalid a beat is there
 * @param rready it is taken
 */
public record Axi4(
        UInt awid,
        UInt awaddr,
        UInt awlen,
        UInt awsize,
        UInt awburst,
        Bool awlock,
        UInt awcache,
        UInt awprot,
        UInt awqos,
        Bool awvalid,
        @Flip Bool awready,
        UInt wdata,
        UInt wstrb,
        Bool wlast,
        Bool wvalid,
        @Flip Bool wready,
        @Flip UInt bid,
        @Flip UInt bresp,
        @Flip Bool bvalid,
        Bool bready,
        UInt arid,
        UInt araddr,
        UInt arlen,
        UInt arsize,
        UInt arburst,
        Bool arlock,
        UInt arcache,
        UInt arprot,
        UInt arqos,
        Bool arvalid,
        @Flip Bool arready,
        @Flip UInt rid,
        @Flip UInt rdata,
        @Flip UInt rresp,
        @Flip Bool rlast,
        @Flip Bool rvalid,
        Bool rready)
        implements Bundle {
    /** Burst: all beats at one address. */
    public static final int FIXED = 0;
    /** Burst: each beat behind the one before. */
    public static final int INCR = 1;
    /** Burst: as {@link #INCR}, from the end of an aligned block to its beginning. */
    public static final int WRAP = 2;

    /** Bits of {@code awlen} and {@code arlen}. */
    static final int LENGTH_WIDTH = 8;
    /** Bytes of a boundary that no burst crosses. */
    static final int BOUNDARY_BYTES = 4096;

    private static final int MOST_WIDTH = 1024;
    /** Normal memory, not cached, bufferable. */
    private static final int PLAIN_MEMORY = 3;

    /**
     * Returns the type of a bus.
     *
     * @param idWidth bits of a burst's name
     * @param addressWidth in bits
     * @param width of data in bits: a power of two, 8 to 1,024
     * @throws IllegalArgumentException if the standard has no such width
     */
    public static BundleType<Axi4> type(int idWidth, int addressWidth, int width) {
        if (width < Byte.SIZE || width > MOST_WIDTH || Integer.bitCount(width) != 1) {
            throw new IllegalArgumentException(
                    "width of AXI4 data must be a power of two from 8 to " + MOST_WIDTH + ": width=" + width);
        }
        return Types.bundle(
                Axi4.class,
                Types.uint(idWidth),
                Types.uint(addressWidth),
                Types.uint(LENGTH_WIDTH),
                Types.uint(3),
                Types.uint(2),
                Types.bool(),
                Types.uint(4),
                Types.uint(3),
                Types.uint(4),
                Types.bool(),
                Types.bool(),
                Types.uint(width),
                Types.uint(width / Byte.SIZE),
                Types.bool(),
                Types.bool(),
                Types.bool(),
                Types.uint(idWidth),
                Types.uint(2),
                Types.bool(),
                Types.bool(),
                Types.uint(idWidth),
                Types.uint(addressWidth),
                Types.uint(LENGTH_WIDTH),
                Types.uint(3),
                Types.uint(2),
                Types.bool(),
                Types.uint(4),
                Types.uint(3),
                Types.uint(4),
                Types.bool(),
                Types.bool(),
                Types.uint(idWidth),
                Types.uint(width),
                Types.uint(2),
                Types.bool(),
                Types.bool(),
                Types.bool());
    }

    /** Returns the channel of write bursts. */
    Stream<Axi4Burst> aw() {
        return new Stream<>(new Axi4Burst(awid, awaddr, awlen, awsize, awburst), awvalid, awready);
    }

    /** Returns the channel of read bursts. */
    Stream<Axi4Burst> ar() {
        return new Stream<>(new Axi4Burst(arid, araddr, arlen, arsize, arburst), arvalid, arready);
    }

    /** Returns the channel of written beats, the strobes above the data. */
    Stream<UInt> w() {
        return new Stream<>(wstrb.cat(wdata), wvalid, wready);
    }

    /** Returns what a slave of plain memory ignores. */
    List<Value> unusedBySlaves() {
        return List.of(awlock, awcache, awprot, awqos, wlast, arlock, arcache, arprot, arqos);
    }

    /** Sets what a master of plain memory says of all its bursts: not exclusive, bufferable and modifiable, unprivileged, secure data. */
    public void plainMemory() {
        awlock.set(false);
        awcache.set(PLAIN_MEMORY);
        awprot.set(0);
        awqos.set(0);
        arlock.set(false);
        arcache.set(PLAIN_MEMORY);
        arprot.set(0);
        arqos.set(0);
    }
}
