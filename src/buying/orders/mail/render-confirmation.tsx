// The confirmation as a mail: subject, HTML and text, in the language of the order.
import { mailHtml, type RenderedMail } from '#letter';
import { shownOrderNumber } from '#base/order-number/rules';
import { amountText } from '#buying/orders/rules';
import { ConfirmationMail } from './confirmation-mail.tsx';
import { confirmationText, type TextFacts } from './confirmation-text.ts';
import { mailSpeech } from './mail-speech.ts';

/** The order as its owner sees it, and its site. */
export type ConfirmationFacts = TextFacts;

export function renderConfirmation(facts: ConfirmationFacts): RenderedMail {
  const { order, locale } = facts;
  const speech = mailSpeech(locale);
  const total = amountText(order.amounts.total, order.amounts.currency, locale);
  return {
    subject: speech.say('mailSubject', { number: shownOrderNumber(order.orderNumber), total }),
    html: mailHtml(<ConfirmationMail {...facts} speech={speech} />),
    text: confirmationText(facts, speech),
  };
}
