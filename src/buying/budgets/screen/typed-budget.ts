// A budget as its form sends it.
import type { BudgetView } from '#buying/budgets/contract';
import { textOf } from '#ui/page/form-text';

export interface TypedBudget {
  readonly name: string;
  readonly amount: string;
  readonly period: string;
  readonly fiscalMonth: string;
  readonly since: string;
  readonly ends: string;
  readonly warnAt: string;
  readonly whenOver: string;
  readonly carriesOver: boolean;
  readonly forLines: boolean;
  readonly ownerId: string | null;
  groupIds: string[];
  profileIds: string[];
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idsOf = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .map(String)
    .filter((id) => ID.test(id));

export function typedBudget(form: FormData): TypedBudget {
  const text = (name: string): string => textOf(form, name).slice(0, 300);
  const [ownerId = null] = idsOf(form, 'ownerId');
  return {
    name: text('name'),
    amount: text('amount'),
    period: text('period'),
    fiscalMonth: text('fiscalMonth'),
    since: text('since'),
    ends: text('ends'),
    warnAt: text('warnAt'),
    whenOver: text('whenOver'),
    carriesOver: text('carriesOver') === 'yes',
    forLines: text('forLines') === 'yes',
    ownerId,
    groupIds: idsOf(form, 'groupId').slice(0, 200),
    profileIds: idsOf(form, 'profileId').slice(0, 500),
  };
}

export function typedOf(budget: BudgetView | null): TypedBudget {
  if (budget === null) return NEW;
  const { name, amount, period, fiscalMonth, since, lastDay, warnAt, whenOver, carriesOver, forLines, owner, groups, people } = budget;
  return {
    name,
    amount: amount === null ? '' : amount.toFixed(2),
    period,
    fiscalMonth: String(fiscalMonth),
    since,
    ends: lastDay ?? '',
    warnAt: warnAt === null ? '' : String(warnAt),
    whenOver,
    carriesOver,
    forLines,
    ownerId: owner?.id ?? null,
    groupIds: groups.map(({ id }) => id),
    profileIds: people.map(({ id }) => id),
  };
}

const NEW: TypedBudget = {
  name: '',
  amount: '',
  period: 'month',
  fiscalMonth: '1',
  since: '',
  ends: '',
  warnAt: '90',
  whenOver: 'approval',
  carriesOver: false,
  forLines: true,
  ownerId: null,
  groupIds: [],
  profileIds: [],
};
