// An offer of the rewards program: only for members who turned it on (RWD-2).
import { condition } from '../condition.ts';

export const turnedOn = condition({
  code: 'turnedOn',
  about: 'shopper',
  values: {},
  qualifies: (_, { code, terms }) => terms.turnedOn?.has(code) === true,
  missing: () => ({ reason: 'OFFER_OFF' }),
});
