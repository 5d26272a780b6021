package @package@;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.catalogue.TopLevel;

/** Four registers of 32 bits behind an AXI4-Lite port: a write takes two cycles, a read two; every answer is OKAY. */
@TopLevel
public final class AxiRegisters extends Component {
    private static final int REGISTERS = 4;
    private static final int BYTES = 4;

    public final UInt s_axi_awaddr = unused(in(uint(4)));
    public final Bool s_axi_awvalid = in(bool());
    public final Bool s_axi_awready = out(bool());
    public final UInt s_axi_wdata = in(uint(32));
    public final UInt s_axi_wstrb = in(uint(BYTES));
    public final Bool s_axi_wvalid = in(bool());
    public final Bool s_axi_wready = out(bool());
    public final UInt s_axi_bresp = out(uint(2));
    public final Bool s_axi_bvalid = out(bool());
    public final Bool s_axi_bready = in(bool());
    public final UInt s_axi_araddr = unused(in(uint(4)));
    public final Bool s_axi_arvalid = in(bool());
    public final Bool s_axi_arready = out(bool());
    public final UInt s_axi_rdata = out(uint(32));
    public final UInt s_axi_rresp = out(uint(2));
    public final Bool s_axi_rvalid = out(bool());
    public final Bool s_axi_rready = in(bool());

    /** Contents of the registers, for the rest of the design. */
    public final Vec<UInt> registers = out(vec(REGISTERS, uint(32)));

    /** Makes the registers, all 0 behind a reset. */
    public AxiRegisters() {
        Vec<UInt> words = regZero(vec(REGISTERS, uint(32)));
        connect(registers, words);

        Bool written = reg(bool()).init(false);
        Bool writes = s_axi_awvalid.and(s_axi_wvalid).and(written.not());
        s_axi_awready.set(writes);
        s_axi_wready.set(writes);
        s_axi_bvalid.set(written);
        s_axi_bresp.set(0);
        UInt target = s_axi_awaddr.bits(3, 2);
        when(writes, () -> {
                    written.set(true);
                    words.set(target, merged(words.get(target)));
                })
                .elseWhen(s_axi_bready, () -> written.set(false));

        Bool answering = reg(bool()).init(false);
        UInt answer = reg(uint(32)).init(0);
        Bool reads = s_axi_arvalid.and(answering.not());
        s_axi_arready.set(reads);
        s_axi_rvalid.set(answering);
        s_axi_rdata.set(answer);
        s_axi_rresp.set(0);
        when(reads, () -> {
                    answering.set(true);
                    answer.set(words.get(s_axi_araddr.bits(3, 2)));
                })
                .elseWhen(s_axi_rready, () -> answering.set(false));

        Bool readStalled = reg(bool()).init(false);
        readStalled.set(s_axi_rvalid.and(s_axi_rready.not()));
        assertAlways(readStalled.implies(s_axi_rvalid.and(stable(s_axi_rdata))), "an answer stays until it is taken");
        Bool writeStalled = reg(bool()).init(false);
        writeStalled.set(s_axi_bvalid.and(s_axi_bready.not()));
        assertAlways(writeStalled.implies(s_axi_bvalid), "so does a write's");
        assertAlways(s_axi_awready.eq(s_axi_wready), "address and data are taken together");
        cover(s_axi_bvalid.and(s_axi_bready), "a write ends");
    }

    /** The word with the bytes that the strobes name replaced. */
    private UInt merged(UInt old) {
        UInt[] bytes = new UInt[BYTES];
        for (int i = 0; i < BYTES; i++) {
            UInt now = s_axi_wdata.bits(8 * i + 7, 8 * i);
            bytes[BYTES - 1 - i] = mux(s_axi_wstrb.bit(i), now, old.bits(8 * i + 7, 8 * i));
        }
        return cat(bytes);
    }
}
