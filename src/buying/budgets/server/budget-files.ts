// The files of budgets: all of them in the form that an import takes, and the history of one to the cent.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { refuse } from '#base/outcome/rules';
import { isSignedIn, type SignedIn } from '#base/shopper/rules';
import { TABLE_COLUMNS, type Center, type TableColumn } from '#buying/budgets/rules';
import { budgetsWords } from '#buying/budgets/words';
import { makePaths } from '#paths';
import { actorOf, groupsOf } from '#people/organizations/server';
import { listMembers } from '#people/sessions/server';
import { sendCsv, type CsvRow } from '#platform/csv-file';
import type { Queries } from '#platform/db';
import { sendRefusal } from '#platform/refusals';
import type { Visit } from '#platform/visit';
import { mayRead } from './budget-access.ts';
import { WHOLE_HISTORY } from './center-queries.ts';
import { budgetsOf, type Keeper } from './change-centers.ts';
import { columnName } from './table-words.ts';
import { readBudget } from './read-budgets.ts';

const paths = makePaths('en-US');

export function serveBudgetFiles(shop: FastifyInstance, db: Queries): void {
  shop.get(paths.budgetsFile(), { config: { access: 'shopper' } }, async ({ visit }, reply) => {
    const asked = await readerOf(visit);
    if (asked === undefined || !mayRead(asked.shopper, undefined)) return forbidden(visit, reply);
    return sendCsv(reply, 'budgets.csv', await allBudgets(db, asked.keeper, visit.copyLocale));
  });
  shop.get<{ Params: { centerId: string } }>(
    paths.budgetHistoryFile(':centerId').replace('%3A', ':'),
    { config: { access: 'shopper' } },
    async ({ visit, params }, reply) => {
      const asked = await readerOf(visit);
      const known = asked && (await readBudget(db, asked.keeper, params.centerId));
      if (asked === undefined || known === undefined || !mayRead(asked.shopper, known)) return forbidden(visit, reply);
      return sendCsv(reply, 'budget-history.csv', await historyOf(db, asked.keeper, known.center.name, visit.copyLocale));
    },
  );
}

interface Reader {
  readonly shopper: SignedIn;
  readonly keeper: Keeper;
}

async function readerOf(visit: Visit): Promise<Reader | undefined> {
  const shopper = await visit.shopper();
  const actor = isSignedIn(shopper) ? actorOf(shopper) : undefined;
  return isSignedIn(shopper) && actor !== undefined
    ? { shopper, keeper: { actor, currency: visit.site.currency, copyLocale: visit.copyLocale, now: visit.now } }
    : undefined;
}

const forbidden = ({ copyLocale }: Visit, reply: FastifyReply) =>
  sendRefusal(reply, refuse(403, 'BUDGETS_NOT_ALLOWED', sayer(budgetsWords, copyLocale)('BUDGETS_NOT_ALLOWED')));

async function allBudgets(db: Queries, keeper: Keeper, locale: CopyLocale): Promise<readonly CsvRow[]> {
  const { accountNumber } = keeper.actor;
  const [all, groups, { members }] = await Promise.all([
    budgetsOf(db, keeper),
    groupsOf(db, accountNumber),
    listMembers(db, accountNumber, { search: '', active: null, ids: null, limit: 100_000, offset: 0 }),
  ]);
  const nameOf = new Map([
    ...groups.map(({ groupId, name }) => [groupId, name] as const),
    ...members.map(({ profileId, email }) => [profileId, email] as const),
  ]);
  const say = sayer(budgetsWords, locale);
  const cellOf = (center: Center, column: TableColumn): string | number => {
    if (column === 'owner') return nameOf.get(center.ownerId ?? '') ?? '';
    if (column === 'amount') return center.amount === null ? '' : (center.amount / 100).toFixed(2);
    if (column === 'period') return say(`server.period${center.period}`);
    if (column === 'whenOver') return say(`server.over${center.whenOver}`);
    if (column === 'carriesOver' || column === 'forLines') return say(center[column] ? 'server.yes' : 'server.no');
    if (column === 'status') return say(center.isRetired ? 'server.retired' : 'server.active');
    if (column !== 'usedBy') return center[column] ?? '';
    const names = [...center.groups, ...center.people].flatMap((id) => nameOf.get(id) ?? []);
    return names.length === 0 ? say('server.everybody') : names.join('; ');
  };
  const rows = all.map(({ center }) => TABLE_COLUMNS.map((column) => cellOf(center, column)));
  return [TABLE_COLUMNS.map((column) => columnName(column, locale)), ...rows];
}

async function historyOf(db: Queries, { actor }: Keeper, name: string, locale: CopyLocale): Promise<readonly CsvRow[]> {
  const say = sayer(budgetsWords, locale);
  const head = (['Period', 'At', 'Kind', 'Order', 'By', 'Note', 'Change', 'Left'] as const).map((column) => say(`server.file${column}`));
  const rows = (await db.many(WHOLE_HISTORY, [actor.accountNumber, name])).map((row) => [
    row.starts,
    row.at.toISOString(),
    say(`server.kind${row.kind}`),
    row.order_number ?? '',
    row.by_whom ?? '',
    row.note,
    (row.change / 100).toFixed(2),
    row.left_after === null ? '' : (row.left_after / 100).toFixed(2),
  ]);
  return [head, ...rows];
}
