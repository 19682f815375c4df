// Shoppers' visits to vendors: begun by the shop, answered once by the shopper, read by the shop.
import type { Currency } from '#base/money/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { WalletExchanged } from '#buying/payment/contract';
import type { Vendor } from '#buying/payment/rules';
import type { Clock } from '#platform/clock';
import { statement, type Queries } from '#platform/db';
import type { WalletBody } from '#providers/sandbox-provider/contract';
import { newId } from './new-id.ts';

/** The shopper's answers. `later`: approves now, but is declined when the order is placed. */
export const WALLET_ANSWERS = ['approved', 'later', 'retry', 'refused', 'down', 'cancelled'] as const;
export type WalletPress = (typeof WALLET_ANSWERS)[number];

export interface WalletRow {
  readonly wallet_id: string;
  readonly vendor: Vendor;
  readonly amount: number;
  readonly currency: Currency;
  readonly locale: CopyLocale;
  readonly return_to: string;
  readonly answer: Exclude<WalletPress, 'later'> | null;
  readonly reference: string;
  readonly token: string | null;
}

const FIELDS = 'wallet_id, vendor, amount, currency, locale, return_to, answer, reference, token';

interface BegunValues {
  readonly walletId: string;
  readonly vendor: string;
  readonly amount: number;
  readonly currency: string;
  readonly locale: string;
  readonly returnTo: string;
  readonly reference: string;
  readonly now: Date;
}

const BEGIN = statement<unknown, BegunValues>(
  'sandbox_wallet_begin',
  (p) =>
    `insert into sandbox_wallet (wallet_id, vendor, amount, currency, locale, return_to, reference, created_at)
      values (${p.walletId}, ${p.vendor}, ${p.amount}, ${p.currency}, ${p.locale}, ${p.returnTo}, ${p.reference}, ${p.now})`,
);

const FIND = statement<WalletRow>('sandbox_wallet_find', `select ${FIELDS} from sandbox_wallet where wallet_id = $1`);
const BY_REFERENCE = statement<WalletRow>('sandbox_wallet_by_reference', `select ${FIELDS} from sandbox_wallet where reference = $1`);

/** The first answer counts; an approval creates a token for a day. $3 a token, $4 a later decline reason, $5 now. */
const ANSWER = statement<unknown>(
  'sandbox_wallet_answer',
  `with answered as (
  update sandbox_wallet set answer = $2, token = case when $2 = 'approved' then $3 end where wallet_id = $1 and answer is null returning vendor, token
)
insert into sandbox_card (token, brand, last_four, decline_reason, created_at)
select token, vendor, '0000', $4::text, $5::timestamptz from answered where token is not null`,
);

export interface WalletBook {
  begin(body: WalletBody): Promise<WalletRow>;
  find(walletId: string): Promise<WalletRow | undefined>;
  answer(walletId: string, press: WalletPress): Promise<void>;
  /** `down`: the vendor does not answer. */
  exchange(reference: string): Promise<WalletExchanged | 'down' | undefined>;
}

export function makeWalletBook(db: Queries, clock: Clock): WalletBook {
  return {
    async begin({ vendor, amount, currency, locale, returnTo }) {
      const walletId = newId('wal');
      await db.run(BEGIN, { walletId, vendor, amount, currency, locale, returnTo, reference: newId('ref'), now: clock.now() });
      return db.one(FIND, [walletId]);
    },
    find: (walletId) => db.maybe(FIND, [walletId]),
    async answer(walletId, press) {
      const later = press === 'later' ? 'declined' : null;
      await db.run(ANSWER, [walletId, press === 'later' ? 'approved' : press, newId('tok'), later, clock.now()]);
    },
    async exchange(reference) {
      const row = await db.maybe(BY_REFERENCE, [reference]);
      if (row === undefined) return undefined;
      // A shopper who returns without an answer has left the page.
      const { wallet_id: id, answer, token } = row;
      if (answer === 'down') return 'down';
      if (answer !== 'approved') return { id, result: answer ?? 'cancelled', token: null, payerId: '', email: '', billing: null };
      return { id, result: 'approved', token, payerId: `payer-${id.slice(4, 12)}`, email: 'payer@wallet.example', billing: billingOf(row) };
    },
  };
}

/** The sandbox's shopper has one address in each country. */
function billingOf({ currency }: WalletRow): WalletExchanged['billing'] {
  const person = { firstName: 'Wallet', lastName: 'Shopper', organization: '', address2: '' };
  return currency === 'USD'
    ? { ...person, address1: '500 Boylston St', city: 'Boston', state: 'MA', zip: '02116', country: 'USA', phone: '6175550134' }
    : { ...person, address1: '1000 rue Sherbrooke O', city: 'Montréal', state: 'QC', zip: 'H3A 3G4', country: 'CA', phone: '5145550134' };
}
