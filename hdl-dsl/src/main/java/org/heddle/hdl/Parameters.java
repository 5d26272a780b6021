package org.heddle.hdl;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.stream.Stream;

/** What a component's constructor was given, as texts {@code name=value}. */
final class Parameters {
    private Parameters() {}

    /** One text; of a record, one for each of its components, in their order, since its own text would be no part of a name. */
    static Stream<String> of(String name, Object value) {
        if (value instanceof Record record) {
            return Stream.of(record.getClass().getRecordComponents())
                    .flatMap(part -> of(name + "." + part.getName(), valueOf(record, part)));
        }
        return Stream.of(name + "=" + String.valueOf(value).replaceAll("\\s+", " "));
    }

    private static Object valueOf(Record record, RecordComponent part) {
        try {
            Method accessor = part.getAccessor();
            accessor.setAccessible(true); // the record's class need not be public
            return accessor.invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("cannot read \"" + part.getName() + "\" of " + record, e);
        }
    }
}
