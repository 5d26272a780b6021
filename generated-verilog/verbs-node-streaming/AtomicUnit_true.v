`default_nettype none
// posts=true
module AtomicUnit_true (  // AtomicUnit.java:79
  input  wire clock,  // AtomicUnit.java:79
  input  wire reset,  // AtomicUnit.java:79
  input  wire wanted,  // AtomicUnit.java:28
  input  wire isAdd,  // AtomicUnit.java:30
  input  wire [127:0] operands,  // AtomicUnit.java:32
  input  wire [47:0] segment_data_address,  // AtomicUnit.java:34
  input  wire [30:0] segment_data_bytes,  // AtomicUnit.java:34
  input  wire segment_data_last,  // AtomicUnit.java:34
  input  wire segment_valid,  // AtomicUnit.java:34
  output wire segment_ready,  // AtomicUnit.java:34
  input  wire isWriting,  // AtomicUnit.java:36
  input  wire isSettled,  // AtomicUnit.java:40
  input  wire begins,  // AtomicUnit.java:42
  output wire memory_data_write,  // AtomicUnit.java:44
  output wire [42:0] memory_data_line,  // AtomicUnit.java:44
  output wire [255:0] memory_data_data,  // AtomicUnit.java:44
  output wire [31:0] memory_data_lanes,  // AtomicUnit.java:44
  output wire memory_valid,  // AtomicUnit.java:44
  input  wire memory_ready,  // AtomicUnit.java:44
  input  wire returns,  // AtomicUnit.java:46
  input  wire [255:0] line,  // AtomicUnit.java:48
  output wire isExclusive,  // AtomicUnit.java:51
  output wire [63:0] original,  // AtomicUnit.java:53
  output wire ends,  // AtomicUnit.java:55
  output wire posts,  // AtomicUnit.java:57
  output wire isPosted  // AtomicUnit.java:59
);
  localparam [3:0] State_LOCK = 4'd0;
  localparam [3:0] State_LOCKED = 4'd1;
  localparam [3:0] State_READ = 4'd2;
  localparam [3:0] State_WAIT = 4'd3;
  localparam [3:0] State_SUM = 4'd4;
  localparam [3:0] State_COMPUTE = 4'd5;
  localparam [3:0] State_WRITE = 4'd6;
  localparam [3:0] State_WRITTEN = 4'd7;
  localparam [3:0] State_ENDED = 4'd8;
  reg  [3:0] state;  // AtomicUnit.java:73
  reg  isOpen;  // AtomicUnit.java:85
  reg  locked;  // AtomicUnit.java:90
  reg  [47:0] word;  // AtomicUnit.java:100
  reg  [63:0] replaced;  // AtomicUnit.java:102
  reg  [63:0] before_;  // AtomicUnit.java:125
  reg  isEqual;  // AtomicUnit.java:134
  reg  [63:0] sum;  // AtomicUnit.java:135
  wire mayLock = !isOpen;  // AtomicUnit.java:88
  wire locks = (state == State_LOCK) && wanted && mayLock;  // AtomicUnit.java:89
  wire writes = (state == State_WRITE) && (memory_valid && memory_ready);  // AtomicUnit.java:92
  wire [7:0] shift = {word[4:3], 6'd0};  // AtomicUnit.java:126
  wire [63:0] operand = operands[63:0];  // LayoutField.java:18
  wire isWrite = state == State_WRITE;  // AtomicUnit.java:112
  wire [255:0] before__shifted = line >> shift;  // AtomicUnit.java:130
  assign segment_ready = locks;  // AtomicUnit.java:99
  assign memory_data_write = isWrite;  // AtomicUnit.java:144
  assign memory_data_line = word[47:5];  // AtomicUnit.java:145
  assign memory_data_data = {4{replaced}};  // AtomicUnit.java:146
  assign memory_data_lanes = isWrite ? (32'd255 << {word[4:3], 3'd0}) : 32'hffffffff;  // AtomicUnit.java:149
  assign memory_valid = ((state == State_READ) || isWrite) && !isOpen;  // AtomicUnit.java:143
  assign isExclusive = locked || isOpen;  // AtomicUnit.java:98
  assign original = before_;  // AtomicUnit.java:131
  assign ends = writes;  // AtomicUnit.java:107
  assign posts = writes;  // AtomicUnit.java:96
  assign isPosted = isOpen;  // AtomicUnit.java:97
  always @(posedge clock) begin
    if (locks) begin  // AtomicUnit.java:91
      locked <= 1'b1;  // AtomicUnit.java:91
    end else if (state == State_ENDED) begin  // AtomicUnit.java:91
      locked <= 1'b0;  // AtomicUnit.java:91
    end
    if (writes) begin  // AtomicUnit.java:94
      isOpen <= 1'b1;  // AtomicUnit.java:94
    end else if (returns) begin  // AtomicUnit.java:94
      isOpen <= 1'b0;  // AtomicUnit.java:94
    end
    if (segment_valid && segment_ready) begin  // AtomicUnit.java:101
      word <= segment_data_address;  // AtomicUnit.java:101
    end
    if ((state == State_WAIT) && returns) begin  // AtomicUnit.java:128
      before_ <= before__shifted[63:0];  // AtomicUnit.java:130
    end
    isEqual <= before_ == operands[127:64];  // AtomicUnit.java:136
    sum <= before_ + operand;  // AtomicUnit.java:137
    if (state == State_COMPUTE) begin  // AtomicUnit.java:138
      replaced <= isAdd ? sum : (isEqual ? operand : before_);  // AtomicUnit.java:138
    end
    case (state)  // AtomicUnit.java:73
      State_LOCK: begin  // AtomicUnit.java:157
        if (segment_valid && segment_ready) begin  // AtomicUnit.java:157
          state <= State_LOCKED;  // AtomicUnit.java:157
        end
      end
      State_LOCKED: begin  // AtomicUnit.java:158
        if (!isWriting && isSettled) begin  // AtomicUnit.java:160
          state <= State_READ;  // AtomicUnit.java:160
        end
      end
      State_READ: begin  // AtomicUnit.java:161
        if (memory_valid && memory_ready) begin  // AtomicUnit.java:161
          state <= State_WAIT;  // AtomicUnit.java:161
        end
      end
      State_WAIT: begin  // AtomicUnit.java:162
        if (returns) begin  // AtomicUnit.java:162
          state <= State_SUM;  // AtomicUnit.java:162
        end
      end
      State_SUM: begin  // AtomicUnit.java:163
        state <= State_COMPUTE;  // AtomicUnit.java:163
      end
      State_COMPUTE: begin  // AtomicUnit.java:164
        state <= State_WRITE;  // AtomicUnit.java:164
      end
      State_WRITE: begin  // AtomicUnit.java:165
        if (memory_valid && memory_ready) begin  // AtomicUnit.java:167
          state <= State_ENDED;  // AtomicUnit.java:167
        end
      end
      State_WRITTEN: begin  // AtomicUnit.java:168
        if (returns) begin  // AtomicUnit.java:168
          state <= State_ENDED;  // AtomicUnit.java:168
        end
      end
      default /* State_ENDED */: begin  // AtomicUnit.java:169
        state <= State_LOCK;  // AtomicUnit.java:169
      end
    endcase
    if (reset) begin
      state <= State_LOCK;  // AtomicUnit.java:73
      isOpen <= 1'b0;  // AtomicUnit.java:85
      locked <= 1'b0;  // AtomicUnit.java:90
    end
  end
  wire unused_ok = &{1'b0, segment_data_bytes, segment_data_last, begins, word[2:0], before__shifted[255:64]};
endmodule
`default_nettype wire
