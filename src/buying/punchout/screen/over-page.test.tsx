import { expect, test } from 'vitest';
import { sentForm } from '#test/screen/page';
import { loader } from './over-page.tsx';

/** Title, text and status of the page for somebody who shops for no purchasing system. */
async function shown(query: string) {
  const { context } = sentForm({}, { punchout: null });
  const args = { context, params: {}, request: new Request(`http://business.localhost:3000/punchout/over${query}`) };
  const { data, init } = (await loader(args as unknown as Parameters<typeof loader>[0])) as unknown as {
    data: { title: string; text: string };
    init: { status: number };
  };
  return [init.status, data.title, data.text];
}

test('[B2B-9] a visit that never began is told apart from one that is over, each with what to do', async () => {
  expect(await shown('?why=CREDENTIAL_REFUSED')).toEqual([
    403,
    'This visit couldn’t begin',
    'The user name or password of your purchasing system is wrong, or its connection is off.',
  ]);
  expect((await shown('?why=USED'))[1]).toBe('This visit couldn’t begin');
  expect(await shown('')).toEqual([200, 'This visit is over', 'This visit is over. Open the shop again from your purchasing system.']);
});
