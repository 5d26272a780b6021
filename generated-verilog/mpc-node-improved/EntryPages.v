`default_nettype none
module EntryPages (  // EntryPages.java:47
  input  wire clock,  // EntryPages.java:47
  input  wire reset,  // EntryPages.java:47
  input  wire [255:0] entry_data,  // EntryPages.java:19
  input  wire entry_valid,  // EntryPages.java:19
  output wire entry_ready,  // EntryPages.java:19
  input  wire owner,  // EntryPages.java:21
  output wire [255:0] checked_data,  // EntryPages.java:23
  output wire checked_valid,  // EntryPages.java:23
  input  wire checked_ready,  // EntryPages.java:23
  output wire isUnmapped,  // EntryPages.java:25
  output wire run_data_process,  // EntryPages.java:27
  output wire [31:0] run_data_address,  // EntryPages.java:27
  output wire [24:0] run_data_bytes,  // EntryPages.java:27
  output wire run_valid,  // EntryPages.java:27
  input  wire run_ready,  // EntryPages.java:27
  input  wire answer_isMapped,  // EntryPages.java:29
  input  wire [15:0] answer_first,  // EntryPages.java:29
  input  wire [15:0] answer_last,  // EntryPages.java:29
  input  wire answers  // EntryPages.java:31
);
  localparam [2:0] State_EMPTY = 3'd0;
  localparam [2:0] State_DECIDING = 3'd1;
  localparam [2:0] State_MEASURING = 3'd2;
  localparam [2:0] State_COMPARING = 3'd3;
  localparam [2:0] State_ASKING = 3'd4;
  localparam [2:0] State_WALKING = 3'd5;
  localparam [2:0] State_KNOWN = 3'd6;
  reg  [2:0] state;  // EntryPages.java:48
  reg  [255:0] line;  // EntryPages.java:49
  reg  isMissing;  // EntryPages.java:50
  reg  [31:0] next;  // EntryPages.java:63
  reg  [24:0] left;  // EntryPages.java:64
  reg  [14:0] room;  // EntryPages.java:65
  reg  isLast;  // EntryPages.java:68
  wire isEmpty = state == State_EMPTY;  // EntryPages.java:52
  wire passes = entry_data[60] && !entry_data[51];  // LmeField.java:99
  wire takes = entry_valid && entry_ready && !passes;  // EntryPages.java:54
  wire [31:0] length = line[223:192];  // LayoutField.java:18
  wire hasLength = (length != 32'd0) && (length <= 32'h1000000);  // EntryPages.java:61
  wire [24:0] wideRoom = {10'd0, room};  // EntryPages.java:67
  wire goesOn = answers && answer_isMapped && !isLast;  // EntryPages.java:70
  assign entry_ready = isEmpty && checked_ready;  // EntryPages.java:55
  assign checked_data = isEmpty ? entry_data : line;  // EntryPages.java:85
  assign checked_valid = (state == State_KNOWN) || (isEmpty && entry_valid && passes);  // EntryPages.java:84
  assign isUnmapped = isMissing && !isEmpty;  // EntryPages.java:86
  assign run_data_process = owner;  // EntryPages.java:80
  assign run_data_address = next;  // EntryPages.java:81
  assign run_data_bytes = isLast ? left : wideRoom;  // EntryPages.java:82
  assign run_valid = state == State_ASKING;  // EntryPages.java:79
  always @(posedge clock) begin
    if (takes) begin  // EntryPages.java:56
      line <= entry_data;  // EntryPages.java:57
      isMissing <= 1'b0;  // EntryPages.java:58
    end
    room <= 15'h4000 - {1'b0, next[13:0]};  // EntryPages.java:66
    isLast <= left <= wideRoom;  // EntryPages.java:69
    if (state == State_DECIDING) begin  // EntryPages.java:71
      next <= line[95:64];  // EntryPages.java:72
      left <= length[24:0];  // EntryPages.java:73
    end else if (goesOn) begin  // EntryPages.java:75
      next <= next + {17'd0, room};  // EntryPages.java:76
      left <= left - wideRoom;  // EntryPages.java:77
    end
    if (answers) begin  // EntryPages.java:83
      isMissing <= !answer_isMapped;  // EntryPages.java:83
    end
    case (state)  // EntryPages.java:48
      State_EMPTY: begin  // EntryPages.java:88
        if (takes) begin  // EntryPages.java:88
          state <= State_DECIDING;  // EntryPages.java:88
        end
      end
      State_DECIDING: begin  // EntryPages.java:89
        if (hasLength) begin  // EntryPages.java:89
          state <= State_MEASURING;  // EntryPages.java:89
        end else begin  // EntryPages.java:89
          state <= State_KNOWN;  // EntryPages.java:89
        end
      end
      State_MEASURING: begin  // EntryPages.java:90
        state <= State_COMPARING;  // EntryPages.java:90
      end
      State_COMPARING: begin  // EntryPages.java:91
        state <= State_ASKING;  // EntryPages.java:91
      end
      State_ASKING: begin  // EntryPages.java:92
        if (run_ready) begin  // EntryPages.java:92
          state <= State_WALKING;  // EntryPages.java:92
        end
      end
      State_WALKING: begin  // EntryPages.java:93
        if (goesOn) begin  // EntryPages.java:93
          state <= State_MEASURING;  // EntryPages.java:93
        end else if (answers) begin  // EntryPages.java:93
          state <= State_KNOWN;  // EntryPages.java:93
        end
      end
      default /* State_KNOWN */: begin  // EntryPages.java:94
        if (checked_ready) begin  // EntryPages.java:94
          state <= State_EMPTY;  // EntryPages.java:94
        end
      end
    endcase
    if (reset) begin
      state <= State_EMPTY;  // EntryPages.java:48
      isMissing <= 1'b0;  // EntryPages.java:50
    end
  end
  wire unused_ok = &{1'b0, answer_first, answer_last};
endmodule
`default_nettype wire
