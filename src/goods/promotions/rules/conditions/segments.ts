// For shoppers in some loyalty segments, by code.
import { condition } from '../condition.ts';
import { texts } from '../condition-values.ts';

export const segments = condition({
  code: 'segments',
  about: 'shopper',
  values: { segments: texts },
  qualifies: ({ segments: meant }, { terms }) => meant.includes(terms.segment),
  missing: () => ({ reason: 'NOT_FOR_YOU' }),
});
