// The shop's key for each organization's provider: made with the first use, sealed, and published as a certificate.
import type { Db } from '#platform/db';
import type { Seal } from '#platform/sealed';
import { makeOwnKey, type OwnKey } from './own-certificate.ts';
import { KEEP_KEY, KEY_OF } from './saml-queries.ts';

export interface OwnKeys {
  of(accountNumber: string, now: Date): Promise<OwnKey>;
}

export function makeOwnKeys(db: Db, seal: Seal): OwnKeys {
  const purposeOf = (accountNumber: string): string => `sign-on key of ${accountNumber}`;
  return {
    async of(accountNumber, now) {
      if ((await db.maybe(KEY_OF, [accountNumber])) === undefined) {
        const made = await makeOwnKey(now);
        // Of two that are made at once, one stays.
        await db.run(KEEP_KEY, [accountNumber, seal.seal(made.privateKey, purposeOf(accountNumber)), made.certificate, now]);
      }
      const { sealed_key: sealed, certificate } = await db.one(KEY_OF, [accountNumber]);
      return { privateKey: seal.open(sealed, purposeOf(accountNumber)), certificate };
    },
  };
}
