// What waits for the shopper stands on the overview, and nothing else.
import { expect, test } from 'vitest';
import type { OwnJoinRequest } from '#people/join-requests/contract';
import { served, SHOP } from '#test/screen/page';
import { endsSoon } from './load-business.ts';
import { NeedsYou } from './needs-you.tsx';

const own = (state: OwnJoinRequest['state']): OwnJoinRequest => ({
  state,
  organization: 'Lakeside Clinic',
  message: '',
  reason: '',
  askedAt: '',
  expiresAt: '',
  mayAsk: state === 'offer',
  mayOpen: true,
});
const shown = (props: Partial<Parameters<typeof NeedsYou>[0]>, shop = SHOP): string =>
  served(
    <NeedsYou waiting={0} certificateEnds={null} timeZone="America/New_York" expired={[]} asking={[]} joining={null} {...props} />,
    shop,
  ).replaceAll(/<!--.*?-->/g, '');

test('[USR-9] nothing shows when nothing waits', () => {
  expect(shown({})).toBe('');
  expect(shown({ joining: own('none') })).toBe('');
});

test.each([
  ['en-US', '2 people ask to join', 'Nora Park and Bo Ek'],
  ['fr-CA', '2 personnes demandent', 'Nora Park et Bo Ek'],
  ['es-US', '2 personas piden', 'Nora Park y Bo Ek'],
] as const)('[USR-9] who manages people sees who asks to join (%s)', (copyLocale, title, names) => {
  const markup = shown({ asking: ['Nora Park', 'Bo Ek'] }, { ...SHOP, copyLocale });
  expect(markup).toContain(title);
  expect(markup).toContain(names);
  expect(markup).toContain('/account/people/requests');
});

test.each([
  ['offer', 'Your colleagues order for Lakeside Clinic', 'Ask to join'],
  ['waiting', 'You asked to join Lakeside Clinic', 'See your request'],
  ['declined', 'Lakeside Clinic declined your request', 'See your request'],
  ['lapsed', 'answer your request', 'See your request'],
] as const)('[USR-9] who belongs to no organization sees what became of asking: %s', (state, title, link) => {
  const markup = shown({ joining: own(state) });
  expect(markup).toContain(title);
  expect(markup).toContain(link);
});

test.each([
  ['en-US', '3 orders wait for your approval', 'The sign-on certificate ends December 12, 2026'],
  ['fr-CA', '3 commandes attendent votre approbation', 'Le certificat de connexion prend fin le 12 décembre 2026'],
  ['es-US', '3 pedidos esperan su aprobación', 'El certificado de acceso termina el 12 de diciembre de 2026'],
] as const)(
  '[USR-1] [B2B-3] [USR-11] orders that wait for the person and a certificate that ends soon are named (%s)',
  (copyLocale, orders, ends) => {
    const markup = shown({ waiting: 3, certificateEnds: '2026-12-12T12:00:00Z' }, { ...SHOP, copyLocale });
    expect(markup).toContain(orders);
    expect(markup).toContain(ends);
    expect(markup).toContain('/account/approvals');
    expect(markup).toContain('/account/sign-on');
  },
);

test('[USR-11] a certificate is named when the last one ends within 30 days, not while the next one is there', () => {
  const now = Date.parse('2026-11-20T00:00:00Z');
  expect(endsSoon(['2026-12-12T00:00:00.000Z'], now)).toBe('2026-12-12T00:00:00.000Z');
  expect(endsSoon(['2026-12-12T00:00:00.000Z', '2027-12-12T00:00:00.000Z'], now)).toBeNull();
  expect(endsSoon([], now)).toBeNull();
});
