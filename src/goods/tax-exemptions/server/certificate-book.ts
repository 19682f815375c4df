// The certificates that count for each organization, in memory until one of them changes.
import { NO_CERTIFICATES, type Certificate } from '#goods/tax-exemptions/rules';
import type { Shopper } from '#base/shopper/rules';
import type { Clock } from '#platform/clock';
import type { Db, Queries } from '#platform/db';
import { makeRecentlyUsed } from '#platform/recently-used';
import { orServiceDown } from '#platform/service-down';
import { COUNTING_EXEMPTIONS, COUNTING_UNDER_LOCK, type ExemptionRow } from './exemption-queries.ts';

export interface CertificateBook {
  /** Of the shopper's organization; none without one. The same array until a certificate changes. */
  ofShopper(shopper: Shopper | null): Promise<readonly Certificate[]>;
  /** The same, read through `tx` and locked against their end until it is over: for placing an order. */
  lockOfShopper(shopper: Shopper | null, tx: Queries): Promise<readonly Certificate[]>;
  close(): Promise<void>;
}

const MOST_ACCOUNTS = 500;

export async function makeCertificateBook({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<CertificateBook> {
  const known = makeRecentlyUsed<Promise<readonly Certificate[]>>(MOST_ACCOUNTS);
  const read = (accountNumber: string) => {
    const reading = db.many(COUNTING_EXEMPTIONS, [accountNumber, clock.now()]).then((rows) => rows.flatMap(certificateFrom));
    // Waiting callers get the failure; the next caller reads again.
    reading.catch(() => known.delete(accountNumber));
    return reading;
  };
  const unlisten = await db.listen('tax_exemption', (accountNumber) => {
    // Without a name: the connection was away, and anything may have changed.
    if (accountNumber === '') known.clear();
    else known.delete(accountNumber);
  });
  return {
    async ofShopper(shopper) {
      const accountNumber = accountOf(shopper);
      if (accountNumber === null) return NO_CERTIFICATES;
      return orServiceDown(
        'USER_ACCOUNT_SERVICE_IS_DOWN',
        known.of(accountNumber, () => read(accountNumber)),
      );
    },
    async lockOfShopper(shopper, tx) {
      const accountNumber = accountOf(shopper);
      if (accountNumber === null) return NO_CERTIFICATES;
      return (await tx.many(COUNTING_UNDER_LOCK, [accountNumber, clock.now()])).flatMap(certificateFrom);
    },
    close: unlisten,
  };
}

/** Null for who needs no certificate: no organization, or one that buys without tax as a whole. */
const accountOf = (shopper: Shopper | null): string | null =>
  shopper === null || shopper.account === null || shopper.permissions.has('TAX_EXEMPT') ? null : shopper.account.accountNumber;

export function certificateFrom(row: Omit<ExemptionRow, 'replaced_by'>): readonly Certificate[] {
  const { exemption_id: exemptionId, country, kind, number, regions, taxes, valid_from: validFrom, valid_until: validUntil, state } = row;
  if (state !== 'approved' && state !== 'submitted' && state !== 'expired') return [];
  return [{ exemptionId, country, kind, number, regions, taxes, validFrom, validUntil, state }];
}
