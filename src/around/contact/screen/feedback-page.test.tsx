// What the form shows of a refusal that is about all of what was written (Trust 24).
import { expect, test } from 'vitest';
import { refuse } from '#base/outcome/rules';
import { sentForm, served } from '#test/screen/page';
import FeedbackPage, { action } from './feedback-page.tsx';

const REFUSED = refuse(400, 'CARD_NUMBER_REFUSED', 'Card numbers are only taken by the secure card form.');
const TYPED = { text: 'I typed 4111 1111 1111 1111', email: 'ann@inkwell.example', topic: 'website', rating: '4' };

/** The page after the form was sent, with the shop's reply to it. */
async function pageAfter(reply: unknown): Promise<string> {
  const actionData = await action({ ...sentForm(TYPED, reply), params: {} } as unknown as Parameters<typeof action>[0]);
  // The page reads these two alone.
  const props = {
    loaderData: { isOffered: true, chats: true, email: '', page: '', requestKey: 'a-key', title: 'Feedback', sent: false },
    actionData,
  } as unknown as Parameters<typeof FeedbackPage>[0];
  return served(<FeedbackPage {...props} />);
}

test('a card number in feedback is refused in the words of the shop, and nothing typed is lost', async () => {
  const html = await pageAfter(REFUSED);
  expect(html).toMatch(/role="alert"[^]*Card numbers are only taken by the secure card form\./);
  for (const typed of Object.values(TYPED)) expect(html).toContain(typed);
});

test('when the shop is away, the page says so in its own words', async () => {
  const html = await pageAfter(refuse(503, 'UNAVAILABLE', 'We are away.'));
  expect(html).toContain('We could not take that just now.');
  expect(html).not.toContain('We are away.');
});
