// State-level sales tax of the United States, without local taxes: amounts from these rows are estimates. Checked on 2026-11-21. General rates of the
// fifty states: the public table "US Sales Tax 2026", half of them also federalstatelaw.com of December 2025; where both are outdated (Louisiana, 5 %
// from 2025-01-01 to 2029-12-31) the state's Department of Revenue. Food: Grocery Dive, "More states cut grocery taxes", January 2026. Delivery:
// state tables of TaxHero and Invoice Maker (Florida: not taxed where pickup is offered). Plans: South Carolina Code 12-36-910(B), CDTFA publication
// 119, the pages of Minnesota, Tennessee and Washington. Not checked again: the District of Columbia, Puerto Rico, downloads, and plans elsewhere;
// those are valid as of the day in their row. Rates in parts per million of the price: 6.25 % is 62,500.

export interface StateRate {
  readonly general: number;
  /** Food for home use at state level; 0 is exempt. */
  readonly grocery: number;
  /** Whether a separate delivery charge is taxed with the goods. */
  readonly delivery: boolean;
  /** Whether downloaded software is taxed. */
  readonly digital: boolean;
  /** Whether protection plans and assembly are taxed. */
  readonly service: boolean;
  /** ISO day on which the row was read from its source. */
  readonly asOf: string;
  readonly source: string;
}

// General rates with the statewide local parts of California, Utah and Virginia. Taxability and food: the state's own office.
const RATES = 'Tax Foundation, State and Local Sales Tax Rates, Midyear 2025';

type Row = readonly [
  general: number,
  grocery: number,
  delivery: 0 | 1,
  digital: 0 | 1,
  service: 0 | 1,
  /** Later than July 2025 when the tax on food has changed since. */
  asOf: string,
  office: string,
];

