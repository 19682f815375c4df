// What the messages drawer says in each state.
import { expect, test } from 'vitest';
import { served, SHOP } from '#test/screen/page';
import { AllMessages } from './messages-drawer.tsx';
import type { MessagesView } from './use-messages.ts';

const shown = (view: Partial<MessagesView>, copyLocale: typeof SHOP.copyLocale = 'en-US') =>
  served(<AllMessages view={{ own: [], organization: [], isPartial: false, ...view }} again={() => undefined} />, {
    ...SHOP,
    copyLocale,
  }).replaceAll('<!-- -->', '');

test('[RWD-3] without messages the drawer says so; what could not be loaded is said, with another try', () => {
  expect(shown({})).toContain('No messages right now.');
  expect(shown({ isPartial: true })).toMatch(/Your messages could not be loaded\..*Try again/);
  expect(shown({ isPartial: true, own: [{ kind: 'offers', n: 1 }] })).toContain('Some messages could not be loaded.');
});

test.each([
  ['en-US', '$2.14 of your rewards ends on January 12, 2027.', '2 offers for you to turn on.'],
  ['fr-CA', 'de vos récompenses prennent fin le 12 janvier 2027.', '2 offres à activer pour vous.'],
  ['es-US', 'de sus recompensas termina el', '2 ofertas para activar.'],
] as const)('[RWD-3] in %s each message says what is the matter and leads there', (copyLocale, ...texts) => {
  const html = shown(
    {
      own: [
        { kind: 'lapsing', amount: 2.14, day: '2027-01-12' },
        { kind: 'offers', n: 2 },
      ],
    },
    copyLocale,
  );
  for (const text of texts) expect(html).toContain(text);
  expect(html).toMatch(/rewards#balance.*rewards#offers/);
});

test('[RWD-3] [B2B-5] what the organization tells its people stands there, and can be put away; a lacking card leads to the cards', () => {
  const html = shown({
    organization: [{ messageId: 'm1', title: 'Closed on Friday', body: 'Order by Thursday.', tone: 'warn' }],
    own: [{ kind: 'noCard', program: 'SELECT', day: '2026-12-20' }],
  });
  expect(html).toMatch(/Closed on Friday.*Order by Thursday\..*<form/);
  expect(html).toMatch(/SELECT ends on December 20, 2026.*href="\/account\/payment-methods"/);
});
