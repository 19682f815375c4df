// Whether somebody's answer counts at this moment, and for whom.
import { APPROVAL_STATES, answersFor } from '#buying/approvals/rules';
import { DECIDING_RIGHTS } from '#buying/approval-rules/rules';
import { stateAfter } from '#base/state-table/rules';
import type { Queries } from '#platform/db';
import { ApprovalRefused } from './approval-problem.ts';
import { LOCATION_USABLE } from './approval-queries.ts';
import type { ApprovalRow } from './approval-rows.ts';
import type { Decider, Deciding } from './decide.ts';
import type { PresentPeople } from './step-facts.ts';

/** The people for whom the answer counts; throws when it does not. Rights are those of this moment. */
export async function mayAnswer(
  tx: Queries,
  row: ApprovalRow,
  people: PresentPeople,
  { profileId, permissions }: Decider,
  { decision, comment, lines }: Deciding,
  now: Date,
): Promise<readonly string[]> {
  const isOwn = row.buyer_id === profileId;
  const ever = wasAsked(row, people, profileId);
  // Nobody learns of an order that is not theirs to see.
  if (!ever && !isOwn) throw new ApprovalRefused('APPROVAL_NOT_FOUND');
  const may = stateAfter(APPROVAL_STATES, row.state, decision, { stillHolds: now < row.expires_at });
  if (!may.ok) throw new ApprovalRefused(may.problem);
  if (isOwn && !row.verdict.settings.mayApproveOwn) throw new ApprovalRefused('OWN_ORDER');
  const forIds = answersFor(profileId, people.at(row.step_no));
  if (forIds.length === 0 || !DECIDING_RIGHTS.some((code) => permissions.has(code))) throw new ApprovalRefused('NOT_APPROVER');
  const takesOff = lines.some(({ lineNo, qty }) => row.lines.some((line) => line.lineNo === lineNo && qty < line.kept));
  if ((decision === 'decline' || takesOff) && comment === '') throw new ApprovalRefused('COMMENT_REQUIRED');
  if (decision === 'approve') await checkOrder(tx, row, people);
  return forIds;
}

/** Whether somebody is or was asked about it, in person or for somebody else; a right that was withdrawn since does not change that. */
export const wasAsked = ({ asked, verdict }: ApprovalRow, people: PresentPeople, me: string): boolean =>
  asked.some(({ profileId }) => profileId === me) || verdict.steps.some((_, stepNo) => answersFor(me, people.at(stepNo)).length > 0);

/** What has changed since it was submitted. */
async function checkOrder(tx: Queries, { buyer_id: buyerId, facts }: ApprovalRow, people: PresentPeople): Promise<void> {
  if (!people.isActive(buyerId)) throw new ApprovalRefused('BUYER_GONE');
  if (facts.locationId !== null && (await tx.maybe(LOCATION_USABLE, [buyerId, facts.locationId])) === undefined)
    throw new ApprovalRefused('ADDRESS_GONE');
}
