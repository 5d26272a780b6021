package org.heddle.hdl;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.elaboration.Limits;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.NameGroup;
import org.heddle.hdl.operation.DataParts;
import org.heddle.hdl.operation.Multiplexer;
import org.jspecify.annotations.Nullable;

/**
 * A fixed number of elements of one type, named by their index.
 *
 * @param <T> the element
 */
public final class Vec<T extends Data> implements Data, Iterable<T> {
    private final List<T> elements;

    Vec(List<T> elements) {
        this.elements = List.copyOf(elements);
    }

    /**
     * Values that stand elsewhere, as a vector.
     *
     * @param elements at least one, all of one type and width
     * @throws ElaborationException HDL001 if there is none, HDL003 if their types differ, HDL015 if their shapes do
     */
    public static <T extends Data> Vec<T> of(List<T> elements) {
        if (elements.isEmpty()) {
            throw new ElaborationException(new Diagnostic(
                    Code.WIDTH_OUT_OF_RANGE,
                    "Vec.of nothing: a vector has at least 1 element: leave it out",
                    Caller.find().site()));
        }
        DataParts first = Leaves.of(elements.get(0));
        elements.forEach(element -> first.requireLike(Leaves.of(element)));
        return new Vec<>(elements);
    }

    /**
     * The element at an index known while the hardware is built.
     *
     * @throws ElaborationException HDL004 if there is no such element
     */
    public T get(int index) {
        if (index < 0 || index >= elements.size()) {
            throw new ElaborationException(new Diagnostic(
                    Code.SLICE_OUT_OF_RANGE,
                    "element " + index + " of a vector of " + elements.size() + " does not exist: use 0 to "
                            + (elements.size() - 1),
                    Caller.find().site()));
        }
        return elements.get(index);
    }

    /**
     * The element at an index known to the hardware only: a multiplexer. An index at or beyond the size gives one of the
     * elements.
     *
     * @param index of at most the bits that number the elements
     */
    public T get(UInt index) {
        return Leaves.like(elements.get(0), Multiplexer.element(parts(), index.net()));
    }

    /**
     * Sets the element at an index known to the hardware only, and leaves the others as other statements set them. An index
     * at or beyond the size sets none.
     *
     * @param index of at most the bits that number the elements
     */
    public void set(UInt index, T value) {
        Multiplexer.setElement(parts(), index.net(), Leaves.of(value));
    }

    private List<DataParts> parts() {
        return elements.stream().map(Leaves::of).toList();
    }

    /** Number of elements. */
    public int size() {
        return elements.size();
    }

    /** The elements in order of their index. */
    public List<T> elements() {
        return elements;
    }

    @Override
    public Iterator<T> iterator() {
        return elements.iterator();
    }

    /** Whether this is the same object; HDL018 while hardware is made, as {@link Value#equals} says. */
    @Override
    public boolean equals(@Nullable Object other) {
        return Leaves.isSame(this, other);
    }

    @Override
    public int hashCode() {
        return elements.hashCode();
    }

    /** The type of vectors of a size. */
    static final class Shape<T extends Data> extends Type<Vec<T>> {
        private final int size;
        private final Type<T> element;

        Shape(int size, Type<T> element) {
            if (size < 1) {
                throw new ElaborationException(new Diagnostic(
                        Code.WIDTH_OUT_OF_RANGE,
                        "vec(" + size + ", " + element.description()
                                + "): a vector has at least 1 element: leave it out",
                        Caller.find().site()));
            }
            if (size > Limits.ELEMENTS) {
                throw new ElaborationException(new Diagnostic(
                        Code.WIDTH_OUT_OF_RANGE,
                        "vec(" + size + ", " + element.description()
                                + "): each element is a signal of its own, and a vector has at most "
                                + Limits.ELEMENTS + ": use a memory",
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
                elements.add(element.instantiate(NameGroup.join(path, Integer.toString(i)), flipped, maker));
            }
            return new Vec<>(elements);
        }
    }
}
