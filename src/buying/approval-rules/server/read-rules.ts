// The page of an organization's rules: rules, limits, settings, latest changes, and the orders they can be tried on.
import { shopDay } from '#base/site/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { RuleView } from '#buying/approval-rules/contract';
import { isAboutBudgets, isInForce, type ApprovalRule, type People } from '#buying/approval-rules/rules';
import { locationChoices } from '#people/locations/server';
import type { Actor } from '#people/organizations/server';
import { organizationOf } from '#people/sessions/server';
import type { Visit } from '#platform/visit';
import { settingsView } from './change-settings.ts';
import { namesOf } from './names-of.ts';
import { readChanges } from './read-changes.ts';
import { peopleOf, settingsRowOf } from './rule-book.ts';
import type { OrderToTry, RuleDeps } from './rule-deps.ts';
import { LIMITS, RULES, type LimitRow } from './rule-queries.ts';
import { ruleFrom, termsView } from './stored-rule.ts';

/** So many orders can be chosen from; others by their number. */
const MOST_ORDERS = 20;
const LATEST_CHANGES = 5;

export async function readRules(deps: RuleDeps, visit: Visit, shopper: SignedIn, { accountNumber }: Actor) {
  const { db, catalog } = deps;
  const [organization, rows, settings, limits, people, locations, { changes }, orders, cart] = await Promise.all([
    organizationOf(db, accountNumber),
    db.many(RULES, [accountNumber]),
    settingsRowOf(db, accountNumber),
    db.many(LIMITS, [accountNumber]),
    peopleOf(db, accountNumber),
    locationChoices(db, accountNumber),
    readChanges(db, accountNumber, { perPage: LATEST_CHANGES }),
    deps.ordersSeen(shopper, { limit: MOST_ORDERS }),
    deps.ownCart(visit, shopper),
  ]);
  const rules = rows.map(ruleFrom);
  // A representative who acts for somebody changes nothing here.
  const may = (code: 'H_SAM' | 'H_SB'): boolean => shopper.permissions.has(code) && !visit.isActing;
  const mayAdminister = may('H_SAM');
  const mayWrite = mayAdminister || may('H_SB');
  const day = shopDay(visit.now);
  const chosen = people.members.get(settings.escalate_to ?? '');
  const list = namesOf(rules, { people, locations, categories: catalog.categories, copyLocale: visit.copyLocale });
  return {
    organization: organization?.name ?? '',
    mayAdminister,
    mayWrite,
    rules: rules.map((rule, at) =>
      ruleView(rule, { version: rows[at]?.version ?? 0, day, mayChange: mayAdminister || (mayWrite && isAboutBudgets(rule)) }),
    ),
    names: chosen === undefined ? list : [...list, { id: chosen.profileId, name: chosen.name }],
    settings: settingsView(settings),
    ...limitViews(limits, people),
    changes,
    orders: orders.map(orderView),
    hasCart: cart !== null,
  };
}

interface ShownAs {
  readonly version: number;
  readonly day: string;
  readonly mayChange: boolean;
}

const ruleView = (rule: ApprovalRule, { version, day, mayChange }: ShownAs): RuleView => ({
  ruleId: rule.ruleId,
  version,
  ...termsView(rule),
  isPaused: rule.isPaused,
  isUnreadable: rule.isUnreadable === true,
  isInForce: isInForce(rule, day),
  mayChange,
});

/** Deactivated people keep their limits, which count again when they come back; they are not listed. */
function limitViews(rows: readonly LimitRow[], { members, groups }: People) {
  const limits = rows.flatMap(({ subject, id, cents }) => {
    const name = subject === 'person' ? members.get(id)?.name : groups.get(id)?.name;
    return name === undefined ? [] : [{ subject, id, name, cents }];
  });
  const own = new Set(limits.filter(({ subject }) => subject === 'person').map(({ id }) => id));
  const grouped = new Set(limits.filter(({ subject }) => subject === 'group').map(({ id }) => id));
  const withoutLimit = [...members.values()].filter(({ profileId, groupId }) => !own.has(profileId) && !grouped.has(groupId ?? '')).length;
  return { limits: limits.toSorted((a, b) => a.subject.localeCompare(b.subject) * -1 || a.name.localeCompare(b.name)), withoutLimit };
}

const orderView = ({ orderNumber, buyerName, at, totalCents, currency }: OrderToTry) => ({
  orderNumber,
  buyer: buyerName,
  placedAt: at.toISOString(),
  cents: totalCents,
  currency,
});
