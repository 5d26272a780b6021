package org.heddle.hdl;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.NameGroup;
import org.heddle.hdl.operation.DataParts;
import org.heddle.hdl.option.Flip;
import org.jspecify.annotations.Nullable;

/** The way between hardware of any shape and the single values of which it is made, in declaration order. */
final class Leaves {
    private Leaves() {}

    static DataParts of(Data data) {
        List<DataParts.Leaf> leaves = new ArrayList<>();
        collect(data, "", false, leaves);
        return new DataParts(data.getClass(), leaves);
    }

    private static void collect(Data data, String path, boolean flipped, List<DataParts.Leaf> leaves) {
        if (data instanceof Value value) {
            leaves.add(new DataParts.Leaf(value.net(), path, flipped));
        } else if (data instanceof Vec<?> vec) {
            for (int i = 0; i < vec.size(); i++) {
                collect(vec.get(i), NameGroup.join(path, Integer.toString(i)), flipped, leaves);
            }
        } else {
            requireRecord(data);
            for (RecordComponent component : data.getClass().getRecordComponents()) {
                boolean turned = flipped ^ component.isAnnotationPresent(Flip.class);
                collect(read(component, data), NameGroup.join(path, component.getName()), turned, leaves);
            }
        }
    }

    static Type<?> typeOf(Data data) {
        if (data instanceof Value value) {
            return value.type();
        }
        if (data instanceof Vec<?> vec) {
            return new Vec.Shape<>(vec.size(), typeOf(vec.get(0)));
        }
        List<Type<?>> parts = new ArrayList<>();
        for (RecordComponent component : data.getClass().getRecordComponents()) {
            parts.add(typeOf(read(component, data)));
        }
        return new BundleType<>(((Bundle) data).getClass(), parts);
    }

    /** Hardware of a model's shape, made of other single values in the same order. */
    @SuppressWarnings("unchecked") // a value's type makes values of its own class
    static <T extends Data> T like(T model, List<Net> nets) {
        Iterator<Net> next = nets.iterator();
        return (T) typeOf(model).instantiate("", false, (format, path, flipped) -> next.next());
    }

    /** Whether both are one object, as Java's {@code equals} says it; HDL018 if they are not and hardware is being made. */
    static boolean isSame(Data data, @Nullable Object other) {
        if (data == other) {
            return true;
        }
        Net net = of(data).first();
        if (other != null && net.isBeingBuilt()) {
            net.reader()
                    .report(
                            Code.REFERENCE_COMPARISON,
                            "equals of " + net.describe()
                                    + " compares Java objects, also in contains, indexOf or a record: use eq() or ne();"
                                    + " to find an object again, keep its index or use an IdentityHashMap",
                            Caller.siteBeyond("equals"));
        }
        return false;
    }

    private static void requireRecord(Data data) {
        if (!data.getClass().isRecord()) {
            throw new ElaborationException(new Diagnostic(
                    Code.BUNDLE_SHAPE,
                    data.getClass().getName() + " is not a record: declare it as a record that implements Bundle",
                    Caller.find().site()));
        }
    }

    private static Data read(RecordComponent component, Data data) {
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
