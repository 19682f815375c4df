import { expect, test } from 'vitest';
import { served, SHOP } from '#test/screen/page';
import { AwayCard } from './away-card.tsx';
import { QueueFilter, ScopeChips } from './queue-filter.tsx';

const asked = { scope: 'mine', buyer: '', over: '', days: '', reason: '' };
const NOBODY = { profileId: '', name: '', from: '', until: '' };

test('[B2B-3] only who decides has a list of what waits; every kind of condition can be filtered by', () => {
  const chips = (decides: boolean): string => served(<ScopeChips asked={asked} waiting={2} decides={decides} />, SHOP);
  expect(chips(true)).toContain('Waiting (2)');
  expect(chips(false)).not.toContain('Waiting');
  expect(chips(false)).toContain('Sent by me');
  const filter = served(<QueueFilter asked={asked} />, SHOP);
  for (const kind of ['line', 'period', 'brand', 'blocked', 'payment', 'lineCount', 'delivery'])
    expect(filter).toContain(`value="${kind}"`);
});

test('[B2B-3] where nobody else can approve orders, no substitute can be chosen, and the card says why', () => {
  expect(served(<AwayCard substitute={NOBODY} colleagues={[]} />, SHOP)).toContain('Nobody else in your organization can approve orders.');
  const one = served(<AwayCard substitute={NOBODY} colleagues={[{ profileId: 'p1', name: 'Omar Park' }]} />, SHOP);
  expect(one).toContain('Omar Park');
});
