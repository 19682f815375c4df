import { expect, test } from 'vitest';
import { served } from '#test/screen/page';
import ConfirmEmailPage from './confirm-email-page.tsx';

const page = (loaderData: object): string => {
  const props = { loaderData: { email: '', isForbidden: false, title: 'Confirm your email', ...loaderData } };
  return served(<ConfirmEmailPage {...(props as unknown as Parameters<typeof ConfirmEmailPage>[0])} />);
};

test('[USR-1] [USR-4] a link whose right was withdrawn says that nothing was changed and who can allow it; another dead one that it no longer works', () => {
  const forbidden = page({ isForbidden: true });
  expect(forbidden).toContain('Your email wasn’t changed');
  expect(forbidden).toContain('An administrator there can allow it.');
  expect(forbidden).not.toContain('This link no longer works');
  expect(page({})).toContain('This link no longer works');
});
