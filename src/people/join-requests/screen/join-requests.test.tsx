import { expect, test } from 'vitest';
import { served, SHOP } from '#test/screen/page';
import { RequestCard } from './request-card.tsx';

const request = {
  requestId: 'one',
  name: 'Nora Park',
  email: 'nora@lakeside.example',
  message: 'Front desk <b>',
  askedAt: '2026-11-10T15:00:00Z',
  expiresAt: '2026-12-10T15:00:00Z',
};
const card = (copyLocale: 'en-US' | 'fr-CA' = 'en-US') =>
  served(<RequestCard request={request} groups={[]} timeZone="America/New_York" youAdminister />, { ...SHOP, copyLocale }).replaceAll(
    /<!--.*?-->/g,
    '',
  );

test('[USR-9] a request says who asks, until when, and in their words; role and group are chosen as in an invitation', () => {
  const markup = card();
  expect(markup).toContain('Asked November 10, 2026, open until December 10, 2026');
  expect(markup).toContain('Front desk &lt;b&gt;');
  expect(markup).toMatch(/<select[^>]*name="role"/);
  expect(markup).toMatch(/<select[^>]*name="groupId"/);
  expect(markup).toContain('value="approve"');
  expect(markup).toMatch(/Decline<span class="sr"> – Nora Park/);
  expect(card('fr-CA')).toContain('Demande du 10 novembre 2026');
});
