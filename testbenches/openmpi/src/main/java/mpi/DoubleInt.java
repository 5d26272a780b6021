package mpi;

/** A value of {@code double} and an int that says where it is, for MINLOC and MAXLOC. */
public final class DoubleInt extends Struct {
    private final int value = addDouble();
    private final int index = addInt();

    DoubleInt() {}

    Datatype pair() {
        return new Datatype(org.heddle.mpi.datatype.Datatype.DOUBLE_INT, Datatype.Base.BYTE);
    }

    @Override
    protected Data newData() {
        return new Data();
    }

    /** View of a pair. */
    public final class Data extends Struct.Data {
        private Data() {}

        /** Returns the value. */
        public double getValue() {
            return getDouble(value);
        }

        /** Returns the index. */
        public int getIndex() {
            return getInt(index);
        }

        /** Sets the value. */
        public void putValue(double v) {
            putDouble(value, v);
        }

        /** Sets the index. */
        public void putIndex(int i) {
            putInt(index, i);
        }
    }
}
