// How the form shows a refusal that concerns the whole text (Trust 24).
import { expect, test } from 'vitest';
import { refuse } from '#base/outcome/rules';
import { sentForm, served } from '#test/screen/page';
import ChatPage, { action } from './chat-page.tsx';

const REFUSED = refuse(400, 'CARD_NUMBER_REFUSED', 'Card numbers are only taken by the secure card form.');
const TYPED = { text: 'Is 4111 1111 1111 1111 fine?', name: 'Ann A.', email: 'ann@inkwell.example', requestKey: 'a-key' };

/** Renders the page after a post, with this reply from the shop. */
async function pageAfter(reply: unknown): Promise<string> {
  const actionData = await action({ ...sentForm(TYPED, reply), params: {} } as unknown as Parameters<typeof action>[0]);
  // The page reads only these two.
  const props = {
    loaderData: { chat: { messages: [], name: '', email: '' }, title: 'Chat', requestKey: 'a-key' },
    actionData,
  } as unknown as Parameters<typeof ChatPage>[0];
  return served(<ChatPage {...props} />);
}

test('a card number in a chat is refused with the shop’s message, and the typed text stays', async () => {
  const html = await pageAfter(REFUSED);
  expect(html).toMatch(/role="alert"[^]*Card numbers are only taken by the secure card form\./);
  for (const typed of Object.values(TYPED)) expect(html).toContain(typed);
});

test('when the shop is unavailable the page says so in its own words', async () => {
  const html = await pageAfter(refuse(503, 'UNAVAILABLE', 'We are away.'));
  expect(html).toContain('We couldn’t send that just now.');
  expect(html).not.toContain('We are away.');
});
