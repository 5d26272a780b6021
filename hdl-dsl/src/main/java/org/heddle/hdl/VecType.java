package org.heddle.hdl;

import java.util.ArrayList;
import java.util.List;

/**
 * The type of a {@link Vec}.
 *
 * @param <T> the element
 */
public final class VecType<T extends Data> extends Type<Vec<T>> {
    private final int size;
    private final Type<T> element;

    VecType(int size, Type<T> element) {
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
