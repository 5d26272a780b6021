package mpi;

/** A value of {@code float} and an int that says where it is, for MINLOC and MAXLOC. */
public final class FloatInt extends Struct {
    private final int value = addFloat();
    private final int index = addInt();

    FloatInt() {}

    Datatype pair() {
        return new Datatype(org.heddle.mpi.datatype.Datatype.FLOAT_INT, Datatype.Base.BYTE);
    }

    @Override
    protected Data newData() {
        return new Data();
    }

    /** View of a pair. */
    public final class Data extends Struct.Data {
        private Data() {}

        /** Returns the value. */
        public float getValue() {
            return getFloat(value);
        }

        /** Returns the index. */
        public int getIndex() {
            return getInt(index);
        }

        /** Sets the value. */
        public void putValue(float v) {
            putFloat(value, v);
        }

        /** Sets the index. */
        public void putIndex(int i) {
            putInt(index, i);
        }
    }
}
