// Serial numbers as they are stored and compared: capitals, without blanks.

/** Null for what is no serial number. */
export function readSerial(typed: string): string | null {
  const serial = typed.replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z0-9][A-Z0-9./_-]{2,39}$/.test(serial) ? serial : null;
}

/** One device of a staff table. */
export interface SerialRecord {
  readonly orderNumber: string;
  readonly lineNo: number;
  readonly serial: string;
  /** The last day of the maker's warranty; null: not known. */
  readonly warrantyUntil: string | null;
}

export const SERIAL_COLUMNS = ['order', 'line', 'serial', 'warranty_until'] as const;
