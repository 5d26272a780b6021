package org.heddle.hdl;

import java.util.Iterator;
import java.util.List;

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

    /** The element at an index known while the hardware is built. */
    public T get(int index) {
        return elements.get(index);
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
}
