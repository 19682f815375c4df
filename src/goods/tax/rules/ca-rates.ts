// Sales taxes of Canada, complete: federal GST, harmonized HST, and the provincial taxes in addition to GST. Rates in parts per million of the price:
// 9.975 % is 99,750.

export type CanadianTax = 'GST' | 'HST' | 'PST' | 'RST' | 'QST';

export interface ProvinceRate {
  readonly tax: CanadianTax;
  readonly rate: number;
  readonly since: string;
  readonly source: string;
  /** Whether protection plans and assembly are taxed; goods and downloads always are. */
  readonly service: boolean;
}

const CRA = 'Canada Revenue Agency, GST/HST calculator and rates';
const gst = { tax: 'GST', rate: 50_000, since: '2008-01-01', source: CRA, service: true } as const;
const hst = (rate: number, since: string) => [{ tax: 'HST', rate, since, source: CRA, service: true }] as const;

const ROWS: ReadonlyMap<string, readonly ProvinceRate[]> = new Map(
  Object.entries({
    AB: [gst],
    BC: [
      gst,
      { tax: 'PST', rate: 70_000, since: '2013-04-01', source: 'Government of British Columbia, Provincial sales tax', service: true },
    ],
    MB: [gst, { tax: 'RST', rate: 70_000, since: '2019-07-01', source: 'Government of Manitoba, Retail sales tax', service: true }],
    NB: hst(150_000, '2016-07-01'),
    NL: hst(150_000, '2016-07-01'),
    NS: hst(140_000, '2025-04-01'),
    NT: [gst],
    NU: [gst],
    ON: hst(130_000, '2010-07-01'),
    PE: hst(150_000, '2016-10-01'),
    QC: [gst, { tax: 'QST', rate: 99_750, since: '2013-01-01', source: 'Revenu Québec, Taux de la TPS et de la TVQ', service: true }],
    SK: [gst, { tax: 'PST', rate: 60_000, since: '2017-03-23', source: 'Government of Saskatchewan, Provincial sales tax', service: true }],
    YT: [gst],
  }),
);

/** The taxes of a province or territory, federal first. */
export function provinceRates(province: string): readonly ProvinceRate[] {
  return ROWS.get(province) ?? [];
}
