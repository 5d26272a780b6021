import java.util.*;
import org.heddle.hdl.*;

/** Ports are never renamed: a name that Verilog cannot have is an error. */
class PortNameNotLegal extends Component {
    Bool end = in(bool());
    Bool spaced = in("two words", bool());
    Bool twice = in("twice", bool());
    Bool again = in("twice", bool());
    Bool valid = in(bool());
    Bool Valid = in(bool());
}

/* reports
HDL007 (PortNameNotLegal.java:6) port "end" of PortNameNotLegal is a Verilog keyword, and ports are never renamed: call it something else
HDL007 (PortNameNotLegal.java:7) port "two words" of PortNameNotLegal is not a Verilog identifier, and ports are never renamed: call it something else
HDL007 (PortNameNotLegal.java:9) two ports of PortNameNotLegal are named "twice", and ports are never renamed: call one something else
  see PortNameNotLegal.java:8
HDL007 (PortNameNotLegal.java:11) ports "valid" and "Valid" of PortNameNotLegal differ in case only, and ports are never renamed: call one something else
  see PortNameNotLegal.java:10
*/
