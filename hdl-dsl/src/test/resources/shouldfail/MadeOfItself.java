import org.heddle.hdl.Component;

/** A component that contains itself without an end. */
class MadeOfItself extends Component {
    MadeOfItself() {
        instance(new MadeOfItself());
    }
}
/* reports
HDL034 (MadeOfItself.java:5) more than 1000 components MadeOfItself are built inside each other: end the recursion, or build with a loop
*/
