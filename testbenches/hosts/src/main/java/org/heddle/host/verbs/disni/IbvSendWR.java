package org.heddle.host.verbs.disni;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.heddle.hdl.option.Coded;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.SendFlag;
import org.heddle.host.verbs.type.VerbsException;
import org.heddle.host.verbs.type.WrOpcode;

/** Request for a send queue; may be set again between two posts. */
public final class IbvSendWR {
    /** Code of RDMA WRITE. */
    public static final int IBV_WR_RDMA_WRITE = 0;
    /** Code of RDMA WRITE with immediate. */
    public static final int IBV_WR_RDMA_WRITE_WITH_IMM = 1;
    /** Code of SEND. */
    public static final int IBV_WR_SEND = 2;
    /** Code of SEND with immediate. */
    public static final int IBV_WR_SEND_WITH_IMM = 3;
    /** Code of RDMA READ. */
    public static final int IBV_WR_RDMA_READ = 4;
    /** Code of compare-and-swap. */
    public static final int IBV_WR_ATOMIC_CMP_AND_SWP = 5;
    /** Code of fetch-and-add. */
    public static final int IBV_WR_ATOMIC_FETCH_AND_ADD = 6;

    /** Bit of a fence. */
    public static final int IBV_SEND_FENCE = 1;
    /** Bit of a completion. */
    public static final int IBV_SEND_SIGNALED = 1 << 1;
    /** Bit of a solicited completion at the peer. */
    public static final int IBV_SEND_SOLICITED = 1 << 2;
    /** Bit of inline data. */
    public static final int IBV_SEND_INLINE = 1 << 3;

    private final Rdma rdma = new Rdma();
    private final Atomic atomic = new Atomic();
    private long wrId;
    private List<IbvSge> pieces = List.of();
    private int opcode;
    private int flags;
    private int immediate;

    /** Address and key at the peer, for READ and WRITE. */
    public static final class Rdma {
        private long remoteAddress;
        private int rkey;

        private Rdma() {}

        /** Sets the virtual address. */
        public void setRemote_addr(long address) {
            remoteAddress = address;
        }

        /** Sets the remote key. */
        public void setRkey(int key) {
            rkey = key;
        }
    }

    /** Address, key and operands of an atomic. */
    public static final class Atomic {
        private long remoteAddress;
        private int rkey;
        private long compareAdd;
        private long swap;

        private Atomic() {}

        /** Sets the virtual address, a multiple of 8. */
        public void setRemote_addr(long address) {
            remoteAddress = address;
        }

        /** Sets the remote key. */
        public void setRkey(int key) {
            rkey = key;
        }

        /** Sets the value to compare with, or to add. */
        public void setCompare_add(long value) {
            compareAdd = value;
        }

        /** Sets the value to store. */
        public void setSwap(long value) {
            swap = value;
        }
    }

    /** Sets the id that the completion names. */
    public void setWr_id(long id) {
        wrId = id;
    }

    /** Sets the pieces of local memory; the list is read when it is posted. */
    public void setSg_list(List<IbvSge> list) {
        pieces = list;
    }

    /** Sets the operation by its code. */
    public void setOpcode(int code) {
        opcode = code;
    }

    /** Sets the flags. */
    public void setSend_flags(int bits) {
        flags = bits;
    }

    /** Sets the immediate. */
    public void setImm_data(int value) {
        immediate = value;
    }

    /** Returns what READ and WRITE need. */
    public Rdma getRdma() {
        return rdma;
    }

    /** Returns what atomics need. */
    public Atomic getAtomic() {
        return atomic;
    }

    SendWorkRequest request() {
        WrOpcode chosen = Coded.find(WrOpcode.class, opcode)
                .orElseThrow(() -> new VerbsException(Errno.EINVAL, "no operation has the code " + opcode));
        Set<SendFlag> set = EnumSet.noneOf(SendFlag.class);
        for (SendFlag flag : SendFlag.values()) {
            if ((flags & flag.bit()) != 0) {
                set.add(flag);
            }
        }
        boolean isAtomic = chosen.isAtomic();
        return new SendWorkRequest(
                wrId,
                chosen,
                set,
                pieces.stream().map(IbvSge::piece).toList(),
                isAtomic ? atomic.remoteAddress : rdma.remoteAddress,
                isAtomic ? atomic.rkey : rdma.rkey,
                immediate,
                atomic.compareAdd,
                atomic.swap);
    }
}
