// Valid between two days of the site, both inclusive; null means no limit.
import { condition } from '../condition.ts';
import { day, orNull } from '../condition-values.ts';

export const dates = condition({
  code: 'dates',
  about: 'shopper',
  values: { startsOn: orNull(day), endsOn: orNull(day) },
  qualifies: ({ startsOn, endsOn }, { terms }) => !isEarly(startsOn, terms.day) && (endsOn === null || terms.day <= endsOn),
  missing: ({ startsOn, endsOn }, { terms }) =>
    isEarly(startsOn, terms.day) ? { reason: 'NOT_STARTED', day: startsOn } : { reason: 'ENDED', day: endsOn ?? '' },
});

function isEarly(startsOn: string | null, today: string): startsOn is string {
  return startsOn !== null && today < startsOn;
}
