import { expect, test } from 'vitest';
import { readClaim } from '#buying/rewards/rules';

const TODAY = '2026-11-20';
const RIGHT = { reference: 'tx 0008-4411', boughtOn: '2026-11-02', amount: '24.50' };

test.each([
  [{}, { ok: true, value: { reference: 'TX00084411', boughtOn: '2026-11-02', cents: 2_450 } }],
  [{ amount: '24,5' }, { ok: true, value: { cents: 2_450 } }],
  [{ amount: '$ 24' }, { ok: true, value: { cents: 2_400 } }],
  [{ reference: '12' }, { ok: false, problem: 'REFERENCE_WRONG' }],
  [{ boughtOn: '2026-11-21' }, { ok: false, problem: 'DAY_WRONG' }],
  [{ boughtOn: '2026-08-21' }, { ok: false, problem: 'DAY_WRONG' }],
  [{ boughtOn: 'yesterday' }, { ok: false, problem: 'DAY_WRONG' }],
  [{ amount: '0' }, { ok: false, problem: 'AMOUNT_WRONG' }],
  [{ amount: '-3' }, { ok: false, problem: 'AMOUNT_WRONG' }],
  [{ amount: '99999.00' }, { ok: false, problem: 'AMOUNT_WRONG' }],
])('[RWD-2] a claim with %j reads as %j', (over, read) => expect(readClaim({ ...RIGHT, ...over }, TODAY)).toMatchObject(read));
