// How the form shows a refusal that concerns the whole text (Trust 24).
import { expect, test } from 'vitest';
import { refuse } from '#base/outcome/rules';
import { sentForm, served } from '#test/screen/page';
import AskQuestionPage, { action } from './ask-question-page.tsx';

const REFUSED = refuse(400, 'CARD_NUMBER_REFUSED', 'Card numbers are only taken by the secure card form.');
const TYPED = { body: 'Does it fit 4111 1111 1111 1111 at all?', author: 'Ann A.', email: 'ann@inkwell.example' };

/** Renders the page after a post, with this reply from the shop. */
async function pageAfter(reply: unknown): Promise<string> {
  const actionData = await action({ ...sentForm(TYPED, reply), params: { itemId: '246810' } } as unknown as Parameters<typeof action>[0]);
  // The page reads only these two.
  const props = {
    loaderData: {
      product: { itemId: '246810', title: 'Copy paper', href: '/copy-paper/product_246810', image: '/pictures/246810/main.svg' },
      author: '',
      email: '',
      waiting: 0,
      title: 'Ask',
      sent: null,
    },
    actionData,
  } as unknown as Parameters<typeof AskQuestionPage>[0];
  return served(<AskQuestionPage {...props} />);
}

test('a card number in a question is refused with the shop’s message, and the typed text stays', async () => {
  const html = await pageAfter(REFUSED);
  expect(html).toMatch(/role="alert"[^]*Card numbers are only taken by the secure card form\./);
  for (const typed of Object.values(TYPED)) expect(html).toContain(typed);
});

test('when the shop is unavailable the page says so in its own words', async () => {
  const html = await pageAfter(refuse(503, 'UNAVAILABLE', 'We are away.'));
  expect(html).toContain('We couldn’t send your question.');
  expect(html).not.toContain('We are away.');
});
