import { expect, test } from 'vitest';
import type { Permission } from '#base/access/rules';
import type { Shopper } from '#base/shopper/rules';
import type { Sessions } from './visit-sessions.ts';
import { shopperOf } from './visit-shopper.ts';

type State = ReturnType<Parameters<typeof shopperOf>[0]>;

/** Which pages a member with these codes gets, in a browser with these cookies. */
function audience(codes: readonly Permission[], cookies: Readonly<Record<string, string>>, tenant = 'business') {
  const state = { site: { tenant }, cookies, personal: false } as unknown as State; // the only parts that are read
  const parts = shopperOf(() => state, {} as Sessions, 'public');
  parts.recognised({ account: {}, profile: {}, permissions: new Set(codes) } as unknown as Shopper); // as above
  return parts.audience();
}

const ALL = ['G_IOC', 'DL', 'PD'] as const;

test('[USR-4] [B2B-4] who may be shown goods that a policy blocks gets pages of their own while nothing shows that scripts run', async () => {
  expect(await audience([...ALL, 'G_BIO'], {})).toBe('contract');
  expect(await audience([...ALL, 'G_BIO'], { scripts: '1' })).toBe('public');
  expect(await audience([...ALL, 'G_BIO'], {}, 'consumer')).toBe('public');
  expect(await audience(ALL, {})).toBe('public');
  expect(await audience([...ALL, 'G_IBV'], { scripts: '1' })).toBe('contract');
});
