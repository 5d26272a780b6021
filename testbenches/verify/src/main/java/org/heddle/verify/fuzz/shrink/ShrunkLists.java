package org.heddle.verify.fuzz.shrink;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Lists with one element less, or with one element changed. */
final class ShrunkLists {
    private ShrunkLists() {}

    static <T> List<T> without(List<T> list, int index) {
        List<T> result = new ArrayList<>(list);
        result.remove(index);
        return result;
    }

    static <T> List<T> with(List<T> list, int index, T element) {
        List<T> result = new ArrayList<>(list);
        result.set(index, element);
        return result;
    }

    /** Every list with one element replaced by one of its variants. */
    static <T> List<List<T>> changed(List<T> list, Function<T, List<T>> variants) {
        List<List<T>> result = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            for (T variant : variants.apply(list.get(i))) {
                result.add(with(list, i, variant));
            }
        }
        return result;
    }

    /** Every list with one element less. */
    static <T> List<List<T>> shorter(List<T> list) {
        List<List<T>> result = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            result.add(without(list, i));
        }
        return result;
    }

    static <T, R> List<R> map(List<T> list, Function<T, R> function) {
        return new ArrayList<>(list.stream().map(function).toList());
    }
}
