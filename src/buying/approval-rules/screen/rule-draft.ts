// A rule while it is being written: what the fields hold. Rows have keys, so that the others keep what was typed when one goes.
import { formatPrice, type CopyLocale } from '#base/locale/rules';
import type { RuleView } from '#buying/approval-rules/contract';
import type { ConditionKind } from '#buying/approval-rules/rules';
import type { Currency } from '#base/money/rules';

export interface ConditionDraft {
  readonly key: string;
  readonly kind: ConditionKind;
  readonly over: string;
  readonly of: string;
  readonly named: string;
  readonly not: boolean;
}

export interface LevelDraft {
  readonly key: string;
  readonly mode: 'oneOf' | 'allOf';
  /** `person:…`, `group:…`, another word of `Asked`, or '' for not chosen yet. */
  readonly who: string;
  /** People besides the first. */
  readonly more: readonly string[];
}

export interface RuleDraft {
  readonly version: number;
  readonly conditions: readonly ConditionDraft[];
  readonly levels: readonly LevelDraft[];
  readonly everybody: boolean;
  readonly groupIds: readonly string[];
  readonly profileIds: readonly string[];
  readonly startsOn: string;
  readonly endsOn: string;
}

export interface Reader {
  readonly copyLocale: CopyLocale;
  readonly currency: Currency;
}

export const LEVEL: Omit<LevelDraft, 'key'> = { mode: 'oneOf', who: '', more: [] };

export const NEW_DRAFT: RuleDraft = {
  version: 0,
  conditions: [],
  levels: [{ ...LEVEL, key: '0' }],
  everybody: true,
  groupIds: [],
  profileIds: [],
  startsOn: '',
  endsOn: '',
};

/** The suggestion for a first rule. */
export const startDraft = (reader: Reader): RuleDraft => ({
  ...NEW_DRAFT,
  conditions: [{ key: '0', kind: 'total', over: formatPrice(50_000, reader.currency, reader.copyLocale), of: '', named: '', not: false }],
  levels: [{ ...LEVEL, key: '0', who: 'H_AO' }],
});

export function draftOfRule(rule: RuleView, { copyLocale, currency }: Reader): RuleDraft {
  const { version, everybody, groupIds, profileIds, startsOn, endsOn } = rule;
  const amount = (kind: ConditionKind, over: number): string =>
    kind === 'lineCount' ? String(over) : formatPrice(over, currency, copyLocale);
  return {
    version,
    conditions: rule.conditions.map(({ kind, over, of, named, not }, at) => ({
      key: String(at),
      kind,
      over: amount(kind, over),
      of,
      named: named.join(', '),
      not,
    })),
    levels: rule.levels.map(({ mode, who, named: [first = '', ...more] }, at) => {
      const chosen = who === 'people' ? `person:${first}` : who === 'group' ? `group:${first}` : who;
      return { key: String(at), mode, who: chosen, more };
    }),
    everybody,
    groupIds,
    profileIds,
    startsOn,
    endsOn,
  };
}
