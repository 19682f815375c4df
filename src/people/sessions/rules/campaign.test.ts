import { expect, test } from 'vitest';
import { CAMPAIGN_KEPT_MS, keptCampaign } from '#people/sessions/rules';

test('[APP-21] [ANL-1] a campaign counts for thirty days, and malformed records are ignored', () => {
  const record = JSON.stringify({ cidParam: 'autumn-mail', timeStamp: 1_000_000 });
  expect(keptCampaign(record, 1_000_000)).toBe('autumn-mail');
  expect(keptCampaign(record, 1_000_000 + CAMPAIGN_KEPT_MS - 1)).toBe('autumn-mail');
  expect(keptCampaign(record, 1_000_000 + CAMPAIGN_KEPT_MS)).toBe('');
  expect(keptCampaign(JSON.stringify({ cidParam: 'x'.repeat(200), timeStamp: 0 }), 1)).toHaveLength(100);
  for (const broken of [
    null,
    '',
    '{',
    '7',
    'null',
    '{}',
    '{"cidParam":7,"timeStamp":1}',
    '{"cidParam":"a"}',
    '{"cidParam":"a","timeStamp":9}',
  ])
    expect(keptCampaign(broken, 5), String(broken)).toBe('');
});
