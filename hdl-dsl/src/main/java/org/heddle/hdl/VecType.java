package org.heddle.hdl;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.naming.Caller;

/**
 * The type of a {@link Vec}.
 *
 * @param <T> the element
 */
public final class VecType<T extends Data> extends Type<Vec<T>> {
    private final int size;
    private final Type<T> element;

    VecType(int size, Type<T> element) {
        if (size < 1) {
            throw new ElaborationException(new Diagnostic(
                    Code.WIDTH_OUT_OF_RANGE,
                    "vec(" + size + ", " + element.description() + "): a vector has at least 1 element: leave it out",
                    Caller.find().site()));
        }
        if (size > Limits.ELEMENTS) {
            throw new ElaborationException(new Diagnostic(
                    Code.WIDTH_OUT_OF_RANGE,
                    "vec(" + size + ", " + element.description()
                            + "): each element is a signal of its own, and a vector has" + " at most " + Limits.ELEMENTS
                            + ": use a memory",
                    Caller.find().site()));
        }
        Limits.aggregate((long) size * element.width(), "vec(" + size + ", " + element.description() + ")");
        this.size = size;
        this.element = element;
    }

    @Override
    public int width() {
        return size * element.width();
    }

    @Override
    public String description() {
        return "Vec" + size + "_" + element.description();
    }

    @Override
    Vec<T> instantiate(String path, boolean flipped, LeafMaker maker) {
        List<T> elements = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            elements.add(element.instantiate(join(path, Integer.toString(i)), flipped, maker));
        }
        return new Vec<>(elements);
    }
}
