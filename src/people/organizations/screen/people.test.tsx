import { expect, test } from 'vitest';
import type { InvitationView, MemberView } from '#people/organizations/contract';
import { served, SHOP } from '#test/screen/page';
import { DeactivatedMessage } from './deactivated-message.tsx';
import { GroupCard } from './group-card.tsx';
import { HandOver, mayTakeOver } from './hand-over.tsx';
import { InvitationAnswer, InvitedMessage, SECOND_STEP, WITHDRAWN } from './invitation-answer.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { PeopleFilter } from './people-filter.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonCards } from './person-cards.tsx';
import type { Posted } from './posted.ts';
import { RightChoice } from './right-choice.tsx';
import { RoleFacts } from './role-facts.tsx';
import { RoleFields } from './role-field.tsx';
import { SecondStepCard } from './second-step-card.tsx';
import { WhatChanged } from './what-changed.tsx';

const dana: MemberView = {
  profileId: 'dana',
  fullName: 'Dana Whitfield',
  email: 'dana@inkwell.example',
  role: 'buyer',
  granted: ['H_EBL'],
  withheld: ['G_IOC'],
  groupId: 'it',
  deactivatedAt: null,
  lastSeenAt: '2026-11-20T15:00:00Z',
  isHere: false,
  isYou: false,
};
const lena: InvitationView = {
  invitationId: 'lena',
  email: 'lena@inkwell.example',
  role: 'buyer',
  groupId: 'it',
  granted: ['H_EBL'],
  withheld: ['G_IOC'],
  sentAt: '2026-11-10T15:00:00Z',
  expiresAt: '2026-11-17T15:00:00Z',
  isExpired: true,
};
const withholdable = ['G_IOC', 'G_BOP', 'H_EMP'];
const groups = [{ groupId: 'it', name: 'IT', people: 1, approvers: [] }];
const shown = { groups, withholdable, timeZone: 'America/New_York' } as const;

const textOf = (markup: string): string =>
  markup
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test.each([
  ['en-US', 'All 4 Active 2 Invited 1 Deactivated 1'],
  ['fr-CA', 'Toutes 4 Actives 2 Invitées 1 Désactivées 1'],
] as const)('[USR-9] the states have their numbers (%s)', (locale, chips) => {
  const shop = { ...SHOP, locale, copyLocale: locale };
  const counts = { active: 2, invited: 1, deactivated: 1 };
  const filter = <PeopleFilter asked={{ search: '', state: '', group: '' }} counts={counts} groups={groups} />;
  expect(textOf(served(filter, shop))).toContain(chips);
});

test('[USR-9] rights show as differences from the organization', () => {
  const text = textOf(served(<PeopleTable people={[dana]} groups={groups} timeZone="America/New_York" withholdable={withholdable} />));
  expect(text).toContain(
    'DW Dana Whitfield dana@inkwell.example Buyer IT 2 of 3 of the organization Granted See budgets Withheld Off-contract items Active',
  );
});

test.each([
  [{ isHere: true }, 'Active Here now'],
  [{}, 'Active Last here November 20, 2026'],
  [{ lastSeenAt: null }, 'Active Not here in the last 90 days'],
])('[USR-9] the list says when somebody was last here: %o', (seen, text) => {
  const table = <PeopleTable people={[{ ...dana, ...seen }]} groups={groups} timeZone="America/New_York" withholdable={withholdable} />;
  expect(textOf(served(table))).toContain(text.replaceAll(/\s/g, ' '));
});

test('[USR-9] a deactivated person has no rights now', () => {
  const gone = { ...dana, deactivatedAt: '2026-09-30T15:00:00Z' };
  expect(textOf(served(<PeopleTable people={[gone]} groups={groups} timeZone="America/New_York" withholdable={withholdable} />))).toContain(
    'None now Deactivated since',
  );
});

test('[USR-9] an expired invitation says so, and can be sent again or withdrawn', () => {
  const table = (mayChange: boolean) => served(<InvitationTable invitations={[lena]} {...shown} mayChange={mayChange} />);
  expect(textOf(table(true))).toContain('Invitation expired');
  expect(textOf(table(true))).toContain(
    'lena@inkwell.example Buyer IT 2 of 3 of the organization Granted See budgets Withheld Off-contract items Once accepted',
  );
  expect(table(true)).toContain('value="resend"');
  expect(table(true)).toContain('value="withdraw"');
  // A representative who acts for an administrator looks only.
  expect([textOf(table(false)).includes('Invitation expired'), table(false).includes('<form')]).toEqual([true, false]);
});

test('[USR-9] who is no administrator is not offered what only administrators give', () => {
  const fields = (youAdminister: boolean) =>
    textOf(served(<RoleFields chosen="buyer" groupId="" groups={[]} youAdminister={youAdminister} />));
  expect(fields(true)).toContain('Administrator Approver');
  expect(fields(false)).not.toContain('Administrator Approver');
  const right = (is: boolean) => served(<RightChoice code="H_MU" on="granted" is={is} fixed />);
  expect(right(false)).toBe('');
  // What an administrator granted is kept when the form is sent.
  expect(right(true)).toContain('<input type="hidden" name="right.H_MU" value="granted"/>');
  expect(right(true)).not.toContain('type="radio"');
  const facts = (isYou: boolean) => textOf(served(<RoleFacts found={{ person: { ...dana, isYou }, groups, withholdable }} />));
  expect(facts(false)).toContain('Only administrators change the role and rights of Dana Whitfield. Role Buyer Group IT');
  expect(facts(true)).toContain('You can’t change your own rights.');
});

