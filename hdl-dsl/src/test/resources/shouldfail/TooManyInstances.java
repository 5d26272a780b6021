import org.heddle.hdl.Component;

class TooManyInstances extends Component {
    TooManyInstances() {
        while (true) {
            instance(new Child());
        }
    }

    static class Child extends Component {}
}
/* reports
HDL034 (TooManyInstances.java:10) more than 100000 components were built, the last a Child: end the loop or recursion that builds them
*/
