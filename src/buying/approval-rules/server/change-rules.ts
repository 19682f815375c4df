// Adds, changes, pauses, deletes and restores rules. Each change is a line of the record, with names as they are then (B2B-8).
import { randomUUID } from 'node:crypto';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { isAboutBudgets, type RuleTerms } from '#buying/approval-rules/rules';
import { noteEvent, type Actor } from '#people/organizations/server';
import { lockOrganization } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import { NOTE_CHANGE } from './change-queries.ts';
import type { NamedThing } from './names-of.ts';
import { ADD_RULE, CHANGE_RULE, COUNT_RULES, DELETE_RULE, NEXT_VERSION, PAUSE_RULE, RESTORE_RULE, RULE_BY_ID } from './rule-queries.ts';
import { readStoredTerms, termsView } from './stored-rule.ts';

export type RuleRefusal = 'RULE_NOT_FOUND' | 'RULE_CHANGED' | 'RULES_FULL' | 'RULE_NOT_YOURS';

/** Who changes what: budget managers may only touch rules about budgets. */
export interface RuleWriter extends Actor {
  readonly onlyBudgets: boolean;
  readonly now: Date;
  /** Names of what a rule refers to, in the writer's language. */
  readonly namesOf: (terms: RuleTerms) => readonly NamedThing[];
}

const MOST_RULES = 100;

export function addRule(db: Db, writer: RuleWriter, terms: RuleTerms): Promise<Outcome<string, RuleRefusal>> {
  return db.transaction(async (tx) => {
    await lockOrganization(tx, writer.accountNumber);
    if (!mayWrite(writer, terms)) return failed('RULE_NOT_YOURS');
    if ((await tx.one(COUNT_RULES, [writer.accountNumber])).count >= MOST_RULES) return failed('RULES_FULL');
    const ruleId = randomUUID();
    await tx.run(ADD_RULE, [writer.accountNumber, ruleId, JSON.stringify(termsView(terms))]);
    await noteChange(tx, writer, { kind: 'added', ruleId, terms });
    return done(ruleId);
  });
}

export function changeRule(
  db: Db,
  writer: RuleWriter,
  { ruleId, version }: { readonly ruleId: string; readonly version: number },
  terms: RuleTerms,
): Promise<Outcome<string, RuleRefusal>> {
  return withRule(db, writer, ruleId, async (tx, before) => {
    if (!mayWrite(writer, terms)) return failed('RULE_NOT_YOURS');
    if (before !== null && isSame(before, terms)) return done(ruleId);
    const changed = await tx.run(CHANGE_RULE, [writer.accountNumber, ruleId, JSON.stringify(termsView(terms)), version]);
    if (changed === 0) return failed('RULE_CHANGED');
    await noteChange(tx, writer, { kind: 'changed', ruleId, terms });
    return done(ruleId);
  });
}

export const pauseRule = (db: Db, writer: RuleWriter, ruleId: string, isPaused: boolean) =>
  withRule(db, writer, ruleId, (tx, terms) =>
    move(tx, writer, { kind: isPaused ? 'paused' : 'resumed', ruleId, terms }, () =>
      tx.run(PAUSE_RULE, [writer.accountNumber, ruleId, isPaused]),
    ),
  );

export const deleteRule = (db: Db, writer: RuleWriter, ruleId: string) =>
  withRule(db, writer, ruleId, (tx, terms) =>
    move(tx, writer, { kind: 'deleted', ruleId, terms }, () => tx.run(DELETE_RULE, [writer.accountNumber, ruleId, writer.now])),
  );

export const restoreRule = (db: Db, writer: RuleWriter, ruleId: string) =>
  withRule(
    db,
    writer,
    ruleId,
    async (tx, terms) => {
      if ((await tx.one(COUNT_RULES, [writer.accountNumber])).count >= MOST_RULES) return failed('RULES_FULL');
      return move(tx, writer, { kind: 'restored', ruleId, terms }, () => tx.run(RESTORE_RULE, [writer.accountNumber, ruleId]));
    },
    'deleted too',
  );

/** The same move twice changes nothing and is written down once. */
async function move(
  tx: Queries,
  writer: RuleWriter,
  change: RuleChange,
  run: () => Promise<number>,
): Promise<Outcome<string, RuleRefusal>> {
  if ((await run()) > 0) await noteChange(tx, writer, change);
  return done(change.ruleId);
}

const mayWrite = ({ onlyBudgets }: RuleWriter, terms: RuleTerms | null): boolean =>
  !onlyBudgets || (terms !== null && isAboutBudgets(terms));

const isSame = (one: RuleTerms, other: RuleTerms): boolean => JSON.stringify(termsView(one)) === JSON.stringify(termsView(other));

/** Locks the organization and reads the rule; `terms` is null for one that cannot be read. */
function withRule(
  db: Db,
  writer: RuleWriter,
  ruleId: string,
  work: (tx: Queries, terms: RuleTerms | null) => Promise<Outcome<string, RuleRefusal>>,
  which: 'live' | 'deleted too' = 'live',
): Promise<Outcome<string, RuleRefusal>> {
  return db.transaction(async (tx) => {
    await lockOrganization(tx, writer.accountNumber);
    const row = await tx.maybe(RULE_BY_ID, [writer.accountNumber, ruleId]);
    if (row === undefined || (row.deleted_at !== null && which === 'live')) return failed('RULE_NOT_FOUND');
    const terms = readStoredTerms(row.terms);
    return mayWrite(writer, terms) ? work(tx, terms) : failed('RULE_NOT_YOURS');
  });
}

interface RuleChange {
  readonly kind: 'added' | 'changed' | 'paused' | 'resumed' | 'deleted' | 'restored';
  readonly ruleId: string;
  readonly terms: RuleTerms | null;
}

async function noteChange(tx: Queries, writer: RuleWriter, { kind, ruleId, terms }: RuleChange): Promise<void> {
  const { accountNumber, name: actorName, now: at } = writer;
  const { version } = await tx.one(NEXT_VERSION, [accountNumber]);
  const names = terms === null ? [] : writer.namesOf(terms);
  const detail = JSON.stringify({ rule: terms === null ? null : termsView(terms), names });
  await tx.run(NOTE_CHANGE, { accountNumber, at, actorName, kind, version, ruleId, detail });
  await noteEvent(tx, writer, { kind: 'approvalRulesChanged', about: '', at });
}
