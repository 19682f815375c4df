// Reads a file in the format of `stores export`: complete records of the right types, or a sentence about the invalid one.
import type { StoreRecord } from '#goods/catalog/rules';

const TEXTS = ['storeNumber', 'name', 'addressLine1', 'city', 'state', 'zipcode', 'country', 'phone', 'timeZone'] as const;
const DAYS_A_WEEK = 7;
/** The same constraint as in the database. */
const STORE_SOURCE = /^[a-z0-9-]{0,40}$/;

export interface StoresFile {
  readonly stores: readonly StoreRecord[];
  readonly problems: readonly string[];
}

/** Checks the fields of each record; `checkStores` checks whether they are plausible. */
export function readStoresFile(text: string): StoresFile {
  const rows = parsed(text);
  if (!Array.isArray(rows))
    return { stores: [], problems: [`this is no JSON list of stores${rows instanceof Error ? `: ${rows.message}` : ''}`] };
  const problems: string[] = [];
  const stores: StoreRecord[] = [];
  const numbers = new Set<unknown>();
  for (const [at, row] of (rows as readonly unknown[]).entries()) {
    const problem = shapeProblem(row);
    if (problem !== null) problems.push(`store ${at + 1}: ${problem}`);
    else {
      const store = row as StoreRecord; // all fields were checked
      if (numbers.has(store.storeNumber)) problems.push(`store ${at + 1}: number ${store.storeNumber} stands there twice`);
      numbers.add(store.storeNumber);
      stores.push(store);
    }
  }
  return { stores, problems };
}

/** The parsed JSON, or the error with its position. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

function shapeProblem(row: unknown): string | null {
  if (typeof row !== 'object' || row === null) return 'is no record';
  const record = row as Readonly<Record<string, unknown>>;
  const missing = TEXTS.find((field) => typeof record[field] !== 'string');
  if (missing !== undefined) return `${missing} is missing or no text`;
  if (!/^\d{4}$/.test(String(record['storeNumber']))) return `storeNumber ${String(record['storeNumber'])} is not four digits`;
  if (record['country'] !== 'US' && record['country'] !== 'CA') return `country ${String(record['country'])} is neither US nor CA`;
  if (!/^(\d{10})?$/.test(String(record['phone']))) return `phone ${String(record['phone'])} is not ten digits`;
  const { latitude, longitude, hours, exceptions = [], services, source = '' } = record;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return 'latitude and longitude must be numbers';
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return `position ${latitude}, ${longitude} is none on earth`;
  if (!Array.isArray(hours) || hours.length !== DAYS_A_WEEK || !hours.every(isHours))
    return 'hours must be seven texts or null, Monday first';
  if (!Array.isArray(exceptions) || !exceptions.every(isException)) return 'exceptions must be a list of { day, hours }';
  if (!Array.isArray(services) || !services.every((one) => typeof one === 'string')) return 'services must be a list of texts';
  if (typeof source !== 'string' || !STORE_SOURCE.test(source)) return 'source must be small letters, digits and hyphens';
  return null;
}

function isHours(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function isException(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { day, hours } = value as Readonly<Record<string, unknown>>;
  return typeof day === 'string' && isHours(hours);
}