test('[USR-9] the page says what came of an invitation, each where its button stands', () => {
  const done = { problem: null, field: undefined };
  const told = (posted: Posted | undefined) => textOf(served(<InvitationAnswer posted={posted} invitations={[lena]} />)).trim();
  const rows = (posted: Posted) => textOf(served(<InvitationTable invitations={[lena]} {...shown} mayChange posted={posted} />));
  expect(textOf(served(<InvitedMessage email={lena.email} />)).trim()).toBe('Invitation sent to lena@inkwell.example');
  expect(rows({ ...done, sent: 'lena' })).toContain('Withdraw – lena@inkwell.example Invitation sent to lena@inkwell.example');
  expect(rows({ ...done, problem: 'Too many emails.', sent: 'lena' })).toContain('Too many emails.');
  expect(rows({ ...done, sent: WITHDRAWN })).not.toContain('Invitation sent');
  for (const sent of ['lena', SECOND_STEP]) expect(told({ ...done, problem: 'No.', sent })).toBe('');
  expect(told(undefined)).toBe('');
  expect(told({ ...done, sent: WITHDRAWN })).toBe('The invitation is withdrawn. Its link no longer works.');
  expect(told({ ...done, problem: 'It is gone.', sent: 'somebody' })).toBe('It is gone.');
});

test('[USR-11] the refusal of two-step sign-in stands below its button, is read out, and takes the focus', () => {
  const posted = { problem: 'Turn on two-step sign-in for yourself first.', field: undefined, sent: SECOND_STEP };
  const card = served(<SecondStepCard isRequired={false} mayChange posted={posted} />);
  expect(textOf(card)).toMatch(/Require two-step sign-in +Turn on two-step sign-in for yourself first\./);
  expect(card).toMatch(/tabindex="-1"[^>]*><div[^>]*role="alert"/);
});

test.each([
  ['en-US', 'Role: Buyer → Administrator No longer granted: Approve orders Given back: Off-contract items, Deals'],
  ['fr-CA', 'Rôle : Acheteur → Administrateur Ne sont plus accordés'],
] as const)('[USR-9] the history says what changed, not only how it ended (%s)', (locale, text) => {
  const before = { role: 'buyer', granted: ['H_AO'], withheld: ['G_IOC', 'DL'] } as const;
  const after = { role: 'administrator', granted: [], withheld: [] } as const;
  const shop = { ...SHOP, locale, copyLocale: locale };
  expect(textOf(served(<WhatChanged before={before} after={after} />, shop)).trim()).toContain(text);
});

test('[USR-9] handing over asks first, says what changes for both, and needs no JavaScript', () => {
  const found = { person: dana, isLastAdministrator: false, mayChange: true, youAdminister: true };
  const cards = served(<PersonCards found={found} />);
  expect(cards).toContain('href="/account/people/dana?ask=handOver"');
  expect(cards).not.toContain('value="handOver"');
  const asked = served(<HandOver person={dana} posted={{ problem: 'No.', field: undefined, sent: 'handOver' }} />);
  expect(textOf(asked)).toContain('Hand over administration to Dana Whitfield?');
  expect(textOf(asked)).toContain('Role: Buyer → Administrator Given back: Off-contract items');
  expect(textOf(asked)).toMatch(/Hand over to Dana Whitfield Cancel +No\./);
  expect(asked).toMatch(/<form[^>]*method="post"[^>]*><button value="handOver" type="submit"/);
  const who = (more: object) => mayTakeOver({ person: { ...dana, ...more }, youAdminister: true });
  expect([who({}), who({ isYou: true }), who({ role: 'administrator' }), who({ deactivatedAt: '2026-01-01T00:00:00Z' })]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(mayTakeOver({ person: dana, youAdminister: false })).toBe(false);
});

test('[USR-9] a deactivated person’s page says since when and by whom', () => {
  const said = (by: string | null) =>
    textOf(served(<DeactivatedMessage at="2026-09-30T15:00:00Z" by={by} timeZone="America/New_York" />)).trim();
  expect(said('Ruth Wells')).toMatch(/^Deactivated since September 30, 2026, by Ruth Wells This person can’t sign in/);
  expect(said(null)).toMatch(/^Deactivated since September 30, 2026 This/);
});

test('[USR-9] a group keeps the approvers whom its page does not name', () => {
  const group = { groupId: 'it', name: 'IT', people: 30, approvers: ['dana', 'zoe'] };
  const card = (mayChange: boolean) =>
    served(
      <GroupCard
        group={group}
        approvers={[{ profileId: 'dana', name: 'Dana Cho' }]}
        others={['zoe']}
        posted={{ problem: 'There’s already a group with this name', field: 'name' }}
        mayChange={mayChange}
      />,
    );
  const markup = card(true);
  expect([textOf(card(false)).includes('Dana Cho'), card(false).includes('<form')]).toEqual([true, false]);
  expect(markup).toContain('<input type="hidden" name="approver" value="zoe"/>');
  expect(textOf(markup)).toContain('There’s already a group with this name');
});
