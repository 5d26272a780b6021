import org.heddle.hdl.*;

/** Wishes for block RAM that none can meet. */
class NoBlockRam extends Component {
    UInt address = in(uint(4));
    UInt data = in(uint(8));
    Bool write = in(bool());
    UInt word = out(uint(8));

    NoBlockRam() {
        Memory<UInt> table = memory(uint(8), 16).blockRam();
        Memory<UInt> ports = memory(uint(8), 16).blockRam();
        Memory<UInt> deaf = memory(uint(8), 16).init(1).blockRam();
        table.write(address, data);
        ports.write(address, data);
        when(write, () -> ports.write(address.not(), data));
        word.set(table.read(address).xor(ports.readSync(address, write)));
    }
}
/* reports
HDL027 (NoBlockRam.java:17) memory "table_" cannot be block RAM: it is read within the cycle, and a block RAM answers one cycle later: read it with readSync, or leave blockRam() out
  see NoBlockRam.java:11
HDL027 (NoBlockRam.java:16) memory "ports" cannot be block RAM: it is written in 2 places, and not every block RAM has two write ports: choose address and word with mux and write once
  see NoBlockRam.java:15
  see NoBlockRam.java:12
HDL027 (NoBlockRam.java:13) memory "deaf" cannot be block RAM: nothing reads it: read it with readSync, or remove it
*/
