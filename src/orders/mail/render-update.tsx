// An update of an order as a mail: subject, HTML and text, in the language of the order.
import { render } from '@react-email/render';
import type { RenderedMail } from '#letter';
import { UpdateMail } from './update-mail.tsx';
import { updateSentences, updateText, type UpdateFacts } from './update-text.ts';

export async function renderUpdate(facts: UpdateFacts): Promise<RenderedMail> {
  return { subject: updateSentences(facts).subject, html: await render(<UpdateMail {...facts} />), text: updateText(facts) };
}
