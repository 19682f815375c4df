import { expect, test } from 'vitest';
import { rightsChange, type RightsState } from '#people/organizations/rules';

const buyer: RightsState = { role: 'buyer', granted: [], withheld: [] };
const same = { role: null, granted: [], ended: [], withheld: [], givenBack: [] };

test.each<[string, RightsState, RightsState, Partial<ReturnType<typeof rightsChange>>]>([
  ['nothing', buyer, buyer, {}],
  ['a right is granted', buyer, { ...buyer, granted: ['H_R'] }, { granted: ['H_R'] }],
  ['a grant ends', { ...buyer, granted: ['H_R', 'H_AR'] }, { ...buyer, granted: ['H_AR'] }, { ended: ['H_R'] }],
  ['of two withheld rights one is given back', { ...buyer, withheld: ['PD', 'DL'] }, { ...buyer, withheld: ['DL'] }, { givenBack: ['PD'] }],
  ['a right is withheld', buyer, { ...buyer, withheld: ['DL'] }, { withheld: ['DL'] }],
  [
    'a new administrator has what was withheld, and what the role brings is no grant that ended',
    { role: 'viewer', granted: ['H_MU', 'H_AO'], withheld: ['G_IOC'] },
    { role: 'administrator', granted: [], withheld: [] },
    { role: { from: 'viewer', to: 'administrator' }, ended: ['H_AO'], givenBack: ['G_IOC'] },
  ],
  [
    'what the old role brought is no new grant',
    { role: 'viewer', granted: [], withheld: [] },
    { ...buyer, granted: ['H_R'] },
    { role: { from: 'viewer', to: 'buyer' } },
  ],
])('[USR-9] the history says what changed: %s', (_what, before, after, change) => {
  expect(rightsChange(before, after)).toEqual({ ...same, ...change });
});
