package org.heddle.nic.mpc;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.heddle.hdl.registers.Register;
import org.heddle.nic.mpc.host.ProcessMap;
import org.heddle.nic.mpc.host.SystemOrder;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.mpc.list.LmrField;
import org.heddle.nic.mpc.list.UpdateOperation;
import org.heddle.nic.mpc.page.PageField;
import org.heddle.nic.stage.arithmetic.ElementType;

/** A process of a node with lists of its own; it sees events in memory alone. */
final class MpcProcessBench {
    static final int LINE = 32;
    private static final int LME = 0x10_0000;
    private static final int LMR = 0x20_0000;
    private static final int LIST_BYTES = 0x1_0000;
    private static final int TABLE = 0x30_0000;
    private static final int TABLE_BYTES = 0x8_0000;

    /** An event as its process reads it. */
    record Event(boolean isSent, int status, int node, int ctrl, long len, long id) {}

    final MpcHostBench host;
    final int node;
    final int process;
    private final ProcessMap map = new ProcessMap();
    private final int entries;
    private int written;
    private int read;

    MpcProcessBench(MpcHostBench host, int node, int process, MpcConfiguration configuration) {
        this.host = host;
        this.node = node;
        this.process = process;
        entries = configuration.entries();
    }

    void start() {
        system(SystemOrder.LME, process, LME + process * LIST_BYTES, 0);
        system(SystemOrder.LMR, process, LMR + process * LIST_BYTES, 0);
        host.storage.backdoorWrite(LMR + process * LIST_BYTES, new byte[entries * LINE], 0, entries * LINE);
    }

    private void write(Register register, long data) {
        host.access(true, register.address() + ProcessMap.pageOf(process), data);
    }

    private long read(Register register) {
        return host.access(false, register.address() + ProcessMap.pageOf(process), 0);
    }

    /** Writes an order of the system, through its page. */
    private void system(SystemOrder kind, int of, int address, int count) {
        host.access(true, map.order.address(), order(kind.code(), of, address, count));
    }

    /** Sets the node's timeout, as the system. */
    void setTimeout(int cycles) {
        host.access(true, map.order.address(), (long) SystemOrder.TIMEOUT.code() << 56 | cycles);
    }

    /** Returns the nodes that are lost, a bit for each. */
    long lost() {
        return map.peers.lost.in(read(map.peers));
    }

    /** Returns how many orders have ended because their node was lost. */
    long ended() {
        return map.peers.ended.in(read(map.peers));
    }

    /** Writes an order through the process's own page, as only the system may. */
    void orderOnItsOwn(int kind, int of, int address, int count) {
        write(map.order, order(kind, of, address, count));
    }

    private static long order(int kind, int of, int address, int count) {
        return (long) kind << 56 | (long) of << 52 | (long) count << 32 | address / LINE;
    }

    /** Returns how many orders the node has refused. */
    long refusedOrders() {
        return map.walks.refusedOrders.in(read(map.walks));
    }

    /** Writes an entry without ordering it. */
    void enter(int to, int toProcess, int plad, int prad, int len, int id, boolean ns, boolean nr, boolean more) {
        enter(to, process << 4 | toProcess << 8, plad, prad, len, id, ns, nr, more, false);
    }

    /** Writes an entry with its bytes inside, without ordering it. */
    void enterCarried(int to, int toProcess, byte[] bytes, int prad, int id, boolean ns) {
        store(carried(to, toProcess, bytes, prad, id, ns));
    }

    /** Writes the same, with another number of bytes than it carries. */
    void enterCarriedBadly(int to, int bytes, int prad, int id) {
        long[] entry = carried(to, 0, new byte[1], prad, id, false);
        LmeField.CARRIED_BYTES.put(entry, bytes);
        store(entry);
    }

    private long[] carried(int to, int toProcess, byte[] bytes, int prad, int id, boolean ns) {
        long[] entry = entry(to, process << 4 | toProcess << 8, 0, prad, 0, id, ns, true);
        LmeField.carry(entry, bytes);
        return entry;
    }

    /** Writes the entry of a read without ordering it: from {@code prad} in the memory of a node to {@code plad} here. */
    void enterRead(int of, int plad, int prad, int len, int id, boolean ns) {
        enterRead(of, 0, plad, prad, len, id, ns);
    }

    /** Writes the same, of the memory of a process there. */
    void enterRead(int of, int ofProcess, int plad, int prad, int len, int id, boolean ns) {
        enter(of, ofProcess << 4 | process << 8, plad, prad, len, id, ns, true, false, true);
    }

    /** Writes the entry of an update without ordering it: of an element at {@code prad} in the memory of a node, whose old value goes to {@code plad}. */
    void enterUpdate(int of, int plad, int prad, UpdateOperation operation, ElementType element, long operand, int id) {
        enterUpdate(of, plad, prad, element.bytes(), operation.code(), element.code(), operand, id);
    }

