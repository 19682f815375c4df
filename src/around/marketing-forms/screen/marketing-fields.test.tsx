// The fields of marketing forms, and the action that sends them.
import { expect, test } from 'vitest';
import { sentForm, served, SHOP } from '#test/screen/page';
import { marketingAction } from './marketing-action.ts';
import { MarketingFields } from './marketing-fields.tsx';
import { MarketingFormLink } from './marketing-form-link.tsx';

const fields = (isLong: boolean, copyLocale: typeof SHOP.copyLocale = 'en-US') =>
  served(<MarketingFields isLong={isLong} known={{ company: 'Silva & Co.' }} answer={undefined} busy={false} />, { ...SHOP, copyLocale });

test('[RWD-3] the short form asks four things, the long one also phone, job function, employee size and comments', () => {
  for (const name of ['firstName', 'lastName', 'email', 'company']) expect(fields(false)).toContain(`name="${name}"`);
  for (const name of ['phone', 'jobFunction', 'employeeSize', 'comments']) {
    expect(fields(false)).not.toContain(`name="${name}"`);
    expect(fields(true)).toContain(`name="${name}"`);
  }
  expect(fields(false)).toContain('value="Silva &amp; Co."');
  expect(fields(true)).toMatch(/<option value="Administration or Office Management">Administration or office management/);
  expect(fields(true, 'fr-CA')).toMatch(/<option value="400\+">400 ou plus/);
});

test('[RWD-3] the box for offers is never ticked beforehand, and the sentence agreed to stands at the button', () => {
  expect(fields(false)).not.toContain('checked=""');
  expect(fields(false)).toContain('By sending this you agree that Inkwell writes to you or calls you about it.');
});

const TYPED = { firstName: 'Ana', lastName: 'Silva', email: 'ana@silva.example', company: 'Silva', requestKey: 'k' };
const sent = (over: Record<string, string>, reply: unknown, formId = 'business-short') =>
  marketingAction({ ...sentForm({ ...TYPED, ...over }, reply), params: { formId } } as unknown as Parameters<typeof marketingAction>[0]);
const ledTo = (over: Record<string, string>, successURL: string) =>
  sent(over, { successURL }).then(
    () => '',
    (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : String(thrown)),
  );

test('[RWD-3] [APP-22] wrong fields are said together, with what was typed', async () => {
  expect(await sent({ email: 'x', lastName: '' }, {})).toMatchObject({ sent: false, wrong: ['lastName', 'email'], typed: { email: 'x' } });
  expect(await sent({}, {}, 'business-long')).toMatchObject({ wrong: ['jobFunction', 'employeeSize'] });
});

test('[RWD-3] a sent form leads where the shop says, or to its own thanks; the drawer stays', async () => {
  expect(await ledTo({ successURL: '/help' }, '/help')).toBe('/help');
  expect(await ledTo({}, '')).toBe('/marketing-form/business-short?sent=1');
  expect(await sent({ stay: 'yes' }, { successURL: '' })).toEqual({ sent: true });
});

test('[RWD-3] without script the link leads to the short form', () => {
  expect(served(<MarketingFormLink topic="print">Print</MarketingFormLink>)).toContain('href="/marketing-form/print-short"');
});
