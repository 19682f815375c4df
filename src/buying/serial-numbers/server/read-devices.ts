// What is found for a look-up, and the whole list with its filters (H_SL).
import { sayer } from '#base/locale/words';
import type { CopyLocale } from '#base/locale/rules';
import type { Device } from '#buying/serial-numbers/contract';
import { askedSerials } from '#buying/serial-numbers/rules';
import { serialNumbersWords } from '#buying/serial-numbers/words';
import { organizationOf } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import { DEVICE_CHOICES, DEVICES, type DeviceRow, type DevicesAsked } from './device-queries.ts';

const PER_PAGE = 25;

export interface Asked {
  readonly serials?: string;
  readonly item?: string;
  readonly person?: string;
  readonly location?: string;
  readonly page?: string;
}

interface Reader {
  readonly accountNumber: string;
  readonly copyLocale: CopyLocale;
  /** The day in the site's time zone. */
  readonly today: string;
}

export async function readDevices(on: Queries, { accountNumber, copyLocale, today }: Reader, asked: Asked) {
  const { serials, unreadable } = askedSerials(asked.serials ?? '');
  const filters = filtersOf(accountNumber, asked);
  const ask = (page: number) => on.many(DEVICES, { ...filters, limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  const page = Math.max(1, Number(asked.page ?? '1'));
  const [found, choices, organization, known] = await Promise.all([
    ask(page),
    on.one(DEVICE_CHOICES, [accountNumber]),
    organizationOf(on, accountNumber),
    // Filters narrow a look-up; a number that they leave out is not missing.
    serials.length === 0
      ? []
      : on.many(DEVICES, { ...filtersOf(accountNumber, { serials: asked.serials ?? '' }), limit: 1_000, offset: 0 }),
  ]);
  // A page that no longer exists shows the first.
  const isGone = found.length === 0 && page > 1;
  const rows = isGone ? await ask(1) : found;
  const there = new Set(known.map(({ serial }) => serial));
  const say = sayer(serialNumbersWords, copyLocale);
  return {
    organization: organization?.name ?? '',
    devices: rows.map((row) => deviceOf(row, copyLocale, today)),
    count: rows[0]?.count ?? 0,
    all: choices.all,
    missing: [...serials.filter((serial) => !there.has(serial)), ...unreadable],
    people: (choices.people ?? []).map(({ key, name }) => ({ key, name: name ?? say('nobody') })),
    locations: (choices.locations ?? []).map(({ key, name }) => ({ key, name: placeName(key, name, copyLocale) })),
    page: isGone ? 1 : page,
    pages: Math.ceil((rows[0]?.count ?? 0) / PER_PAGE),
  };
}

/** More rows than a file has room for in a spreadsheet nobody asks for. */
const MOST_ROWS = 50_000;

export async function allDevices(on: Queries, { accountNumber, copyLocale, today }: Reader, asked: Asked): Promise<readonly Device[]> {
  const rows = await on.many(DEVICES, { ...filtersOf(accountNumber, asked), limit: MOST_ROWS, offset: 0 });
  return rows.map((row) => deviceOf(row, copyLocale, today));
}

function filtersOf(
  accountNumber: string,
  { serials = '', item = '', person = '', location = '' }: Asked,
): Omit<DevicesAsked, 'limit' | 'offset'> {
  const part = item
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&');
  const wanted = askedSerials(serials);
  const isAsked = wanted.serials.length > 0 || wanted.unreadable.length > 0;
  return {
    accountNumber,
    serials: isAsked ? [...wanted.serials] : null,
    item: part === '' ? null : `%${part}%`,
    person: person === '' ? null : person,
    location: location === '' ? null : location,
  };
}

function placeName(key: string, name: string | null, locale: CopyLocale): string {
  if (key === 'store' || key === 'other') return sayer(serialNumbersWords, locale)(key);
  return name ?? '';
}

function deviceOf(row: DeviceRow, locale: CopyLocale, today: string): Device {
  const until = row.warranty_until ?? '';
  return {
    serial: row.serial,
    itemId: row.item_id,
    title: row.title,
    orderNumber: row.order_number,
    lineNo: row.line_no,
    placedAt: row.placed_at.toISOString(),
    person: row.buyer_name ?? '',
    location: placeName(row.location_key, row.location_name, locale),
    warrantyUntil: until,
    isOutOfWarranty: until !== '' && until < today,
    leftAt: row.left_at?.toISOString() ?? '',
    arrivedAt: row.arrived_at?.toISOString() ?? '',
    carrier: row.carrier ?? '',
    trackingNumber: row.tracking_number ?? '',
    isReturned: row.units === 0,
  };
}
