`default_nettype none
module UpdatePages (  // UpdatePages.java:39
  input  wire clock,  // UpdatePages.java:39
  input  wire reset,  // UpdatePages.java:39
  input  wire [15:0] update_data_reader,  // UpdatePages.java:19
  input  wire [15:0] update_data_holder,  // UpdatePages.java:19
  input  wire [15:0] update_data_ctrl,  // UpdatePages.java:19
  input  wire [31:0] update_data_rid,  // UpdatePages.java:19
  input  wire [31:0] update_data_len,  // UpdatePages.java:19
  input  wire [31:0] update_data_from,  // UpdatePages.java:19
  input  wire [31:0] update_data_into,  // UpdatePages.java:19
  input  wire update_data_notifies,  // UpdatePages.java:19
  input  wire update_data_update_updates,  // UpdatePages.java:19
  input  wire [3:0] update_data_update_operation,  // UpdatePages.java:19
  input  wire [2:0] update_data_update_element,  // UpdatePages.java:19
  input  wire [63:0] update_data_update_operand,  // UpdatePages.java:19
  input  wire update_valid,  // UpdatePages.java:19
  output wire update_ready,  // UpdatePages.java:19
  output wire [15:0] physical_data_reader,  // UpdatePages.java:21
  output wire [15:0] physical_data_holder,  // UpdatePages.java:21
  output wire [15:0] physical_data_ctrl,  // UpdatePages.java:21
  output wire [31:0] physical_data_rid,  // UpdatePages.java:21
  output wire [31:0] physical_data_len,  // UpdatePages.java:21
  output wire [31:0] physical_data_from,  // UpdatePages.java:21
  output wire [31:0] physical_data_into,  // UpdatePages.java:21
  output wire physical_data_notifies,  // UpdatePages.java:21
  output wire physical_data_update_updates,  // UpdatePages.java:21
  output wire [3:0] physical_data_update_operation,  // UpdatePages.java:21
  output wire [2:0] physical_data_update_element,  // UpdatePages.java:21
  output wire [63:0] physical_data_update_operand,  // UpdatePages.java:21
  output wire physical_valid,  // UpdatePages.java:21
  input  wire physical_ready,  // UpdatePages.java:21
  output wire [15:0] refused_data_nsrc,  // UpdatePages.java:23
  output wire [15:0] refused_data_ctrl,  // UpdatePages.java:23
  output wire [31:0] refused_data_rid,  // UpdatePages.java:23
  output wire [31:0] refused_data_len,  // UpdatePages.java:23
  output wire refused_valid,  // UpdatePages.java:23
  input  wire refused_ready,  // UpdatePages.java:23
  output wire run_data_process,  // UpdatePages.java:25
  output wire [31:0] run_data_address,  // UpdatePages.java:25
  output wire [24:0] run_data_bytes,  // UpdatePages.java:25
  output wire run_valid,  // UpdatePages.java:25
  input  wire run_ready,  // UpdatePages.java:25
  input  wire answer_isMapped,  // UpdatePages.java:27
  input  wire [15:0] answer_first,  // UpdatePages.java:27
  input  wire [15:0] answer_last,  // UpdatePages.java:27
  input  wire answers  // UpdatePages.java:29
);
  localparam [1:0] State_ASKING = 2'd0;
  localparam [1:0] State_WALKING = 2'd1;
  localparam [1:0] State_PASSING = 2'd2;
  localparam [1:0] State_REFUSING = 2'd3;
  reg  [1:0] state;  // UpdatePages.java:40
  reg  [15:0] frame;  // UpdatePages.java:42
  wire passes = state == State_PASSING;  // UpdatePages.java:48
  wire [11:0] offset = update_data_from[11:0];  // UpdatePages.java:50
  wire refuses = state == State_REFUSING;  // UpdatePages.java:52
  assign update_ready = passes ? physical_ready : (refuses && refused_ready);  // UpdatePages.java:58
  assign physical_data_reader = update_data_reader;  // UpdatePages.java:51
  assign physical_data_holder = update_data_holder;  // UpdatePages.java:51
  assign physical_data_ctrl = update_data_ctrl;  // UpdatePages.java:51
  assign physical_data_rid = update_data_rid;  // UpdatePages.java:51
  assign physical_data_len = update_data_len;  // UpdatePages.java:51
  assign physical_data_from = {4'd0, frame, offset};  // UpdatePages.java:51
  assign physical_data_into = update_data_into;  // UpdatePages.java:51
  assign physical_data_notifies = update_data_notifies;  // UpdatePages.java:51
  assign physical_data_update_updates = update_data_update_updates;  // UpdatePages.java:51
  assign physical_data_update_operation = update_data_update_operation;  // UpdatePages.java:51
  assign physical_data_update_element = update_data_update_element;  // UpdatePages.java:51
  assign physical_data_update_operand = update_data_update_operand;  // UpdatePages.java:51
  assign physical_valid = passes;  // UpdatePages.java:49
  assign refused_data_nsrc = update_data_reader;  // UpdatePages.java:54
  assign refused_data_ctrl = update_data_ctrl;  // UpdatePages.java:55
  assign refused_data_rid = update_data_rid;  // UpdatePages.java:56
  assign refused_data_len = update_data_len;  // UpdatePages.java:57
  assign refused_valid = refuses;  // UpdatePages.java:53
  assign run_data_process = update_data_ctrl[4];  // UpdatePages.java:44
  assign run_data_address = update_data_from;  // UpdatePages.java:45
  assign run_data_bytes = update_data_len[24:0];  // UpdatePages.java:46
  assign run_valid = (state == State_ASKING) && update_valid;  // UpdatePages.java:43
  always @(posedge clock) begin
    if (answers) begin  // UpdatePages.java:47
      frame <= answer_first;  // UpdatePages.java:47
    end
    case (state)  // UpdatePages.java:40
      State_ASKING: begin  // UpdatePages.java:60
        if (run_valid && run_ready) begin  // UpdatePages.java:60
          state <= State_WALKING;  // UpdatePages.java:60
        end
      end
      State_WALKING: begin  // UpdatePages.java:61
        if (answers && answer_isMapped) begin  // UpdatePages.java:62
          state <= State_PASSING;  // UpdatePages.java:62
        end else if (answers) begin  // UpdatePages.java:63
          state <= State_REFUSING;  // UpdatePages.java:63
        end
      end
      State_PASSING: begin  // UpdatePages.java:64
        if (physical_ready) begin  // UpdatePages.java:64
          state <= State_ASKING;  // UpdatePages.java:64
        end
      end
      default /* State_REFUSING */: begin  // UpdatePages.java:65
        if (refused_ready) begin  // UpdatePages.java:65
          state <= State_ASKING;  // UpdatePages.java:65
        end
      end
    endcase
    if (reset) begin
      state <= State_ASKING;  // UpdatePages.java:40
    end
  end
  wire unused_ok = &{1'b0, answer_last};
endmodule
`default_nettype wire
