// The page's form, as it is served and as it is posted without JavaScript.
import { expect, test } from 'vitest';
import { sentForm, served } from '#test/screen/page';
import { action } from './choices-page.tsx';
import { Purposes } from './purposes.tsx';

test('[ANL-3] nothing but what is necessary is checked before a choice', () => {
  const html = served(<Purposes granted={{ analytics: false, advertising: false }} />);
  expect(html.match(/<input[^>]*>/g)?.map((input) => [/name="(\w+)"/.exec(input)?.[1], input.includes('checked')])).toEqual([
    [undefined, true],
    ['analytics', false],
    ['advertising', false],
  ]);
});

test.each([[{ choice: 'all' }], [{ choice: 'required', analytics: 'on', advertising: 'on' }], [{ analytics: 'on' }]] as const)(
  '[ANL-3] the posted form %j leads back to what was saved',
  async (fields) => {
    const args = { ...sentForm(fields, { analytics: true, advertising: true }), params: {} };
    // Of a route's arguments the action reads the request and the context.
    const thrown = await action(args as unknown as Parameters<typeof action>[0]).catch((error: unknown) => error);
    expect((thrown as Response).headers.get('location')).toBe('/about/choices?saved=1');
  },
);

test('[ANL-3] a refused form keeps what was checked', async () => {
  const args = { ...sentForm({ advertising: 'on' }, { refused: true, status: 503, code: 'UNAVAILABLE', message: '' }), params: {} };
  expect(await action(args as unknown as Parameters<typeof action>[0])).toMatchObject({
    data: { granted: { analytics: false, advertising: true } },
  });
});
