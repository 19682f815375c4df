// What a provider calls a session that began there: by that name it ends it here, and the shop ends it there.
import type { Claims } from '#people/sign-on/rules';
import type { Queries } from '#platform/db';
import type { Seal } from '#platform/sealed';
import type { Connection } from './connections.ts';
import { KEEP_HINT } from './logout-queries.ts';
import { KEEP_PROVIDER_SESSION } from './session-queries.ts';

/** How an assertion names a person and their session; '' for what it does not say. */
export interface SamlName {
  readonly nameId: string;
  readonly nameIdFormat: string;
  readonly nameQualifier: string;
  readonly spNameQualifier: string;
  readonly sessionIndex: string;
}

/** With what the shop signs a person out at the provider. */
export type LogoutHint = { readonly idToken: string } | SamlName;

/** What a provider says about who came back. */
export interface Told {
  readonly claims: Claims;
  readonly hint: LogoutHint;
}

export interface BegunAtProvider {
  readonly subject: string;
  /** '' when the provider did not say. */
  readonly sid: string;
  readonly hint: LogoutHint;
}

/** Longer ones do not fit into an address. */
const LONGEST_HINT = 4_000;

export const hintPurpose = (accountNumber: string): string => `sign-on logout hint of ${accountNumber}`;

/** The hint is kept only where the organization signs its people out at the provider. */
export async function keepProviderSession(
  tx: Queries,
  seal: Seal,
  { accountNumber, issuer, signsOut }: Connection,
  tokenHash: Uint8Array,
  { subject, sid, hint }: BegunAtProvider,
): Promise<void> {
  await tx.run(KEEP_PROVIDER_SESSION, [tokenHash, accountNumber, issuer, subject, sid]);
  if (!signsOut) return;
  const kept = 'idToken' in hint && hint.idToken.length > LONGEST_HINT ? { idToken: '' } : hint;
  await tx.run(KEEP_HINT, [tokenHash, seal.seal(JSON.stringify(kept), hintPurpose(accountNumber))]);
}
