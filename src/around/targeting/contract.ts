// The schema of audience rules, for calls that take or give one (HDR-2).
import Type from 'typebox';
import { oneOf } from '#base/schema/contract';
import {
  AUDIENCE_FLAGS,
  DEEPEST_RULE,
  MOST_COMBINED,
  RULE_LOCALES,
  RULE_SITES,
  STORE_CONDITIONS,
  WIDEST_SCREEN,
  type AudienceRule as Rule,
} from '#around/targeting/rules';

const Width = Type.Optional(Type.Integer({ minimum: 0, maximum: WIDEST_SCREEN }));

const CONDITIONS: readonly Type.TSchema[] = [
  Type.Object({ flag: oneOf(...Object.keys(AUDIENCE_FLAGS)) }),
  Type.Object({ store: oneOf(...STORE_CONDITIONS) }),
  Type.Object({ site: oneOf(...RULE_SITES) }),
  Type.Object({ locale: oneOf(...RULE_LOCALES) }),
  Type.Object({ screen: Type.Object({ min: Width, max: Width }, { minProperties: 1 }) }),
];

/** `depth` more of all, any and not may stand in it: a schema that names itself would not be closed to unknown keys. */
function ruleSchema(depth: number): Type.TSchema {
  if (depth === 0) return Type.Union([...CONDITIONS]);
  const part = ruleSchema(depth - 1);
  const parts = Type.Array(part, { maxItems: MOST_COMBINED });
  return Type.Union([...CONDITIONS, Type.Object({ all: parts }), Type.Object({ any: parts }), Type.Object({ not: part })]);
}

/** Whom a piece is for; everybody is `{ all: [] }`. That min is at most max says `readAudienceRule` alone. */
export const AudienceRule = Type.Unsafe<Rule>(ruleSchema(DEEPEST_RULE));
