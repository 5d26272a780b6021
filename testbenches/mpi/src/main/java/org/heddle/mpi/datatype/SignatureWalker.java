package org.heddle.mpi.datatype;

import org.heddle.mpi.datatype.Signature.Chain;
import org.heddle.mpi.datatype.Signature.Repeated;
import org.heddle.mpi.datatype.Signature.Uniform;
import org.jspecify.annotations.Nullable;

/** Walks a signature in order, with a stack of its own; neighbours of one basic type come as one. */
final class SignatureWalker {
    private final Signature[] nodes;
    private final long[] indices;
    private int depth;
    private @Nullable Uniform ahead;

    SignatureWalker(Signature root) {
        nodes = new Signature[root.height()];
        indices = new long[root.height()];
        push(root);
        ahead = step();
    }

    /** The next elements, or null at the end. */
    @Nullable
    Uniform next() {
        Uniform joined = ahead;
        if (joined == null) {
            return null;
        }
        Uniform following = step();
        while (following != null && following.basic() == joined.basic()) {
            joined = new Uniform(joined.basic(), joined.elements() + following.elements());
            following = step();
        }
        ahead = following;
        return joined;
    }

    private @Nullable Uniform step() {
        while (depth > 0) {
            int top = depth - 1;
            long index = indices[top]++;
            Signature node = nodes[top];
            if (node instanceof Uniform uniform) {
                depth--;
                if (uniform.elements() > 0) {
                    return uniform;
                }
            } else if (node instanceof Repeated repeated) {
                if (index == repeated.count()) {
                    depth--;
                } else {
                    push(repeated.child());
                }
            } else if (node instanceof Chain chain) {
                if (index == chain.children().length) {
                    depth--;
                } else {
                    push(chain.children()[(int) index]);
                }
            }
        }
        return null;
    }

    private void push(Signature node) {
        nodes[depth] = node;
        indices[depth] = 0;
        depth++;
    }
}
