package org.heddle.hdl;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.elaboration.Limits;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.NameGroup;
import org.heddle.hdl.option.Flip;

/**
 * The type of a {@link Bundle}: its record class and a type for each component.
 *
 * @param <T> the record
 */
public final class BundleType<T extends Bundle> extends Type<T> {
    private final Class<T> record;
    private final RecordComponent[] components;
    private final List<Type<?>> types;

    BundleType(Class<T> record, List<Type<?>> types) {
        this.record = record;
        this.types = List.copyOf(types);
        this.components = record.isRecord() ? record.getRecordComponents() : new RecordComponent[0];
        if (!record.isRecord() || components.length != types.size()) {
            throw new ElaborationException(new Diagnostic(
                    Code.BUNDLE_SHAPE,
                    record.isRecord()
                            ? record.getSimpleName() + " has " + components.length + " components, but " + types.size()
                                    + " types were given: give one type for each component, in order"
                            : record.getSimpleName()
                                    + " is not a record: declare it as a record that implements Bundle",
                    Caller.find().site()));
        }
    }

    @Override
    public int width() {
        return Limits.aggregate(types.stream().mapToLong(Type::width).sum(), record.getSimpleName());
    }

    @Override
    public String description() {
        return record.getSimpleName() + width();
    }

    @Override
    T instantiate(String path, boolean flipped, LeafMaker maker) {
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            boolean turned = flipped ^ components[i].isAnnotationPresent(Flip.class);
            values[i] = types.get(i).instantiate(NameGroup.join(path, components[i].getName()), turned, maker);
            if (!components[i].getType().isInstance(values[i])) {
                throw new ElaborationException(new Diagnostic(
                        Code.BUNDLE_SHAPE,
                        record.getSimpleName() + "." + components[i].getName() + " is declared "
                                + components[i].getType().getSimpleName() + " but its type makes "
                                + values[i].getClass().getSimpleName() + ": give it a type that fits",
                        Caller.find().site()));
            }
        }
        try {
            Class<?>[] parameters =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            Constructor<T> constructor = record.getDeclaredConstructor(parameters);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(
                    "the constructor of " + record.getName() + " threw " + e.getCause(), e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make a " + record.getName(), e);
        }
    }
}
