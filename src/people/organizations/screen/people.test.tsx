import { expect, test } from 'vitest';
import type { InvitationView, MemberView } from '#people/organizations/contract';
import { served, SHOP } from '#test/screen/page';
import { GroupCard } from './group-card.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { PeopleFilter } from './people-filter.tsx';
import { PeopleTable } from './people-table.tsx';

const dana: MemberView = {
  profileId: 'dana',
  fullName: 'Dana Whitfield',
  email: 'dana@inkwell.example',
  role: 'buyer',
  granted: ['H_EBL'],
  withheld: ['G_IOC'],
  groupId: 'it',
  deactivatedAt: null,
  isYou: false,
};
const groups = [{ groupId: 'it', name: 'IT', people: 1, approvers: [] }];

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
  const text = textOf(served(<PeopleTable people={[dana]} groups={groups} timeZone="America/New_York" />));
  expect(text).toContain('Buyer IT All of the organization Granted See budgets Withheld Off-contract items Active');
});

test('[USR-9] a deactivated person has no rights now', () => {
  const gone = { ...dana, deactivatedAt: '2026-09-30T15:00:00Z' };
  expect(textOf(served(<PeopleTable people={[gone]} groups={groups} timeZone="America/New_York" />))).toContain(
    'None now Deactivated since',
  );
});

test('[USR-9] an expired invitation says so, and can be sent again or withdrawn', () => {
  const lena: InvitationView = {
    invitationId: 'lena',
    email: 'lena@inkwell.example',
    role: 'buyer',
    groupId: null,
    sentAt: '2026-11-10T15:00:00Z',
    expiresAt: '2026-11-17T15:00:00Z',
    isExpired: true,
  };
  const markup = served(<InvitationTable invitations={[lena]} timeZone="America/New_York" />);
  expect(textOf(markup)).toContain('Invitation expired');
  expect(markup).toContain('value="resend"');
  expect(markup).toContain('value="withdraw"');
});

test('[USR-9] a group keeps the approvers whom its page does not name', () => {
  const group = { groupId: 'it', name: 'IT', people: 30, approvers: ['dana', 'zoe'] };
  const markup = served(
    <GroupCard
      group={group}
      approvers={[{ profileId: 'dana', name: 'Dana Cho' }]}
      others={['zoe']}
      problem="There’s already a group with this name"
    />,
  );
  expect(markup).toContain('<input type="hidden" name="approver" value="zoe"/>');
  expect(textOf(markup)).toContain('There’s already a group with this name');
});
