// The list names codes of large mailers after these ("First National Bank"); an address needs the city around.

export interface ListedCode {
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
  readonly state: string;
}

const KINDS = /\b(?:Inc|Corp|Ins|Insurance|Dept|Svc|Brm|Lottery|Assoc|Assc|Bkcard|Roebuck|Lending|Mastercard)\b|\bCo$/;
/** "Red Bank" and "Telephone" are towns. */
const BANKS = /\b(?:Natl|National|Nat|Us|One|Union|Amsouth|Fargo) Bank\b|\bBank Of\b|\b(?:Continental|General|Ny) Telephone\b/;
const NAMES = new RegExp(
  `^(?:${[
    'Academy Life',
    'Bham$',
    'Firms$',
    'American Express',
    'American Greeting',
    'Ameritrust',
    'Ariz Correctional',
    'Bureau Business',
    'Census Bureau',
    'Defense Finance',
    'Express Mail',
    'Federal Communications',
    'Gen Electric',
    'Internal Revenue',
    'Liberty Mutual',
    'Lions International',
    'Marine Corps',
    'Naval Reserve',
    'Naval Supply',
    'Pacific Area Office',
    'Pacific Gas',
    'Pacific Tel',
    'Parcel Return',
    'Roadway Express',
    'Sf International',
    'Shell Oil',
    'Southern California Gas',
    'State Farm',
    'World Vision',
  ].join('|')})`,
);

export const isInstitution = (name: string): boolean => [KINDS, BANKS, NAMES].some((pattern) => pattern.test(name));

/** Codes of institutions with the city around: the nearest one whose codes begin alike, of several the one with most codes. */
export function inTheirCities<R extends ListedCode>(rows: readonly (readonly [code: string, row: R])[]): readonly (readonly [string, R])[] {
  const cities = Map.groupBy(
    rows.filter(([, { city }]) => city !== '' && !isInstitution(city)),
    ([code, { state }]) => `${state} ${code.slice(0, 3)}`,
  );
  return rows.map(([code, row]) => {
    if (!isInstitution(row.city)) return [code, row];
    const around = (cities.get(`${row.state} ${code.slice(0, 3)}`) ?? []).map(([, other]) => other);
    const codesOf = (city: string): number => around.filter((other) => other.city === city).length;
    const distance = (other: R): number => (other.latitude - row.latitude) ** 2 + (other.longitude - row.longitude) ** 2;
    const [nearest] = around.toSorted((a, b) => distance(a) - distance(b) || codesOf(b.city) - codesOf(a.city));
    return [code, { ...row, city: nearest?.city ?? '' }];
  });
}
