// An update of an order as a mail: subject, HTML and text, in the language of the order.
import { mailHtml, type RenderedMail } from '#letter';
import { UpdateMail } from './update-mail.tsx';
import { updateSentences, updateText, type UpdateFacts } from './update-text.ts';

export function renderUpdate(facts: UpdateFacts): RenderedMail {
  return { subject: updateSentences(facts).subject, html: mailHtml(<UpdateMail {...facts} />), text: updateText(facts) };
}
