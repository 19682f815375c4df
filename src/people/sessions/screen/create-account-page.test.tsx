// The form for an account marks everything that is wrong with it, and leads to each field (USR-1, USR-8).
import { expect, test } from 'vitest';
import { served, sentForm, SHOP } from '#test/screen/page';
import CreateAccountPage, { action } from './create-account-page.tsx';

const WRONG = {
  refused: true,
  status: 400,
  code: 'NAME_REQUIRED',
  field: 'fullName',
  message: 'Enter your first and last name',
  fields: [
    { field: 'fullName', message: 'Enter your first and last name' },
    { field: 'email', message: 'Invalid email address' },
    { field: 'password', message: 'Use at least 10 characters' },
  ],
};

async function answered(reply: object, locale: 'en-US' | 'fr-CA' = 'en-US'): Promise<string> {
  const posted = sentForm({ fullName: '', email: 'ana@', password: 'short' }, reply);
  // The action reads only the request and the visit.
  const { data: actionData } = await action(posted as unknown as Parameters<typeof action>[0]);
  const props = { loaderData: { back: '', title: 'Create account' }, actionData };
  const page = <CreateAccountPage {...(props as unknown as Parameters<typeof CreateAccountPage>[0])} />;
  return served(page, { ...SHOP, locale, copyLocale: locale });
}

test('[USR-1] [USR-8] every wrong field is marked, and the summary leads to each', async () => {
  const html = await answered(WRONG);
  expect(html).toContain('Check these 3 fields');
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
  const links = [...html.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>/g)].map(([, id, text]) => [id, text] as const);
  expect(links.map(([, text]) => text)).toEqual(WRONG.fields.map(({ message }) => message));
  for (const [id] of links) expect(html).toMatch(new RegExp(`<input[^>]* id="${id}"`));
  expect(html).toContain('value="ana@"');
});

test('[USR-1] the summary speaks French', async () => expect(await answered(WRONG, 'fr-CA')).toContain('3 champs à corriger'));

test('[USR-1] what is wrong with no field is said once, above the form', async () => {
  const html = await answered({ refused: true, status: 429, code: 'TOO_MANY_TRIES', message: 'Wait 3 minutes.' });
  expect(html).toContain('Wait 3 minutes.');
  expect(html).not.toMatch(/aria-invalid|Check this/);
});
