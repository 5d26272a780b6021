package org.heddle.mpi.datatype;

import java.util.Arrays;
import org.heddle.mpi.datatype.Layout.Dense;
import org.heddle.mpi.datatype.Layout.Repeat;
import org.heddle.mpi.datatype.Layout.Sequence;
import org.jspecify.annotations.Nullable;

/**
 * Walks a layout in pack order from any byte on, with a stack of its own: no depth overflows it, and its memory is the tree's
 * height. Neighbouring runs of different branches may touch; {@link RunJoiner} joins them.
 */
final class LayoutWalker {
    private final Layout[] nodes;
    private final long[] bases;
    /** Index of the next child, for each node on the stack. */
    private final long[] indices;

    private int depth;
    /** The rest of a run that the walk starts inside of. */
    private @Nullable Runs partial;

    /**
     * @param root what to walk
     * @param position how many bytes of the packed stream to pass over, at most all
     */
    LayoutWalker(Placed root, long position) {
        Layout layout = root.layout();
        int height = layout == null ? 0 : layout.height();
        nodes = new Layout[height];
        bases = new long[height];
        indices = new long[height];
        if (layout != null && position < layout.size()) {
            push(layout, root.displacement());
            skip(position);
        }
    }

    /** The next runs, or null at the end. */
    @Nullable
    Runs next() {
        if (partial != null) {
            Runs first = partial;
            partial = null;
            return first;
        }
        while (depth > 0) {
            int top = depth - 1;
            Layout node = nodes[top];
            long index = indices[top]++;
            if (node instanceof Dense dense) {
                depth--;
                return Runs.single(bases[top], dense.size());
            } else if (node instanceof Repeat repeat) {
                if (index == repeat.count()) {
                    depth--;
                } else if (repeat.child() instanceof Dense dense) {
                    depth--;
                    return new Runs(bases[top], dense.size(), repeat.count(), repeat.stride()).from(index);
                } else {
                    push(repeat.child(), bases[top] + index * repeat.stride());
                }
            } else if (node instanceof Sequence sequence) {
                if (index == sequence.children().length) {
                    depth--;
                } else {
                    push(sequence.children()[(int) index], bases[top] + sequence.displacements()[(int) index]);
                }
            }
        }
        return null;
    }

    private void push(Layout node, long base) {
        nodes[depth] = node;
        bases[depth] = base;
        indices[depth] = 0;
        depth++;
    }

    /** Goes down to the byte at {@code position}; each level knows its size, so that nothing is counted out. */
    private void skip(long position) {
        long rest = position;
        while (rest > 0) {
            int top = depth - 1;
            Layout node = nodes[top];
            if (node instanceof Dense dense) {
                partial = Runs.single(bases[top] + rest, dense.size() - rest);
                depth--;
                return;
            } else if (node instanceof Repeat repeat) {
                long index = rest / repeat.child().size();
                rest %= repeat.child().size();
                indices[top] = index;
                if (rest > 0) {
                    indices[top]++;
                    push(repeat.child(), bases[top] + index * repeat.stride());
                }
            } else if (node instanceof Sequence sequence) {
                int index = Arrays.binarySearch(sequence.ends(), rest);
                index = index >= 0 ? index + 1 : -index - 1;
                rest -= index == 0 ? 0 : sequence.ends()[index - 1];
                indices[top] = index;
                if (rest > 0) {
                    indices[top]++;
                    push(sequence.children()[index], bases[top] + sequence.displacements()[index]);
                }
            }
        }
    }
}
