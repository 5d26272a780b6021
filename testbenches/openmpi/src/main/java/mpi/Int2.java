package mpi;

/** A value of {@code int} and an int that says where it is, for MINLOC and MAXLOC. */
public final class Int2 extends Struct {
    private final int value = addInt();
    private final int index = addInt();

    Int2() {}

    Datatype pair() {
        return new Datatype(org.heddle.mpi.datatype.Datatype.INT2, Datatype.Base.INT);
    }

    @Override
    protected Data newData() {
        return new Data();
    }

    /** View of a pair. */
    public final class Data extends Struct.Data {
        private Data() {}

        /** Returns the value. */
        public int getValue() {
            return getInt(value);
        }

        /** Returns the index. */
        public int getIndex() {
            return getInt(index);
        }

        /** Sets the value. */
        public void putValue(int v) {
            putInt(value, v);
        }

        /** Sets the index. */
        public void putIndex(int i) {
            putInt(index, i);
        }
    }
}
