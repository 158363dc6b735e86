/** Sets of options with a name; what a preset does not name stays as the rules have it. */
export const PRESETS: Record<string, Record<string, unknown>> = {
  classic: {},
  quick: { first_arm_base: 15, first_arm_short: 18, first_arm_cap: 4, arm_base: 5, hold_rounds: 0, draw_mode: "auto", auto_show: true },
  dice: { battle_pace: "stepwise", soldier_limit: 80 },
  silent: { talk_visibility: "off", trade_window: "off" },
};
