package org.heddle.mpi.datatype;

import org.heddle.mpi.datatype.Signature.Chain;
import org.heddle.mpi.datatype.Signature.Repeated;
import org.heddle.mpi.datatype.Signature.Uniform;

/** Questions about signatures. */
final class Signatures {
    /** The code of a signature that matches any other. */
    static final long ANY = 0;

    private Signatures() {}

    /**
     * How many elements the first {@code bytes} bytes hold.
     *
     * @return -1 if the bytes end inside an element
     */
    static long elementsIn(Signature signature, long bytes) {
        Signature node = signature;
        long rest = Math.min(bytes, signature.size());
        long elements = 0;
        while (true) {
            if (node instanceof Uniform uniform) {
                long size = uniform.basic().bytes();
                return rest % size == 0 ? elements + rest / size : -1;
            } else if (node instanceof Repeated repeated) {
                Signature child = repeated.child();
                elements += rest / child.size() * child.elements();
                rest %= child.size();
                node = child;
            } else if (node instanceof Chain chain) {
                int i = 0;
                while (rest >= chain.children()[i].size() && i < chain.children().length - 1) {
                    rest -= chain.children()[i].size();
                    elements += chain.children()[i].elements();
                    i++;
                }
                node = chain.children()[i];
            }
        }
    }

    /**
     * A number that equal sequences of elements share and others hardly ever; small enough to travel in a header.
     *
     * @param bytes how many bytes of the signature to look at
     * @return {@link #ANY} for packed bytes
     */
    static long code(Signature signature, long bytes) {
        long code = 1;
        long rest = bytes;
        SignatureWalker walker = new SignatureWalker(signature);
        while (rest > 0) {
            Uniform next = walker.next();
            if (next == null) {
                break;
            }
            if (next.basic() == Basic.PACKED) {
                return ANY;
            }
            long taken = Math.min(rest, next.size());
            code = mix(mix(code, next.basic().code() + 1), taken);
            rest -= taken;
        }
        return code == ANY ? 1 : code;
    }

    private static long mix(long code, long value) {
        long mixed = (code ^ value) * 0x9E3779B97F4A7C15L;
        return mixed ^ mixed >>> 29;
    }
}
