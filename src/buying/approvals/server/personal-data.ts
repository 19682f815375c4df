// What approvals keep about a person: in the download of their data. An organization keeps its orders and who decided about them.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const SENT = statement<object>(
  'personal_approvals',
  `select order_number as "orderNumber", state, submitted_at as "sentAt", decided_at as "decidedAt" from approval where buyer_id = $1 order by submitted_at`,
);
const ANSWERS = statement<object>(
  'personal_approval_answers',
  `select order_number as "orderNumber", decision, at from approval_decision where by_id = $1 order by at, order_number`,
);
const WRITTEN = statement<object>(
  'personal_approval_comments',
  `select order_number as "orderNumber", body as "text", at from approval_comment where author_id = $1 order by comment_no`,
);
const AWAY = statement<object>(
  'personal_approval_away',
  `select a.name as "away", d.name as "decides", s.from_day::text as "from", s.until_day::text as "until"
   from approval_substitute s join organization_buyer a using (account_number, profile_id)
     join organization_buyer d on d.account_number = s.account_number and d.profile_id = s.substitute_id
   where s.profile_id = $1 or s.substitute_id = $1 order by s.from_day`,
);

export const approvalsPersonalData: PersonalData = {
  tables: [
    { name: 'ordersSentForApproval', rows: SENT },
    { name: 'approvalAnswers', rows: ANSWERS },
    { name: 'approvalComments', rows: WRITTEN },
    { name: 'approvalSubstitute', rows: AWAY },
  ],
};
