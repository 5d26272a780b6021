import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;

class NestedWithoutEnd extends Component {
    final Bool go = in(bool());
    final Bool answer = out(bool());

    NestedWithoutEnd() {
        answer.set(false);
        nest(3_000);
    }

    private void nest(int levels) {
        when(go, () -> {
            if (levels > 0) {
                nest(levels - 1);
            }
        });
    }
}
/* reports
HDL034 (NestedWithoutEnd.java:14) more than 250 bodies of when and switch stand inside each other in NestedWithoutEnd: join the conditions with and, go on with elseWhen, or move the inner ones into a component
  see NestedWithoutEnd.java:8
*/