    /** Writes the same with codes and a length that need not be right. */
    void enterUpdate(int of, int plad, int prad, int len, int operation, int element, long operand, int id) {
        long[] entry = entry(of, process << 8, plad, prad, len, id, false, true);
        LmeField.GET.put(entry, 1);
        LmeField.UPDATES.put(entry, 1);
        LmeField.OPERATION.put(entry, operation);
        LmeField.ELEMENT.put(entry, element);
        LmeField.OPERAND_LOW.put(entry, operand & 0xFFFF_FFFFL);
        LmeField.OPERAND_HIGH.put(entry, operand >>> 32);
        store(entry);
    }

    private void enter(
            int to,
            int ctrl,
            int plad,
            int prad,
            int len,
            int id,
            boolean ns,
            boolean nr,
            boolean more,
            boolean reads) {
        long[] entry = entry(to, ctrl, plad, prad, len, id, ns, nr);
        LmeField.GET.put(entry, reads ? 1 : 0);
        LmeField.MORE.put(entry, more ? 1 : 0);
        LmeField.SID.put(entry, id);
        store(entry);
    }

    private long[] entry(int to, int ctrl, int plad, int prad, int len, int id, boolean ns, boolean nr) {
        long[] entry = new long[LmeField.WORDS];
        LmeField.NDST.put(entry, to);
        LmeField.NSRC.put(entry, node);
        LmeField.CTRL.put(entry, ctrl);
        LmeField.NS.put(entry, ns ? 1 : 0);
        LmeField.NR.put(entry, nr ? 1 : 0);
        LmeField.PLAD.put(entry, Integer.toUnsignedLong(plad));
        LmeField.PRAD.put(entry, Integer.toUnsignedLong(prad));
        LmeField.RID.put(entry, id);
        LmeField.LEN.put(entry, len);
        return entry;
    }

    private void store(long[] entry) {
        ByteBuffer bytes = ByteBuffer.allocate(LINE).order(ByteOrder.LITTLE_ENDIAN);
        for (long word : entry) {
            bytes.putLong(word);
        }
        int at = LME + process * LIST_BYTES + written % entries * LINE;
        host.storage.backdoorWrite(at, bytes.array(), 0, LINE);
        written++;
    }

    /** Gives the process a page table, without any page. */
    void useTable(int pages) {
        host.storage.backdoorWrite(table(), new byte[pages * PageField.ENTRY_BYTES], 0, pages * PageField.ENTRY_BYTES);
        system(SystemOrder.PAGE_TABLE, process, table(), pages);
    }

    /** Maps a page to a frame; a node that has looked there must be told to forget what it knows. */
    void map(int page, int frame) {
        entry(page, PageField.present(frame));
    }

    /** Takes a page away, as {@link #map}. */
    void unmap(int page) {
        entry(page, 0);
    }

    private void entry(int page, long entry) {
        byte[] bytes = ByteBuffer.allocate(PageField.ENTRY_BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(entry)
                .array();
        host.storage.backdoorWrite(table() + page * bytes.length, bytes, 0, bytes.length);
    }

    private int table() {
        return TABLE + process * TABLE_BYTES;
    }

    /** Lets the node forget translations. */
    void forget() {
        system(SystemOrder.FORGET, process, 0, 0);
    }

    /** Returns how many lines of tables the node has read. */
    long walks() {
        return map.walks.misses.in(read(map.walks));
    }

    /** Orders what has been entered. */
    void ring() {
        write(map.lmeNew, written & 0xFFFF);
    }

    int left() {
        return (int) read(map.lmeCurrent);
    }

    long counters() {
        return read(map.counters);
    }

    /** Returns whether the next event is there. */
    boolean hasEvent() {
        return LmrField.LAP.of(next()) == (read / entries % 2 == 0 ? 1 : 0);
    }

    private long[] next() {
        int at = LMR + process * LIST_BYTES + read % entries * LINE;
        ByteBuffer bytes = ByteBuffer.wrap(host.storage.backdoorRead(at, LINE)).order(ByteOrder.LITTLE_ENDIAN);
        long[] entry = new long[LmeField.WORDS];
        for (int i = 0; i < entry.length; i++) {
            entry[i] = bytes.getLong();
        }
        return entry;
    }

    /** Takes the next event without telling the node. */
    Event take() {
        long[] entry = next();
        read++;
        return new Event(
                LmrField.IS_SENT.of(entry) == 1,
                (int) LmrField.STATUS.of(entry),
                (int) LmrField.NSRC.of(entry),
                (int) LmrField.CTRL.of(entry),
                LmrField.LEN.of(entry),
                LmrField.RID.of(entry));
    }

    /** Tells the node what has been taken. */
    void release() {
        write(map.lmrCurrent, read & 0xFFFF);
    }
}
