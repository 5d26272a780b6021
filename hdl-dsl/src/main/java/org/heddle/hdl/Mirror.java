package org.heddle.hdl;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.naming.Caller;

/**
 * Makes hardware of the shape of several alike: each of its scalars is computed from theirs.
 *
 * @param <T> the shape
 */
final class Mirror<T extends Data> {
    /** Computes a scalar from the scalars in the same place. */
    interface Rule {
        Expression compute(List<Expression> scalars);
    }

    private final ModuleBuilder module;
    private final Caller caller;
    private final NameGroup group;
    private final Rule rule;

    private Mirror(ModuleBuilder module, Caller caller, Rule rule) {
        this.module = module;
        this.caller = caller;
        this.group = new NameGroup(caller);
        this.rule = rule;
    }

    /**
     * @param models at least one, all of one shape
     */
    @SuppressWarnings("unchecked")
    static <T extends Data> T of(ModuleBuilder module, Caller caller, List<T> models, Rule rule) {
        for (T model : models) {
            Leaves.requireSameShape(models.get(0), Leaves.of(models.get(0)), model, Leaves.of(model));
        }
        return (T) new Mirror<T>(module, caller, rule).make("", models);
    }

    private Data make(String path, List<? extends Data> models) {
        Data first = models.get(0);
        if (first instanceof Value value) {
            return scalar(path, value, models);
        } else if (first instanceof Vec<?> vec) {
            List<Data> elements = new ArrayList<>();
            for (int i = 0; i < vec.size(); i++) {
                int index = i;
                elements.add(make(
                        Type.join(path, Integer.toString(i)),
                        models.stream()
                                .map(model -> ((Vec<?>) model).get(index))
                                .toList()));
            }
            return new Vec<>(elements);
        }
        RecordComponent[] components = first.getClass().getRecordComponents();
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            RecordComponent component = components[i];
            values[i] = make(
                    Type.join(path, component.getName()),
                    models.stream().map(model -> Leaves.read(component, model)).toList());
        }
        return record(first.getClass(), components, values);
    }

    private Value scalar(String path, Value first, List<? extends Data> models) {
        List<Expression> scalars = models.stream()
                .map(model -> ((Value) model).in(module, caller.site()))
                .toList();
        return module.declarations().define(first.type(), rule.compute(scalars), group, path);
    }

    private static Data record(Class<?> type, RecordComponent[] components, Object[] values) {
        try {
            Class<?>[] parameters =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            Constructor<?> constructor = type.getDeclaredConstructor(parameters);
            constructor.setAccessible(true);
            return (Data) constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(
                    "the constructor of " + type.getName() + " threw " + e.getCause(), e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make a " + type.getName(), e);
        }
    }
}
