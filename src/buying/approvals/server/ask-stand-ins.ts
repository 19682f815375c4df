// Of a step in which nobody who was asked is left or may still decide, the administrators are asked: they find the order in their queue and get a mail.
import { statement } from '#platform/db';
import { askLetters } from './approval-letters.ts';
import { APPROVAL, LOCK_APPROVAL } from './approval-queries.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { ASK_MORE, decides } from './people-queries.ts';

const AT_ONCE = 200;

/** Those that administrators are to be asked about, with the administrators; nobody is asked about an own order, unless the organization allows it. */
const DESERTED = statement<{
  readonly account_number: string;
  readonly order_number: string;
  readonly step_no: number;
  readonly ids: readonly string[];
  readonly names: readonly string[];
}>(
  'approval_deserted',
  `select a.account_number, a.order_number, a.step_no, array_agg(r.profile_id::text order by r.name, r.profile_id) as ids,
     array_agg(r.name order by r.name, r.profile_id) as names
   from approval a join active_member r on r.account_number = a.account_number and r.administers
     and (r.profile_id <> a.buyer_id or (a.verdict #>> '{settings,mayApproveOwn}')::boolean)
   where a.state = 'waiting' and not exists (
     select from approval_asked k join active_member m on m.account_number = k.account_number and m.profile_id = k.profile_id
     where k.account_number = a.account_number and k.order_number = a.order_number and k.step_no = a.step_no and ${decides('m')})
   group by a.account_number, a.order_number, a.step_no order by a.order_number limit $1`,
);

type AskDeps = Pick<ApprovalsDeps, 'db' | 'jobs'>;

/** Once for each person and step: who was asked stands in `approval_asked`. */
export async function askStandIns({ db, jobs }: AskDeps): Promise<void> {
  for (const { account_number: account, order_number: number, step_no: stepNo, ids, names } of await db.many(DESERTED, [AT_ONCE])) {
    await db.transaction(async (tx) => {
      await tx.maybe(LOCK_APPROVAL, [account, number]);
      const row = await tx.maybe(APPROVAL, [account, number]);
      // Another server may have asked them meanwhile.
      const isAsked = row?.asked.some((one) => one.stepNo === stepNo && ids.includes(one.profileId)) ?? true;
      if (row?.state !== 'waiting' || row.step_no !== stepNo || isAsked) return;
      await tx.run(ASK_MORE, [account, number, stepNo, ids, names]);
      await askLetters(tx, { jobs }, row, 'standIn', ids);
    });
  }
}
