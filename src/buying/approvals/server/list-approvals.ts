// The queue: what waits for me, what was decided, what I sent; with filters and pages.
import { DECIDING_RIGHTS } from '#buying/approval-rules/rules';
import type { ApprovalsFound, approvalsContract } from '#buying/approvals/contract';
import type { SignedIn } from '#base/shopper/rules';
import { statement, type Queries } from '#platform/db';
import type { Call } from '#platform/contract';
import { COUNT_WAITING, FIND, SCOPES, type FoundRow } from './list-queries.ts';
import { summaryOf } from './approval-views.ts';
import { decides } from './people-queries.ts';
import { presentPeople } from './step-facts.ts';
import { seenBy } from './viewer.ts';

const PER_PAGE = 20;
const DAY_MS = 86_400_000;

const SUBSTITUTE_OF = statement<{
  readonly substitute_id: string;
  readonly name: string;
  readonly from_day: string;
  readonly until_day: string;
}>(
  'approval_substitute_of',
  `select s.substitute_id, m.name, s.from_day::text, s.until_day::text from approval_substitute s
   join active_member m on m.account_number = s.account_number and m.profile_id = s.substitute_id
   where s.account_number = $1 and s.profile_id = $2 and s.until_day >= $3::date`,
);
const COLLEAGUES = statement<{ readonly profile_id: string; readonly name: string }>(
  'approval_colleagues',
  `select m.profile_id, m.name from active_member m where m.account_number = $1 and m.profile_id <> $2 and ${decides('m')}
   order by m.name, m.profile_id limit 500`,
);

type Asked = Call<(typeof approvalsContract)['GET /api/approvals']>['query'];
type Visit = Call<(typeof approvalsContract)['GET /api/approvals']>['visit'];

const NOTHING: ApprovalsFound = {
  scope: 'mine',
  decides: false,
  approvals: [],
  page: 1,
  pages: 0,
  total: 0,
  waiting: 0,
  oldest: '',
  sums: [],
  substitute: { profileId: '', name: '', from: '', until: '' },
  colleagues: [],
};

export async function listApprovals(on: Queries, shopper: SignedIn, query: Asked, visit: Visit): Promise<ApprovalsFound> {
  const viewer = seenBy(shopper, visit.now);
  if (viewer === undefined) return NOTHING;
  const mayDecide = DECIDING_RIGHTS.some((code) => shopper.permissions.has(code));
  const scope = SCOPES.find((one) => one === query.scope) ?? (mayDecide ? 'waiting' : 'mine');
  const find = (page: number) =>
    on.many(FIND, { ...viewer, ...filterOf(query, visit.now), scope, limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  const asked = /^[1-9]\d{0,3}$/.test(query.page ?? '') ? Number(query.page) : 1;
  const [found, counted, substitute, colleagues] = await Promise.all([
    find(asked),
    on.one(COUNT_WAITING, viewer),
    on.maybe(SUBSTITUTE_OF, [viewer.accountNumber, viewer.me, viewer.day]),
    on.many(COLLEAGUES, [viewer.accountNumber, viewer.me]),
  ]);
  // A page that no longer exists shows the first.
  const isGone = found.length === 0 && asked > 1;
  const rows: readonly FoundRow[] = isGone ? await find(1) : found;
  const total = rows[0]?.count ?? 0;
  return {
    scope,
    decides: mayDecide,
    approvals: await Promise.all(
      rows.map(async (row) => summaryOf(row, await presentPeople(on, row, visit.now), { visit, me: viewer.me })),
    ),
    page: isGone ? 1 : asked,
    pages: Math.ceil(total / PER_PAGE),
    total,
    waiting: counted.waiting,
    oldest: counted.oldest?.toISOString() ?? '',
    sums: sumsOf(rows),
    substitute:
      substitute === undefined
        ? NOTHING.substitute
        : { profileId: substitute.substitute_id, name: substitute.name, from: substitute.from_day, until: substitute.until_day },
    colleagues: colleagues.map(({ profile_id: profileId, name }) => ({ profileId, name })),
  };
}

function sumsOf([first]: readonly FoundRow[]): ApprovalsFound['sums'] {
  const sums = [
    { currency: 'USD' as const, cents: first?.usd ?? null },
    { currency: 'CAD' as const, cents: first?.cad ?? null },
  ];
  return sums.flatMap(({ currency, cents }) => (cents === null ? [] : [{ currency, total: cents / 100 }]));
}

/** A filter that cannot be read is none. */
function filterOf({ buyer = '', over = '', days = '', reason = '' }: Asked, now: Date) {
  const cents = /^\d{1,7}([.,]\d{1,2})?$/.test(over) ? Math.round(Number(over.replace(',', '.')) * 100) : null;
  return {
    buyer:
      buyer.trim() === ''
        ? null
        : `%${buyer
            .trim()
            .toLowerCase()
            .replaceAll(/[\\%_]/g, '\\$&')}%`,
    over: cents,
    before: /^\d{1,3}$/.test(days) ? new Date(now.getTime() - Number(days) * DAY_MS) : null,
    reason: reason === '' ? null : reason,
  };
}
