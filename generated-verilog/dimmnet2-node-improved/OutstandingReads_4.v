`default_nettype none
// slots=4
module OutstandingReads_4 (  // OutstandingReads.java:44
  input  wire clock,  // OutstandingReads.java:44
  input  wire reset,  // OutstandingReads.java:44
  output wire [7:0] nextTicket,  // OutstandingReads.java:26
  input  wire takes,  // OutstandingReads.java:28
  input  wire [31:0] owner,  // OutstandingReads.java:30
  input  wire [7:0] ticket,  // OutstandingReads.java:33
  input  wire [31:0] claimedOwner,  // OutstandingReads.java:35
  output wire isKnown,  // OutstandingReads.java:37
  input  wire releases,  // OutstandingReads.java:39
  output wire [2:0] tickets  // OutstandingReads.java:46
);
  reg  [7:0] next;  // OutstandingReads.java:54
  reg  busy3;  // OutstandingReads.java:58
  reg  [5:0] uses3;  // OutstandingReads.java:59
  reg  [31:0] owner3;  // OutstandingReads.java:60
  reg  busy2;  // OutstandingReads.java:58
  reg  [5:0] uses2;  // OutstandingReads.java:59
  reg  [31:0] owner2;  // OutstandingReads.java:60
  reg  busy1;  // OutstandingReads.java:58
  reg  [5:0] uses1;  // OutstandingReads.java:59
  reg  [31:0] owner1;  // OutstandingReads.java:60
  reg  busy0;  // OutstandingReads.java:58
  reg  [5:0] uses0;  // OutstandingReads.java:59
  reg  [31:0] owner0;  // OutstandingReads.java:60
  wire [1:0] slot = ticket[1:0];  // OutstandingReads.java:49
  wire [5:0] use_ = ticket[7:2];  // OutstandingReads.java:50
  wire isOwn_0 = (slot == 2'd3) && busy3 && (use_ == uses3) && (owner3 == claimedOwner);  // OutstandingReads.java:63
  wire isOwn_1 = (slot == 2'd2) && busy2 && (use_ == uses2) && (owner2 == claimedOwner);  // OutstandingReads.java:63
  wire isOwn_2 = (slot == 2'd1) && busy1 && (use_ == uses1) && (owner1 == claimedOwner);  // OutstandingReads.java:63
  wire isOwn_3 = (slot == 2'd0) && busy0 && (use_ == uses0) && (owner0 == claimedOwner);  // OutstandingReads.java:63
  wire [2:0] count_0 = 3'd0 + {2'd0, !busy3};  // OutstandingReads.java:78
  wire [2:0] count_1 = count_0 + {2'd0, !busy2};  // OutstandingReads.java:78
  wire [2:0] count_2 = count_1 + {2'd0, !busy1};  // OutstandingReads.java:78
  wire [2:0] count_3 = count_2 + {2'd0, !busy0};  // OutstandingReads.java:78
  assign nextTicket = next;  // OutstandingReads.java:74
  assign isKnown = |{isOwn_0, isOwn_1, isOwn_2, isOwn_3};  // OutstandingReads.java:81
  assign tickets = count_3;  // OutstandingReads.java:80
  always @* begin
    next = 8'd0;  // OutstandingReads.java:55
    if (!busy3) begin  // OutstandingReads.java:61
      next = {uses3, 2'd3};  // OutstandingReads.java:61
    end
    if (!busy2) begin  // OutstandingReads.java:61
      next = {uses2, 2'd2};  // OutstandingReads.java:61
    end
    if (!busy1) begin  // OutstandingReads.java:61
      next = {uses1, 2'd1};  // OutstandingReads.java:61
    end
    if (!busy0) begin  // OutstandingReads.java:61
      next = {uses0, 2'd0};  // OutstandingReads.java:61
    end
  end
  always @(posedge clock) begin
    if (takes && (nextTicket[1:0] == 2'd3)) begin  // OutstandingReads.java:65
      busy3 <= 1'b1;  // OutstandingReads.java:66
      owner3 <= owner;  // OutstandingReads.java:67
    end
    if (releases && isOwn_0) begin  // OutstandingReads.java:69
      busy3 <= 1'b0;  // OutstandingReads.java:70
      uses3 <= uses3 + 6'd1;  // OutstandingReads.java:71
    end
    if (takes && (nextTicket[1:0] == 2'd2)) begin  // OutstandingReads.java:65
      busy2 <= 1'b1;  // OutstandingReads.java:66
      owner2 <= owner;  // OutstandingReads.java:67
    end
    if (releases && isOwn_1) begin  // OutstandingReads.java:69
      busy2 <= 1'b0;  // OutstandingReads.java:70
      uses2 <= uses2 + 6'd1;  // OutstandingReads.java:71
    end
    if (takes && (nextTicket[1:0] == 2'd1)) begin  // OutstandingReads.java:65
      busy1 <= 1'b1;  // OutstandingReads.java:66
      owner1 <= owner;  // OutstandingReads.java:67
    end
    if (releases && isOwn_2) begin  // OutstandingReads.java:69
      busy1 <= 1'b0;  // OutstandingReads.java:70
      uses1 <= uses1 + 6'd1;  // OutstandingReads.java:71
    end
    if (takes && (nextTicket[1:0] == 2'd0)) begin  // OutstandingReads.java:65
      busy0 <= 1'b1;  // OutstandingReads.java:66
      owner0 <= owner;  // OutstandingReads.java:67
    end
    if (releases && isOwn_3) begin  // OutstandingReads.java:69
      busy0 <= 1'b0;  // OutstandingReads.java:70
      uses0 <= uses0 + 6'd1;  // OutstandingReads.java:71
    end
    if (reset) begin
      busy3 <= 1'b0;  // OutstandingReads.java:58
      uses3 <= 6'd0;  // OutstandingReads.java:59
      busy2 <= 1'b0;  // OutstandingReads.java:58
      uses2 <= 6'd0;  // OutstandingReads.java:59
      busy1 <= 1'b0;  // OutstandingReads.java:58
      uses1 <= 6'd0;  // OutstandingReads.java:59
      busy0 <= 1'b0;  // OutstandingReads.java:58
      uses0 <= 6'd0;  // OutstandingReads.java:59
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!takes || (tickets != 3'd0))) begin  // OutstandingReads.java:82
        $display("assertion failed: a read is asked for only while there is a ticket (OutstandingReads.java:82)");
        $stop;  // OutstandingReads.java:82
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!takes || (tickets != 3'd0));  // OutstandingReads.java:82
    end
  end
`endif
endmodule
`default_nettype wire
