import { expect, test } from 'vitest';
import {
  deactivationProblem,
  handOverProblem,
  judgeRights,
  mayInviteAs,
  rightsOfRole,
  type MemberState,
  type Role,
} from '#people/organizations/rules';

const person = (profileId: string, role: Role, facts: Partial<MemberState> = {}): MemberState => ({
  profileId,
  role,
  granted: rightsOfRole(role),
  withheld: [],
  isActive: true,
  ...facts,
});

const ruth = person('ruth', 'administrator');
const otto = person('otto', 'administrator');
const manager = person('mia', 'buyer', { granted: ['H_EMP', 'H_CP', 'H_MU'] });
const buyer = person('ben', 'buyer');
const wanted = { role: 'buyer', granted: [], withheld: [] } as const;

test.each<[string, MemberState, MemberState, number, Parameters<typeof judgeRights>[1], string]>([
  ['a people manager raises themselves', manager, manager, 1, { ...wanted, role: 'administrator' }, 'OWN_RIGHTS'],
  ['a people manager grants themselves budgets', manager, manager, 1, { ...wanted, granted: ['H_SB'] }, 'OWN_RIGHTS'],
  ['a people manager makes an administrator', manager, buyer, 1, { ...wanted, role: 'administrator' }, 'ADMINISTRATORS_ONLY'],
  ['a people manager makes a people manager', manager, buyer, 1, { ...wanted, granted: ['H_MU'] }, 'ADMINISTRATORS_ONLY'],
  ['a people manager demotes an administrator', manager, otto, 2, wanted, 'ADMINISTRATORS_ONLY'],
  ['the last administrator steps down', ruth, ruth, 1, wanted, 'LAST_ADMINISTRATOR'],
  ['H_SAM is granted to a buyer', ruth, buyer, 1, { ...wanted, granted: ['H_SAM'] }, 'RIGHT_UNKNOWN'],
  ['a right of the shop is granted', ruth, buyer, 1, { ...wanted, granted: ['ACCOUNT_BILLING'] }, 'RIGHT_UNKNOWN'],
  ['a duty is withheld', ruth, buyer, 1, { ...wanted, withheld: ['PO_REQUIRED'] }, 'RIGHT_UNKNOWN'],
  ['somebody deactivated is changed', ruth, person('dan', 'buyer', { isActive: false }), 1, wanted, 'NOT_ACTIVE'],
])('[USR-9] refused: %s', (_what, actor, target, administrators, change, problem) => {
  expect(judgeRights({ actor, target, administrators }, change)).toEqual({ ok: false, problem });
});

test('[USR-9] a person has the role’s rights, what was granted beyond, less what is withheld', () => {
  const outcome = judgeRights(
    { actor: ruth, target: buyer, administrators: 1 },
    { role: 'approver', granted: ['H_R', 'H_AO'], withheld: ['G_IOC'] },
  );
  expect(outcome).toEqual({ ok: true, value: { role: 'approver', granted: ['H_AO', 'H_EMP', 'H_CP', 'H_R'], withheld: ['G_IOC'] } });
});

test('[USR-9] one of two administrators may step down', () => {
  expect(judgeRights({ actor: ruth, target: ruth, administrators: 2 }, wanted)).toMatchObject({ ok: true, value: { role: 'buyer' } });
});

test('[USR-9] a people manager keeps what an administrator granted', () => {
  const target = person('tom', 'buyer', { granted: [...rightsOfRole('buyer'), 'H_SB'] });
  const change = (granted: readonly string[]) => judgeRights({ actor: manager, target, administrators: 1 }, { ...wanted, granted });
  expect(change(['H_SB', 'H_R'])).toMatchObject({ ok: true });
  expect(change(['H_R'])).toEqual({ ok: false, problem: 'ADMINISTRATORS_ONLY' });
});

test.each([
  ['the last administrator', otto, ruth, 1, 'LAST_ADMINISTRATOR'],
  ['oneself', ruth, ruth, 2, 'OWN_RIGHTS'],
  ['an administrator, by a people manager', manager, otto, 2, 'ADMINISTRATORS_ONLY'],
  ['a buyer', manager, buyer, 1, null],
])('[USR-9] deactivating %s', (_who, actor, target, administrators, problem) => {
  expect(deactivationProblem({ actor, target, administrators })).toBe(problem);
});

test('[USR-9] only administrators hand over and invite administrators', () => {
  expect(handOverProblem({ actor: manager, target: buyer, administrators: 1 })).toBe('ADMINISTRATORS_ONLY');
  expect(handOverProblem({ actor: ruth, target: buyer, administrators: 1 })).toBeNull();
  expect([mayInviteAs(manager, 'administrator'), mayInviteAs(manager, 'buyer'), mayInviteAs(ruth, 'administrator')]).toEqual([
    false,
    true,
    true,
  ]);
});