/** In state order; 1 means taxed. */
const ROWS: ReadonlyMap<string, Row> = new Map(
  Object.entries<Row>({
    AK: [0, 0, 0, 0, 0, '2025-07-01', 'Alaska Department of Revenue'],
    AL: [40_000, 20_000, 0, 1, 0, '2025-09-01', 'Alabama Department of Revenue'],
    AR: [65_000, 0, 1, 0, 1, '2026-01-01', 'Arkansas Department of Finance and Administration'],
    AZ: [56_000, 0, 0, 1, 0, '2025-07-01', 'Arizona Department of Revenue'],
    CA: [72_500, 0, 0, 0, 0, '2025-07-01', 'California Department of Tax and Fee Administration'],
    CO: [29_000, 0, 0, 0, 0, '2025-07-01', 'Colorado Department of Revenue'],
    CT: [63_500, 0, 1, 1, 1, '2025-07-01', 'Connecticut Department of Revenue Services'],
    DC: [60_000, 0, 1, 1, 0, '2025-07-01', 'District of Columbia Office of Tax and Revenue'],
    DE: [0, 0, 0, 0, 0, '2025-07-01', 'Delaware Division of Revenue'],
    FL: [60_000, 0, 0, 0, 1, '2026-11-21', 'Florida Department of Revenue'],
    GA: [40_000, 0, 1, 1, 0, '2025-07-01', 'Georgia Department of Revenue'],
    HI: [40_000, 40_000, 1, 1, 1, '2025-07-01', 'Hawaii Department of Taxation'],
    IA: [60_000, 0, 0, 1, 1, '2025-07-01', 'Iowa Department of Revenue'],
    ID: [60_000, 60_000, 0, 0, 0, '2025-07-01', 'Idaho State Tax Commission'],
    IL: [62_500, 0, 0, 0, 0, '2026-01-01', 'Illinois Department of Revenue'],
    IN: [70_000, 0, 1, 1, 1, '2025-07-01', 'Indiana Department of Revenue'],
    KS: [65_000, 0, 0, 0, 1, '2025-07-01', 'Kansas Department of Revenue'],
    KY: [60_000, 0, 1, 1, 1, '2025-07-01', 'Kentucky Department of Revenue'],
    LA: [50_000, 0, 0, 1, 0, '2025-07-01', 'Louisiana Department of Revenue'],
    MA: [62_500, 0, 0, 1, 0, '2025-07-01', 'Massachusetts Department of Revenue'],
    MD: [60_000, 0, 0, 1, 0, '2025-07-01', 'Comptroller of Maryland'],
    ME: [55_000, 0, 0, 1, 0, '2025-07-01', 'Maine Revenue Services'],
    MI: [60_000, 0, 0, 0, 0, '2025-07-01', 'Michigan Department of Treasury'],
    MN: [68_750, 0, 1, 1, 0, '2025-07-01', 'Minnesota Department of Revenue'],
    MO: [42_250, 12_250, 0, 0, 0, '2025-07-01', 'Missouri Department of Revenue'],
    MS: [70_000, 50_000, 1, 1, 1, '2025-07-01', 'Mississippi Department of Revenue'],
    MT: [0, 0, 0, 0, 0, '2025-07-01', 'Montana Department of Revenue'],
    NC: [47_500, 0, 1, 1, 1, '2025-07-01', 'North Carolina Department of Revenue'],
    ND: [50_000, 0, 1, 0, 0, '2025-07-01', 'North Dakota Office of State Tax Commissioner'],
    NE: [55_000, 0, 1, 1, 1, '2025-07-01', 'Nebraska Department of Revenue'],
    NH: [0, 0, 0, 0, 0, '2025-07-01', 'New Hampshire Department of Revenue Administration'],
    NJ: [66_250, 0, 1, 1, 1, '2025-07-01', 'New Jersey Division of Taxation'],
    NM: [48_750, 0, 1, 1, 1, '2025-07-01', 'New Mexico Taxation and Revenue Department'],
    NV: [68_500, 0, 0, 0, 0, '2025-07-01', 'Nevada Department of Taxation'],
    NY: [40_000, 0, 1, 1, 1, '2025-07-01', 'New York State Department of Taxation and Finance'],
    OH: [57_500, 0, 1, 0, 1, '2025-07-01', 'Ohio Department of Taxation'],
    OK: [45_000, 0, 0, 0, 0, '2025-07-01', 'Oklahoma Tax Commission'],
    OR: [0, 0, 0, 0, 0, '2025-07-01', 'Oregon Department of Revenue'],
    PA: [60_000, 0, 1, 1, 1, '2025-07-01', 'Pennsylvania Department of Revenue'],
    RI: [70_000, 0, 1, 1, 0, '2025-07-01', 'Rhode Island Division of Taxation'],
    SC: [60_000, 0, 1, 0, 1, '2026-11-21', 'South Carolina Department of Revenue'],
    SD: [42_000, 42_000, 1, 1, 1, '2025-07-01', 'South Dakota Department of Revenue'],
    TN: [70_000, 40_000, 1, 1, 1, '2025-07-01', 'Tennessee Department of Revenue'],
    TX: [62_500, 0, 1, 1, 1, '2025-07-01', 'Texas Comptroller of Public Accounts'],
    UT: [61_000, 30_000, 0, 1, 1, '2025-07-01', 'Utah State Tax Commission'],
    VA: [53_000, 10_000, 0, 0, 0, '2025-07-01', 'Virginia Tax'],
    VT: [60_000, 0, 1, 1, 0, '2025-07-01', 'Vermont Department of Taxes'],
    WA: [65_000, 0, 1, 1, 1, '2025-07-01', 'Washington State Department of Revenue'],
    WI: [50_000, 0, 1, 1, 1, '2025-07-01', 'Wisconsin Department of Revenue'],
    WV: [60_000, 0, 1, 1, 1, '2025-07-01', 'West Virginia Tax Division'],
    WY: [40_000, 0, 0, 1, 1, '2025-07-01', 'Wyoming Department of Revenue'],
    PR: [115_000, 0, 1, 1, 1, '2025-07-01', 'Departamento de Hacienda de Puerto Rico'],
  }),
);

/** Codes of the states, districts and territories with a row. */
export const RATED_STATES: readonly string[] = [...ROWS.keys()];

/** The rates of a state; null for territories without a row. */
export function stateRate(state: string): StateRate | null {
  const row = ROWS.get(state);
  if (row === undefined) return null;
  const [general, grocery, delivery, digital, service, asOf, office] = row;
  return {
    general,
    grocery,
    delivery: delivery === 1,
    digital: digital === 1,
    service: service === 1,
    asOf,
    source: `${office}; ${RATES}`,
  };
}
