# Timing constraints of link-switch, configuration 8: made with the Verilog beside it.
# Ways between clocks are bounded by the shorter period; no others are allowed, so the tool tells of any.
create_clock -name clock -period 8.000 [get_ports clock]
set_false_path -from [get_ports reset]
