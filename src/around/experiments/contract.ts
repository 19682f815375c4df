// Experiments in a browser (EXP-1): which variants it takes part in, and that one was seen.
import Type from 'typebox';

const Key = Type.String({ pattern: '^[a-z][a-z0-9-]{1,38}$' });
const Variant = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{0,19}$' });

export const experimentsContract = {
  'POST /api/experiments': {
    summary:
      'The variants that this browser shows from its next page on, which a cookie keeps; nothing without consent to analytics, and then no cookie',
    access: 'shopper',
    acting: 'never',
    ids: {},
    body: Type.Object({}),
    reply: Type.Object({ variants: Type.Array(Type.Object({ experiment: Key, variant: Variant })) }),
  },
  'POST /api/experiments/exposure': {
    summary: 'That a variant was shown; `counted` the first time only, and only if it is the visitor’s. 429 for too many',
    access: 'shopper',
    acting: 'never',
    ids: {},
    body: Type.Object({ experiment: Key, variant: Variant, weightKb: Type.Integer({ minimum: 0, maximum: 100_000 }) }),
    reply: Type.Object({ counted: Type.Boolean() }),
  },
} as const;
