package org.heddle.hdl;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.naming.Caller;

/** The scalars of an aggregate, in declaration order. */
final class Leaves {
    /** One scalar, its name below the root, and whether it flows against the root. */
    record Leaf(Value value, String path, boolean flipped) {}

    private Leaves() {}

    static List<Leaf> of(Data data) {
        List<Leaf> leaves = new ArrayList<>();
        collect(data, "", false, leaves);
        return leaves;
    }

    /** The component that reads or drives this data. */
    static ModuleBuilder reader(Data data) {
        return of(data).get(0).value().reader();
    }

    static Type<?> typeOf(Data data) {
        if (data instanceof Value value) {
            return value.type();
        }
        if (data instanceof Vec<?> vec) {
            return new VecType<>(vec.size(), typeOf(vec.get(0)));
        }
        List<Type<?>> parts = new ArrayList<>();
        for (RecordComponent component : data.getClass().getRecordComponents()) {
            parts.add(typeOf(read(component, data)));
        }
        return new BundleType<>(((Bundle) data).getClass(), parts);
    }

    static void requireSameShape(Data target, List<Leaf> targets, Data source, List<Leaf> sources) {
        boolean same =
                targets.size() == sources.size() && (target instanceof Value || target.getClass() == source.getClass());
        for (int i = 0; same && i < targets.size(); i++) {
            same = targets.get(i).path().equals(sources.get(i).path());
        }
        if (!same) {
            throw new ElaborationException(new Diagnostic(
                    Code.BUNDLE_SHAPE,
                    target.getClass().getSimpleName() + " with " + paths(targets) + " cannot take "
                            + source.getClass().getSimpleName() + " with " + paths(sources)
                            + ": set the components one by one",
                    Caller.find().site()));
        }
    }

    /**
     * Requires that one may stand in the other's place: the same shape, and the same type of each scalar.
     *
     * @throws ElaborationException HDL015 or HDL003, with the places of both
     */
    static void requireLike(Data model, Data data) {
        List<Leaf> models = of(model);
        List<Leaf> leaves = of(data);
        requireSameShape(model, models, data, leaves);
        for (int i = 0; i < leaves.size(); i++) {
            Value expected = models.get(i).value();
            Value value = leaves.get(i).value();
            if (!value.isLike(expected)) {
                List<Site> sites = new ArrayList<>(List.of(Caller.find().site()));
                expected.site().ifPresent(sites::add);
                value.site().ifPresent(sites::add);
                throw new ElaborationException(new Diagnostic(
                        Code.WIDTHS_DIFFER,
                        "a vector of " + expected.type().description() + " " + expected.describe() + " and "
                                + value.type().description() + " " + value.describe()
                                + ": its elements have one type: widen the narrower, truncate the wider with trunc, or"
                                + " convert one",
                        sites));
            }
        }
    }

    private static List<String> paths(List<Leaf> leaves) {
        return leaves.stream().map(Leaf::path).toList();
    }

    private static void collect(Data data, String path, boolean flipped, List<Leaf> leaves) {
        if (data instanceof Value value) {
            leaves.add(new Leaf(value, path, flipped));
        } else if (data instanceof Vec<?> vec) {
            for (int i = 0; i < vec.size(); i++) {
                collect(vec.get(i), Type.join(path, Integer.toString(i)), flipped, leaves);
            }
        } else {
            requireRecord(data);
            for (RecordComponent component : data.getClass().getRecordComponents()) {
                boolean turned = flipped ^ component.isAnnotationPresent(Flip.class);
                collect(read(component, data), Type.join(path, component.getName()), turned, leaves);
            }
        }
    }

    private static void requireRecord(Data data) {
        if (!data.getClass().isRecord()) {
            throw new ElaborationException(new Diagnostic(
                    Code.BUNDLE_SHAPE,
                    data.getClass().getName() + " is not a record: declare it as a record that implements Bundle",
                    Caller.find().site()));
        }
    }

    static Data read(RecordComponent component, Data data) {
        try {
            component.getAccessor().setAccessible(true);
            return (Data) component.getAccessor().invoke(data);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("accessor " + component.getName() + " threw", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read component " + component.getName(), e);
        }
    }
}
