import org.heddle.hdl.Component;

/** A component that contains itself without an end. */
class MadeOfItself extends Component {
    MadeOfItself() {
        instance(new MadeOfItself());
    }
}
/* reports
HDL034 (MadeOfItself.java:5) the stack overflows here: a component or a method calls itself without an end, or deeper than the stack is: end the recursion, or build with a loop
  thrown: java.lang.StackOverflowError
*/
