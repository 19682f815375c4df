// The two contracts of a hotel group (B2B-4): percentages off a category and off a brand, volume breaks, a few set prices, a warning off contract, and an
// end that is near.
import { addDays } from '#base/calendar/rules';
import { contractAfter, NOTHING_AGREED, readContractRow, type ContractState } from '#goods/pricing/rules';

const ACCOUNT = '10024525';
const OFFICE = 'LH-2026-01';
const PARTNERS = 'LH-2026-02';

/** As staff would write them. `today`: an ISO day. */
const rowsFrom = (today: string): readonly Readonly<Record<string, string>>[] => [
  { contract: OFFICE, contract_name: 'Office essentials', off_contract: 'warn', valid_from: addDays(today, -200) },
  { contract: OFFICE, category: 'paper', discount: '12', breaks: '10=15' },
  { contract: OFFICE, item_id: '401588', price: '112.50' },
  { contract: OFFICE, item_id: '310877', price: '9.95', breaks: '12=8.95' },
  { contract: PARTNERS, contract_name: 'Partner brands', valid_from: addDays(today, -340), valid_until: addDays(today, 24) },
  { contract: PARTNERS, brand: 'Tessel', discount: '18' },
  { contract: PARTNERS, brand: 'Ondine', discount: '8' },
];

export function demoAgreements(today: string): ContractState {
  const rows = rowsFrom(today).map((cells) => readContractRow({ account_number: ACCOUNT, currency: 'USD', ...cells }));
  return contractAfter(
    NOTHING_AGREED,
    rows.filter((row) => typeof row !== 'string'),
    true,
  );
}
