// Reads one row of staff's table of serial numbers.
import { isDay } from '#base/locale/rules';
import { readOrderNumber } from '#base/order-number/rules';
import { readSerial, type SERIAL_COLUMNS, type SerialRecord } from './serial-number.ts';

/** Returns a sentence about the row's problem. */
export function readSerialRow(cells: Readonly<Record<string, string | undefined>>): SerialRecord | string {
  const cell = (name: (typeof SERIAL_COLUMNS)[number]): string => cells[name]?.trim() ?? '';
  const [orderNumber, line, serial, until] = [
    readOrderNumber(cell('order')),
    cell('line'),
    readSerial(cell('serial')),
    cell('warranty_until'),
  ];
  if (orderNumber === null) return `order ${cell('order')} is not 12 digits`;
  if (!/^[1-9]\d{0,3}$/.test(line)) return `line ${line} is no whole number`;
  if (serial === null) return `serial ${cell('serial')} is no serial number: 3 to 40 letters, digits, dots, slashes, or hyphens`;
  if (until !== '' && !isDay(until)) return `warranty_until ${until} is no day (2029-11-20)`;
  return { orderNumber, lineNo: Number(line), serial, warrantyUntil: until === '' ? null : until };
}
