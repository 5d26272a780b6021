// slots=4
module OutstandingReads_4 (  // OutstandingReads.java:44
  input  wire clock,  // OutstandingReads.java:44
  input  wire reset,  // OutstandingReads.java:44
  output wire hasRoom,  // OutstandingReads.java:24
  output wire [7:0] nextTicket,  // OutstandingReads.java:26
  input  wire takes,  // OutstandingReads.java:28
  input  wire [31:0] owner,  // OutstandingReads.java:30
  input  wire [7:0] ticket,  // OutstandingReads.java:33
  input  wire [31:0] claimedOwner,  // OutstandingReads.java:35
  output wire isKnown,  // OutstandingReads.java:37
  input  wire releases  // OutstandingReads.java:39
);
  reg  [7:0] next;  // OutstandingReads.java:53
  reg  busy3;  // OutstandingReads.java:57
  reg  [5:0] uses3;  // OutstandingReads.java:58
  reg  [31:0] owner3;  // OutstandingReads.java:59
  reg  busy2;  // OutstandingReads.java:57
  reg  [5:0] uses2;  // OutstandingReads.java:58
  reg  [31:0] owner2;  // OutstandingReads.java:59
  reg  busy1;  // OutstandingReads.java:57
  reg  [5:0] uses1;  // OutstandingReads.java:58
  reg  [31:0] owner1;  // OutstandingReads.java:59
  reg  busy0;  // OutstandingReads.java:57
  reg  [5:0] uses0;  // OutstandingReads.java:58
  reg  [31:0] owner0;  // OutstandingReads.java:59
  wire [1:0] slot = ticket[1:0];  // OutstandingReads.java:48
  wire [5:0] use_ = ticket[7:2];  // OutstandingReads.java:49
  wire isOwn_0 = (slot == 2'd3) && busy3 && (use_ == uses3) && (owner3 == claimedOwner);  // OutstandingReads.java:62
  wire isOwn_1 = (slot == 2'd2) && busy2 && (use_ == uses2) && (owner2 == claimedOwner);  // OutstandingReads.java:62
  wire isOwn_2 = (slot == 2'd1) && busy1 && (use_ == uses1) && (owner1 == claimedOwner);  // OutstandingReads.java:62
  wire isOwn_3 = (slot == 2'd0) && busy0 && (use_ == uses0) && (owner0 == claimedOwner);  // OutstandingReads.java:62
  assign hasRoom = |{!busy3, !busy2, !busy1, !busy0};  // OutstandingReads.java:74
  assign nextTicket = next;  // OutstandingReads.java:73
  assign isKnown = |{isOwn_0, isOwn_1, isOwn_2, isOwn_3};  // OutstandingReads.java:75
  always @* begin
    next = 8'd0;  // OutstandingReads.java:54
    if (!busy3) begin  // OutstandingReads.java:60
      next = {uses3, 2'd3};  // OutstandingReads.java:60
    end
    if (!busy2) begin  // OutstandingReads.java:60
      next = {uses2, 2'd2};  // OutstandingReads.java:60
    end
    if (!busy1) begin  // OutstandingReads.java:60
      next = {uses1, 2'd1};  // OutstandingReads.java:60
    end
    if (!busy0) begin  // OutstandingReads.java:60
      next = {uses0, 2'd0};  // OutstandingReads.java:60
    end
  end
  always @(posedge clock) begin
    if (takes && (nextTicket[1:0] == 2'd3)) begin  // OutstandingReads.java:64
      busy3 <= 1'b1;  // OutstandingReads.java:65
      owner3 <= owner;  // OutstandingReads.java:66
    end
    if (releases && isOwn_0) begin  // OutstandingReads.java:68
      busy3 <= 1'b0;  // OutstandingReads.java:69
      uses3 <= uses3 + 6'd1;  // OutstandingReads.java:70
    end
    if (takes && (nextTicket[1:0] == 2'd2)) begin  // OutstandingReads.java:64
      busy2 <= 1'b1;  // OutstandingReads.java:65
      owner2 <= owner;  // OutstandingReads.java:66
    end
    if (releases && isOwn_1) begin  // OutstandingReads.java:68
      busy2 <= 1'b0;  // OutstandingReads.java:69
      uses2 <= uses2 + 6'd1;  // OutstandingReads.java:70
    end
    if (takes && (nextTicket[1:0] == 2'd1)) begin  // OutstandingReads.java:64
      busy1 <= 1'b1;  // OutstandingReads.java:65
      owner1 <= owner;  // OutstandingReads.java:66
    end
    if (releases && isOwn_2) begin  // OutstandingReads.java:68
      busy1 <= 1'b0;  // OutstandingReads.java:69
      uses1 <= uses1 + 6'd1;  // OutstandingReads.java:70
    end
    if (takes && (nextTicket[1:0] == 2'd0)) begin  // OutstandingReads.java:64
      busy0 <= 1'b1;  // OutstandingReads.java:65
      owner0 <= owner;  // OutstandingReads.java:66
    end
    if (releases && isOwn_3) begin  // OutstandingReads.java:68
      busy0 <= 1'b0;  // OutstandingReads.java:69
      uses0 <= uses0 + 6'd1;  // OutstandingReads.java:70
    end
    if (reset) begin
      busy3 <= 1'b0;  // OutstandingReads.java:57
      uses3 <= 6'd0;  // OutstandingReads.java:58
      busy2 <= 1'b0;  // OutstandingReads.java:57
      uses2 <= 6'd0;  // OutstandingReads.java:58
      busy1 <= 1'b0;  // OutstandingReads.java:57
      uses1 <= 6'd0;  // OutstandingReads.java:58
      busy0 <= 1'b0;  // OutstandingReads.java:57
      uses0 <= 6'd0;  // OutstandingReads.java:58
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!takes || hasRoom)) begin  // OutstandingReads.java:76
        $display("assertion failed: a read is asked for only while there is a ticket (OutstandingReads.java:76)");
        $stop;  // OutstandingReads.java:76
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!takes || hasRoom);  // OutstandingReads.java:76
    end
  end
`endif
endmodule
