// The seller's tax registrations as an invoice states them.
import { ownValue } from '#base/lookup/rules';
import type { Invoice } from '#buying/orders/rules';
import type { ordersWords } from '#buying/orders/words';
import type { Say } from '#base/locale/words';

export interface TaxNumbers {
  /** GST and HST registration: `123456789 RT0001`. */
  readonly gst: string | undefined;
  /** QST registration: `1234567890 TQ0001`. */
  readonly qst: string | undefined;
  /** Registrations for provincial sales taxes, by province. */
  readonly provincial: Readonly<Record<string, string>>;
}

/** The seller's registrations on a Canadian document; a province's own when it charges that province's tax. */
export function taxNumberLines(
  taxes: Invoice['taxes'],
  { gst, qst, provincial }: TaxNumbers,
  say: Say<(typeof ordersWords.keys)[number]>,
): readonly string[] {
  const charged = taxes.filter(({ name }) => name === 'PST' || name === 'RST');
  return [
    ...(gst === undefined ? [] : [say('invoiceGst', { number: gst })]),
    ...(qst === undefined ? [] : [say('invoiceQst', { number: qst })]),
    ...charged.flatMap(({ name, jurisdiction }) => {
      const number = ownValue(provincial, jurisdiction);
      return number === undefined ? [] : [say(name === 'RST' ? 'invoiceRst' : 'invoicePst', { province: jurisdiction, number })];
    }),
  ];
}
