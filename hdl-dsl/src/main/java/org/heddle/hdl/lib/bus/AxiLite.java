package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Flip;

/**
 * AXI4-Lite, after ARM IHI 0022, chapter B1: {@code out} for a master, {@code in} for a slave. Signals have the standard's names.
 *
 * @param awaddr address of a write, in bytes
 * @param awprot protection of a write
 * @param awvalid an address of a write is there
 * @param awready it is taken
 * @param wdata what is written
 * @param wstrb bytes that are written, the lowest in bit 0
 * @param wvalid data of a write are there
 * @param wready they are taken
 * @param bresp answer to a write: {@link #OKAY}, {@link #SLVERR} or {@link #DECERR}
 * @param bvalid an answer to a write is there
 * @param bready it is taken
 * @param araddr address of a read, in bytes
 * @param arprot protection of a read
 * @param arvalid an address of a read is there
 * @param arready it is taken
 * @param rdata what was read
 * @param rresp answer to a read, as {@code bresp}
 * @param rvalid an answer to a read is there
 * @param rready it is taken
 */
public record AxiLite(
        UInt awaddr,
        UInt awprot,
        Bool awvalid,
        @Flip Bool awready,
        UInt wdata,
        UInt wstrb,
        Bool wvalid,
        @Flip Bool wready,
        @Flip UInt bresp,
        @Flip Bool bvalid,
        Bool bready,
        UInt araddr,
        UInt arprot,
        Bool arvalid,
        @Flip Bool arready,
        @Flip UInt rdata,
        @Flip UInt rresp,
        @Flip Bool rvalid,
        Bool rready)
        implements Bundle {
    /** Answer: the access was done. */
    public static final int OKAY = 0;
    /** Answer that AXI4-Lite does not have. */
    static final int EXOKAY = 1;
    /** Answer: the slave refuses the access. */
    public static final int SLVERR = 2;
    /** Answer: there is no slave at the address. */
    public static final int DECERR = 3;

    /**
     * Returns the type of a bus.
     *
     * @param addressWidth in bits
     * @param width of data in bits: 32 or 64
     * @throws IllegalArgumentException if the standard has no such width
     */
    public static BundleType<AxiLite> type(int addressWidth, int width) {
        if (width != 32 && width != 64) {
            throw new IllegalArgumentException("width of AXI4-Lite data must be 32 or 64: width=" + width);
        }
        return Types.bundle(
                AxiLite.class,
                Types.uint(addressWidth),
                Types.uint(3),
                Types.bool(),
                Types.bool(),
                Types.uint(width),
                Types.uint(width / Byte.SIZE),
                Types.bool(),
                Types.bool(),
                Types.uint(2),
                Types.bool(),
                Types.bool(),
                Types.uint(addressWidth),
                Types.uint(3),
                Types.bool(),
                Types.bool(),
                Types.uint(width),
                Types.uint(2),
                Types.bool(),
                Types.bool());
    }

    /** Returns the channel of addresses of writes; protection is left out. */
    Stream<UInt> aw() {
        return new Stream<>(awaddr, awvalid, awready);
    }

    /** Returns the channel of data, the strobes above them. */
    Stream<UInt> w() {
        return new Stream<>(wstrb.cat(wdata), wvalid, wready);
    }

    /** Returns the channel of answers to writes. */
    Stream<UInt> b() {
        return new Stream<>(bresp, bvalid, bready);
    }

    /** Returns the channel of addresses of reads; protection is left out. */
    Stream<UInt> ar() {
        return new Stream<>(araddr, arvalid, arready);
    }

    /** Returns the channel of answers to reads, the answer above the data. */
    Stream<UInt> r() {
        return new Stream<>(rresp.cat(rdata), rvalid, rready);
    }
}
