// Valid on some sites of the shop; unknown on others.
import { condition } from '../condition.ts';
import { someOf } from '../condition-values.ts';

export const sites = condition({
  code: 'sites',
  about: 'shopper',
  values: { sites: someOf('consumer-US', 'consumer-CA', 'business-US', 'business-CA') },
  qualifies: ({ sites: on }, { terms }) => on.includes(terms.site),
  missing: () => ({ reason: 'UNKNOWN' }),
});
