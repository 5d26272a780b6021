import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class NotThereYet extends Component {
    final UInt sum = early();
    final UInt given = in(uint(8));

    private UInt early() {
        return given.addWrap(1);
    }
}
/* reports
HDL035 (NotThereYet.java:9) null is used: Cannot invoke "org.heddle.hdl.UInt.addWrap(long)" because "this.given" is null: a field is there only below the line that makes it, so make it earlier, or give another value
  thrown: java.lang.NullPointerException: Cannot invoke "org.heddle.hdl.UInt.addWrap(long)" because "this.given" is null
*/
