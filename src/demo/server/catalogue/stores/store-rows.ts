// How the demo's stores are written down: one row each, its opening week and its services by name.
import type { StoreRecord } from '#goods/catalog/rules';
import { PARTNER_POINT } from '#goods/delivery/rules';

type Week = StoreRecord['hours'];

const week = (days: string, friday: string, saturday: string, sunday: string | null): Week => [
  days,
  days,
  days,
  days,
  friday,
  saturday,
  sunday,
];

const WEEKS: Readonly<Record<string, Week>> = {
  /** A large store on a main road. */
  long: week('08:00-21:00', '08:00-21:00', '09:00-21:00', '10:00-18:00'),
  usual: week('08:00-20:00', '08:00-20:00', '09:00-19:00', '10:00-18:00'),
  /** Among offices: early on weekdays, short on weekends. */
  downtown: week('07:30-20:00', '07:30-19:00', '09:00-18:00', '11:00-17:00'),
  noSunday: week('08:00-20:00', '08:00-20:00', '09:00-19:00', null),
  west: week('08:00-20:00', '08:00-20:00', '09:00-18:00', '11:00-17:00'),
  quebec: week('08:30-21:00', '08:30-21:00', '09:00-17:00', '10:00-17:00'),
  /** In a smaller Québec town: late on Thursday and Friday only. */
  quebecSmall: ['09:00-18:00', '09:00-18:00', '09:00-18:00', '09:00-21:00', '09:00-21:00', '09:00-17:00', '11:00-17:00'],
};

const COUNTER = ['pickup', 'returns', 'inkRecycling'] as const;

const SERVICES: Readonly<Record<string, readonly string[]>> = {
  counter: COUNTER,
  print: [...COUNTER, 'printing'],
  tech: [...COUNTER, 'printing', 'techHelp'],
  showroom: [...COUNTER, 'printing', 'furnitureShowroom'],
  partner: [PARTNER_POINT],
  all: [...COUNTER, 'printing', 'furnitureShowroom', 'techHelp'],
};

const ZONES: Readonly<Record<string, string>> = {
  Eastern: 'America/New_York',
  Central: 'America/Chicago',
  Mountain: 'America/Denver',
  Phoenix: 'America/Phoenix',
  Pacific: 'America/Los_Angeles',
  Honolulu: 'Pacific/Honolulu',
  Newfoundland: 'America/St_Johns',
  Halifax: 'America/Halifax',
  Moncton: 'America/Moncton',
  Toronto: 'America/Toronto',
  Winnipeg: 'America/Winnipeg',
  Regina: 'America/Regina',
  Edmonton: 'America/Edmonton',
  Vancouver: 'America/Vancouver',
};

const COLUMNS = 11;

/**
 * Reads `number | name | street | town | state | zip | phone | position | time zone | week | services`, a line each.
 * Throws when a line has another number of columns or names a zone, week or set of services that is not there.
 */
export function storeRows(country: 'US' | 'CA', rows: string): StoreRecord[] {
  return rows
    .trim()
    .split('\n')
    .map((line) => readRow(country, line));
}

function readRow(country: 'US' | 'CA', line: string): StoreRecord {
  const cells = line.split('|').map((cell) => cell.trim());
  const [storeNumber = '', name = '', addressLine1 = '', city = '', state = '', zipcode = '', phone = '', position = ''] = cells;
  const [, , , , , , , , zone = '', hours = '', services = ''] = cells;
  const [latitude = NaN, longitude = NaN] = position.split(' ').map(Number);
  const [timeZone, open, offered] = [ZONES[zone], WEEKS[hours], SERVICES[services]];
  if (cells.length !== COLUMNS || timeZone === undefined || open === undefined || offered === undefined)
    throw new Error(`Not a row of stores: ${line}`);
  return {
    storeNumber,
    name,
    addressLine1,
    city,
    state,
    zipcode,
    country,
    phone: phone.replaceAll(/\D/g, ''),
    latitude,
    longitude,
    timeZone,
    hours: open,
    services: offered,
  };
}
