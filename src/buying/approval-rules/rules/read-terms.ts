// Reads a rule as it was typed: the terms it means, or what has to be changed first.
import { isDay } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { readAmountText } from './amount-text.ts';
import type { Condition, Level, RuleTerms } from './approval-rule.ts';
import { kindFacts, type ConditionSubject } from './condition-kinds.ts';
import { PAYMENT_KINDS, PERIODS } from './submission.ts';

/** What an organization has: a rule can name nothing else. */
export interface KnownThings {
  readonly people: ReadonlySet<string>;
  /** People who may decide about orders. */
  readonly approvers: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly centers: ReadonlySet<string>;
  readonly locations: ReadonlySet<string>;
  readonly isCategory: (id: string) => boolean;
  readonly isItem: (itemId: string) => boolean;
}

export type RuleProblemCode =
  | 'CONDITION_REQUIRED'
  | 'CONDITION_TWICE'
  | 'AMOUNT_INVALID'
  | 'LINES_INVALID'
  | 'CHOICE_REQUIRED'
  | 'ITEMS_REQUIRED'
  | 'ITEM_UNKNOWN'
  | 'LEVEL_REQUIRED'
  | 'APPROVER_REQUIRED'
  | 'APPROVER_UNKNOWN'
  | 'BUYERS_REQUIRED'
  | 'BUYER_UNKNOWN'
  | 'DAY_INVALID'
  | 'DAYS_BACKWARDS';

export interface RuleProblem {
  /** `conditions`, `conditions.0.over`, `conditions.0.of`, `conditions.0.named`, `levels`, `levels.0`, `buyers`, `startsOn`, `endsOn`. */
  readonly field: string;
  readonly code: RuleProblemCode;
  /** The text that is wrong; '' when the field says it. */
  readonly text: string;
}

export interface TypedTerms extends Omit<RuleTerms, 'conditions'> {
  readonly conditions: readonly (Omit<Condition, 'over'> & { /** As typed. */ readonly over: string })[];
}

const MOST_LINES = 10_000;

export function readTerms(typed: TypedTerms, known: KnownThings): Outcome<RuleTerms, readonly RuleProblem[]> {
  const problems: RuleProblem[] = [];
  const tell = (field: string, code: RuleProblemCode, text = ''): void => void problems.push({ field, code, text });
  const conditions = typed.conditions.map((one, at) =>
    readCondition(one, known, (part, code, text) => tell(`conditions.${at}${part}`, code, text)),
  );
  if (conditions.length === 0) tell('conditions', 'CONDITION_REQUIRED');
  conditions.forEach((one, at) => {
    if (conditions.slice(0, at).some((other) => isSame(one, other))) tell(`conditions.${at}`, 'CONDITION_TWICE');
  });
  const buyers = readBuyers(typed, known, tell);
  const levels = typed.levels.map((level, at) => readLevel(level, known, (code) => tell(`levels.${at}`, code)));
  if (levels.length === 0) tell('levels', 'LEVEL_REQUIRED');
  checkDays(typed, tell);
  const { startsOn, endsOn } = typed;
  return problems.length > 0 ? failed(problems) : done({ conditions, ...buyers, levels, startsOn, endsOn });
}

type Tell = (field: string, code: RuleProblemCode, text?: string) => void;

const isSame = (one: Condition, other: Condition): boolean => one.kind === other.kind && one.of === other.of && one.not === other.not;

function readCondition(typed: TypedTerms['conditions'][number], known: KnownThings, tell: Tell): Condition {
  const { kind } = typed;
  const facts = kindFacts(kind);
  const of = facts.of === null ? '' : typed.of.trim();
  if (facts.of !== null && !(facts.any === true && of === '') && !isKnown(facts.of, of, known)) tell('.of', 'CHOICE_REQUIRED');
  const named = facts.hasItems === true ? [...new Set(typed.named.map((text) => text.trim()).filter((text) => text !== ''))] : [];
  if (facts.hasItems === true && named.length === 0) tell('.named', 'ITEMS_REQUIRED');
  const unknown = named.find((item) => !known.isItem(item));
  if (unknown !== undefined) tell('.named', 'ITEM_UNKNOWN', unknown);
  return { kind, over: readOver(typed.over, facts.over, tell), of, named, not: facts.hasNot === true && typed.not };
}

function readOver(text: string, counted: 'cents' | 'lines' | null, tell: Tell): number {
  if (counted === null) return 0;
  if (counted === 'cents') {
    const cents = readAmountText(text);
    if (cents === null) tell('.over', 'AMOUNT_INVALID');
    return cents ?? 0;
  }
  const lines = /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : MOST_LINES + 1;
  if (lines > MOST_LINES) tell('.over', 'LINES_INVALID');
  return lines;
}

function isKnown(subject: ConditionSubject, of: string, known: KnownThings): boolean {
  switch (subject) {
    case 'period':
      return PERIODS.some((one) => one === of);
    case 'payment':
      return PAYMENT_KINDS.some((one) => one === of);
    case 'center':
      return known.centers.has(of);
    case 'location':
      return known.locations.has(of);
    case 'category':
      return known.isCategory(of);
    case 'brand':
      return of !== '';
  }
}

function readBuyers({ everybody, groupIds, profileIds }: TypedTerms, known: KnownThings, tell: Tell) {
  if (everybody) return { everybody, groupIds: [], profileIds: [] };
  if (groupIds.length + profileIds.length === 0) tell('buyers', 'BUYERS_REQUIRED');
  if (!groupIds.every((id) => known.groups.has(id)) || !profileIds.every((id) => known.people.has(id))) tell('buyers', 'BUYER_UNKNOWN');
  return { everybody, groupIds: [...new Set(groupIds)], profileIds: [...new Set(profileIds)] };
}

function readLevel({ mode, who, named }: Level, known: KnownThings, tell: (code: RuleProblemCode) => void): Level {
  const ids = who === 'people' || who === 'group' ? [...new Set(named)] : [];
  if (who === 'people' && ids.length === 0) tell('APPROVER_REQUIRED');
  if (who === 'group' && ids.length !== 1) tell('APPROVER_REQUIRED');
  const all = who === 'people' ? known.approvers : known.groups;
  if (!ids.every((id) => all.has(id))) tell('APPROVER_UNKNOWN');
  return { mode, who, named: ids };
}

function checkDays({ startsOn, endsOn }: TypedTerms, tell: Tell): void {
  const isWrong = (day: string): boolean => day !== '' && !isDay(day);
  if (isWrong(startsOn)) tell('startsOn', 'DAY_INVALID');
  if (isWrong(endsOn)) tell('endsOn', 'DAY_INVALID');
  if (startsOn !== '' && endsOn !== '' && endsOn < startsOn) tell('endsOn', 'DAYS_BACKWARDS');
}

/** Whether a budget manager (H_SB) may write the rule: it has a condition about a budget. */
export const isAboutBudgets = ({ conditions }: Pick<RuleTerms, 'conditions'>): boolean => conditions.some(({ kind }) => kind === 'budget');
