package mpi;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.jspecify.annotations.Nullable;

/** Objects as bytes: a stream of an array of them. */
final class ObjectBytes {
    private ObjectBytes() {}

    static byte[] of(@Nullable Object buffer, int offset, int count) {
        if (!(buffer instanceof Object[] objects)) {
            throw new MpiException(ErrorClass.ERR_BUFFER, "a buffer of MPI.OBJECT must be an array of objects");
        }
        if (count < 0) {
            throw new MpiException(ErrorClass.ERR_COUNT, "count must be >= 0: count=" + count);
        }
        if (offset < 0 || offset + count > objects.length) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER,
                    count + " objects from index " + offset + " are not all in an array of " + objects.length);
        }
        Object[] sent = new Object[count];
        System.arraycopy(objects, offset, sent, 0, count);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream stream = new ObjectOutputStream(bytes)) {
            stream.writeObject(sent);
        } catch (IOException e) {
            throw new MpiException(ErrorClass.ERR_BUFFER, "an object cannot be serialised: " + e);
        }
        return bytes.toByteArray();
    }

    static Object[] objects(byte[] bytes) {
        ClassLoader loader = MPI.class.getClassLoader();
        try (ObjectInputStream stream = new ObjectInputStream(new ByteArrayInputStream(bytes)) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass type) throws IOException, ClassNotFoundException {
                try {
                    return Class.forName(type.getName(), false, loader);
                } catch (ClassNotFoundException other) {
                    return super.resolveClass(type);
                }
            }
        }) {
            return (Object[]) stream.readObject();
        } catch (IOException | ClassNotFoundException e) {
            throw new MpiException(ErrorClass.ERR_TYPE, "the message holds no objects: " + e);
        }
    }

    /** Puts received objects into an array; returns how many. */
    static int store(byte[] bytes, @Nullable Object buffer, int offset, int count) {
        Object[] received = objects(bytes);
        if (!(buffer instanceof Object[] target)) {
            throw new MpiException(ErrorClass.ERR_BUFFER, "a buffer of MPI.OBJECT must be an array of objects");
        }
        if (received.length > count) {
            throw new MpiException(
                    ErrorClass.ERR_TRUNCATE, received.length + " objects met a receive of " + count + ": receive more");
        }
        if (offset < 0 || offset + received.length > target.length) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER,
                    received.length + " objects from index " + offset + " do not fit an array of " + target.length);
        }
        System.arraycopy(received, 0, target, offset, received.length);
        return received.length;
    }
}
