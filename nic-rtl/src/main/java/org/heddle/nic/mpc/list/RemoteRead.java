package org.heddle.nic.mpc.list;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * Read of another node's memory: that node is asked to write the bytes to the one that reads.
 *
 * @param reader 16 bits: node that reads
 * @param holder 16 bits: node whose memory is read
 * @param ctrl 16 bits: of the receipt that the reader gets
 * @param rid 32 bits: of that receipt
 * @param len 32 bits: bytes
 * @param from 32 bits: physical address of the first byte at the holder
 * @param into 32 bits: physical address of its place at the reader
 * @param notifies 1 for a receipt when all bytes are visible at the reader
 * @param update change of what is read
 */
public record RemoteRead(
        UInt reader, UInt holder, UInt ctrl, UInt rid, UInt len, UInt from, UInt into, Bool notifies, Update update)
        implements Bundle {
    /** Returns the type of reads. */
    public static BundleType<RemoteRead> type() {
        return bundle(
                RemoteRead.class,
                uint(LmeField.NSRC.width()),
                uint(LmeField.NDST.width()),
                uint(LmeField.CTRL.width()),
                uint(LmeField.RID.width()),
                uint(LmeField.LEN.width()),
                uint(LmeField.PRAD.width()),
                uint(LmeField.PLAD.width()),
                bool(),
                Update.type());
    }

    /** Returns the same read of bytes at another address. */
    public RemoteRead from(UInt address) {
        return new RemoteRead(reader, holder, ctrl, rid, len, address, into, notifies, update);
    }

    /** Returns the read that an entry of the reader's LME orders. */
    public static RemoteRead of(UInt entry) {
        return new RemoteRead(
                LmeField.NSRC.of(entry),
                LmeField.NDST.of(entry),
                LmeField.CTRL.of(entry),
                LmeField.RID.of(entry),
                LmeField.LEN.of(entry),
                LmeField.PRAD.of(entry),
                LmeField.PLAD.of(entry),
                LmeField.NR.is(entry),
                Update.of(entry));
    }
}
