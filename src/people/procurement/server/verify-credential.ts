// Who calls: the organization whose connection the names in a document belong to, and whose secret it knows (trust 20).
import { hash, timingSafeEqual } from 'node:crypto';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { Credential, CxmlHeader } from '#people/cxml/rules';
import type { Db, Queries } from '#platform/db';
import { QUARTER_S, type Limiter, type Limits } from '#platform/limits';
import type { Seal } from '#platform/sealed';
import { CONNECTIONS_NAMED, CONNECTIONS_OF_USER, NOTE_REFUSED, type ConnectionRow } from './connection-queries.ts';
import { purposeOf, readConnection, type ProcurementConnection } from './connections.ts';

export type CredentialProblem =
  | { readonly code: 'TOO_MANY_TRIES'; readonly seconds: number }
  /** Unknown names, a wrong secret, or a connection that is turned off: the caller learns no more. */
  | { readonly code: 'CREDENTIAL_REFUSED' }
  /** The secret is right, but the document is for somebody else. */
  | { readonly code: 'RECIPIENT_DIFFERS'; readonly connection: ProcurementConnection };

type Verified = Outcome<ProcurementConnection, CredentialProblem>;

export interface Caller {
  /** Network address. */
  readonly address: string;
  readonly now: Date;
  /** What was sent, for the administrators' list: `PunchOutSetupRequest`. */
  readonly kind: string;
  readonly payloadId: string;
}

export interface VerifyCredential {
  /** By the header of a cXML document. */
  ofHeader(header: CxmlHeader, caller: Caller): Promise<Verified>;
  /** By the user name and password of an OCI call. */
  ofUser(user: string, password: string, caller: Pick<Caller, 'address' | 'now'>): Promise<Verified>;
}

export function makeVerifyCredential({ db, limits, seal }: { db: Db; limits: Limits; seal: Seal }): VerifyCredential {
  const guesses: Limiter<'address'> = limits.of('procurement-credential', [{ by: ['address'], most: 20, seconds: QUARTER_S }]);
  // Opened when no connection bears the names, so that an answer takes as long.
  const nobody = seal.seal('', 'nobody');
  const matches = (row: (ConnectionRow & { sealed: Uint8Array }) | undefined, secret: string): boolean =>
    isSame(row === undefined ? seal.open(nobody, 'nobody') : seal.open(row.sealed, purposeOf(row)), secret) && secret !== '';
  /** Only wrong tries count: a busy system is never made to wait. */
  const judge = async (address: string, find: () => Promise<ConnectionRow | undefined>): Promise<Verified> => {
    const seconds = await guesses.waitOf({ address });
    if (seconds > 0) return failed({ code: 'TOO_MANY_TRIES', seconds });
    const row = await find();
    if (row !== undefined) return done(readConnection(row));
    await guesses.take({ address });
    return failed({ code: 'CREDENTIAL_REFUSED' });
  };
  return {
    async ofHeader(header, caller) {
      const from = header.from.map(keyOf);
      const found = await judge(caller.address, async () => {
        const rows = await db.many(CONNECTIONS_NAMED, [from, header.sender.map(keyOf), caller.now]);
        const known = header.sender.map((sender) => {
          const own = rows.filter((row) => keyOf({ domain: row.senderDomain, identity: row.senderIdentity }) === keyOf(sender));
          return (own.length === 0 ? [undefined] : own).find((row) => matches(row, sender.secret));
        });
        return known.find((row) => row !== undefined);
      });
      if (!found.ok && found.problem.code === 'CREDENTIAL_REFUSED') await noteRefused(db, header, caller);
      if (!found.ok || isFor(header, found.value)) return found;
      return failed({ code: 'RECIPIENT_DIFFERS', connection: found.value });
    },
    ofUser: (user, password, { address, now }) =>
      judge(address, async () => {
        const rows = await db.many(CONNECTIONS_OF_USER, [user, now]);
        return (rows.length === 0 ? [undefined] : rows).find((row) => matches(row, password));
      }),
  };
}

async function noteRefused(on: Queries, { from, sender }: CxmlHeader, { now, kind, payloadId }: Caller): Promise<void> {
  const names = [from.map(keyOf), sender.map(keyOf)] as const;
  await on.run(NOTE_REFUSED, [...names, now, kind.slice(0, 60), payloadId.slice(0, 255), 'CREDENTIAL_REFUSED']);
}

const isFor = ({ to }: CxmlHeader, connection: ProcurementConnection): boolean => to.some((one) => keyOf(one) === keyOf(connection.to));

const keyOf = ({ domain, identity }: Pick<Credential, 'domain' | 'identity'>): string => `${domain} ${identity}`.toLowerCase();

/** Takes as long for every guess. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
