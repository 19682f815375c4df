// What the seller agreed with the shopper's organization beyond goods, by the codes that stand for it (USR-4, B2B-7).
import type { Permission } from '#base/access/rules';

/** The names of words. */
export type AgreementWord =
  | 'onlineInvoicing'
  | 'billTrust'
  | 'blueTarp'
  | 'blueTarpView'
  | 'breakroom'
  | 'printMarketing'
  | 'hiTouch'
  | 'hiTouchPlus';

type Row = readonly [code: Permission, word: AgreementWord];

const INVOICING: readonly Row[] = [
  ['G_CON', 'onlineInvoicing'],
  ['G_BT1', 'billTrust'],
  ['G_BT2', 'blueTarp'],
  ['G_BT2V', 'blueTarpView'],
];

const SERVICES: readonly Row[] = [
  ['G_BRE', 'breakroom'],
  ['G_PSE', 'printMarketing'],
  ['HNP', 'hiTouch'],
  ['HPP', 'hiTouchPlus'],
];

/** How its invoices are paid or seen, and its services; empty for who has none. */
export function agreementOf(permissions: readonly Permission[]): Readonly<Record<'invoicing' | 'services', readonly AgreementWord[]>> {
  const words = (rows: readonly Row[]): readonly AgreementWord[] =>
    rows.flatMap(([code, word]) => (permissions.includes(code) ? [word] : []));
  return { invoicing: words(INVOICING), services: words(SERVICES) };
}
