// What staff do with certificates: approve, decline, revoke (`npm run staff -- tax-exemptions`). Each is a line of the organization's history.
import { done, failed, type Outcome } from '#base/outcome/rules';
import { shopDay } from '#base/site/rules';
import { stateAfter } from '#base/state-table/rules';
import { EXEMPTION_STATES, type ExemptionState } from '#goods/tax-exemptions/rules';
import { noteEvent } from '#people/organizations/server';
import type { Db, Transaction } from '#platform/db';
import { DOCUMENT } from './exemption-queries.ts';
import { ALL_EXEMPTIONS, DECIDE, END, EXEMPTIONS_CALLED, LOCK_EXEMPTIONS, type ReviewedRow } from './staff-queries.ts';

export type ReviewProblem = 'EXEMPTION_NOT_FOUND' | 'EXEMPTION_DECIDED' | 'EXEMPTION_NOT_IN_USE';

export interface Review {
  readonly accountNumber: string;
  readonly exemptionId: string;
  readonly event: 'approve' | 'decline' | 'revoke';
  /** Told to the organization; '' when approving. */
  readonly reason: string;
}

/** Whom the history names. */
const SHOP = 'Inkwell';

export const exemptionsToReview = (db: Db, onlyWaiting: boolean): Promise<readonly ReviewedRow[]> => db.many(ALL_EXEMPTIONS, [onlyWaiting]);

/** By its id, or the first letters of it as lists show them; undefined for none or several. */
export async function exemptionCalled(db: Db, id: string): Promise<ReviewedRow | undefined> {
  if (!/^[0-9a-f][0-9a-f-]{5,35}$/.test(id)) return undefined;
  const [row, other] = await db.many(EXEMPTIONS_CALLED, [id]);
  return other === undefined ? row : undefined;
}

export const exemptionDocument = (db: Db, { account_number: accountNumber, exemption_id: exemptionId }: ReviewedRow) =>
  db.maybe(DOCUMENT, [accountNumber, exemptionId]);

export function reviewExemption(db: Db, review: Review, now: Date): Promise<Outcome<ExemptionState, ReviewProblem>> {
  const { accountNumber, exemptionId, event, reason } = review;
  return db.transaction(async (tx) => {
    const rows = await tx.many(LOCK_EXEMPTIONS, [accountNumber, exemptionId]);
    const row = rows.find((one) => one.exemption_id === exemptionId);
    if (row === undefined) return failed('EXEMPTION_NOT_FOUND');
    const after = stateAfter(EXEMPTION_STATES, row.state, event);
    if (!after.ok) return failed(after.problem);
    const state = after.value;
    await tx.run(event === 'revoke' ? END : DECIDE, [accountNumber, exemptionId, state, reason, now]);
    await noteEvent(tx, { accountNumber, name: SHOP }, { kind: KINDS[event], about: row.number, at: now });
    const before = rows.find((one) => one.exemption_id === row.replaces);
    if (event === 'approve' && before !== undefined && row.valid_from <= shopDay(now)) await replace(tx, before, now);
    return done(state);
  });
}

const KINDS = { approve: 'exemptionApproved', decline: 'exemptionDeclined', revoke: 'exemptionRevoked' } as const;

/** What a certificate was submitted in place of counts no longer; one that begins later leaves it to its own end. */
async function replace(tx: Transaction, before: ReviewedRow, now: Date): Promise<void> {
  const { account_number: accountNumber, exemption_id: exemptionId, state, number } = before;
  if (!stateAfter(EXEMPTION_STATES, state, 'replace').ok) return;
  await tx.run(END, [accountNumber, exemptionId, 'replaced', '', now]);
  await noteEvent(tx, { accountNumber, name: SHOP }, { kind: 'exemptionReplaced', about: number, at: now });
}
