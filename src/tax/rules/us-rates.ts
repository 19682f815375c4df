// State-level sales tax of the United States. Local taxes come on top and are not in here: amounts from these rows are estimates.
// Rates in parts per million of the price: 6.25 % is 62,500.

export interface StateRate {
  readonly general: number;
  /** Food for home use at state level; 0 is exempt. */
  readonly grocery: number;
  /** Whether a separate charge for delivery is taxed with the goods. */
  readonly delivery: boolean;
  /** Whether downloaded software is taxed. */
  readonly digital: boolean;
  /** Whether protection plans and assembly are taxed. */
  readonly service: boolean;
}

// Rates as of 2025-07-01: Tax Foundation, State and Local Sales Tax Rates, Midyear 2025 (state rates, with the statewide local parts
// of California, Utah and Virginia). What is taxed: published guidance of the state revenue departments on delivery charges,
// prewritten software and service contracts.

/** [general, grocery, delivery, digital, service] in state order; 1 is taxed. */
const ROWS: Readonly<Record<string, readonly [general: number, grocery: number, delivery: 0 | 1, digital: 0 | 1, service: 0 | 1]>> = {
  AK: [0, 0, 0, 0, 0],
  AL: [40_000, 30_000, 0, 1, 0],
  AR: [65_000, 1_250, 1, 0, 1],
  AZ: [56_000, 0, 0, 1, 0],
  CA: [72_500, 0, 0, 0, 0],
  CO: [29_000, 0, 0, 0, 0],
  CT: [63_500, 0, 1, 1, 1],
  DC: [60_000, 0, 1, 1, 0],
  DE: [0, 0, 0, 0, 0],
  FL: [60_000, 0, 1, 0, 1],
  GA: [40_000, 0, 1, 1, 0],
  HI: [40_000, 40_000, 1, 1, 1],
  IA: [60_000, 0, 0, 1, 1],
  ID: [60_000, 60_000, 0, 0, 0],
  IL: [62_500, 10_000, 0, 0, 0],
  IN: [70_000, 0, 1, 1, 1],
  KS: [65_000, 0, 0, 0, 1],
  KY: [60_000, 0, 1, 1, 1],
  LA: [50_000, 0, 0, 1, 0],
  MA: [62_500, 0, 0, 1, 0],
  MD: [60_000, 0, 0, 1, 0],
  ME: [55_000, 0, 0, 1, 0],
  MI: [60_000, 0, 0, 0, 0],
  MN: [68_750, 0, 1, 1, 0],
  MO: [42_250, 12_250, 0, 0, 0],
  MS: [70_000, 50_000, 1, 1, 1],
  MT: [0, 0, 0, 0, 0],
  NC: [47_500, 0, 1, 1, 1],
  ND: [50_000, 0, 1, 0, 0],
  NE: [55_000, 0, 1, 1, 1],
  NH: [0, 0, 0, 0, 0],
  NJ: [66_250, 0, 1, 1, 1],
  NM: [48_750, 0, 1, 1, 1],
  NV: [68_500, 0, 0, 0, 0],
  NY: [40_000, 0, 1, 1, 1],
  OH: [57_500, 0, 1, 0, 1],
  OK: [45_000, 0, 0, 0, 0],
  OR: [0, 0, 0, 0, 0],
  PA: [60_000, 0, 1, 1, 1],
  RI: [70_000, 0, 1, 1, 0],
  SC: [60_000, 0, 1, 0, 0],
  SD: [42_000, 42_000, 1, 1, 1],
  TN: [70_000, 40_000, 1, 1, 1],
  TX: [62_500, 0, 1, 1, 1],
  UT: [61_000, 30_000, 0, 1, 1],
  VA: [53_000, 10_000, 0, 0, 0],
  VT: [60_000, 0, 1, 1, 0],
  WA: [65_000, 0, 1, 1, 1],
  WI: [50_000, 0, 1, 1, 1],
  WV: [60_000, 0, 1, 1, 1],
  WY: [40_000, 0, 0, 1, 1],
  PR: [115_000, 0, 1, 1, 1],
};

/** The rates of a state, or null where the shop has none (territories without a row). */
export function stateRate(state: string): StateRate | null {
  const row = ROWS[state];
  if (row === undefined) return null;
  const [general, grocery, delivery, digital, service] = row;
  return { general, grocery, delivery: delivery === 1, digital: digital === 1, service: service === 1 };
}
