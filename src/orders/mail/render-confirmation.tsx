// The confirmation as a mail: subject, HTML and text from one template, in the language of the order.
import { render, toPlainText } from '@react-email/render';
import type { CopyLocale } from '#locale/rules';
import { sayer } from '#locale/words';
import type { OrderDetail } from '#orders/contract';
import { amountText, shownOrderNumber } from '#orders/rules';
import { ordersWords } from '#orders/words';
import { paymentWords } from '#payment/words';
import { ConfirmationMail } from './confirmation-mail.tsx';

export interface ConfirmationFacts {
  readonly order: OrderDetail;
  readonly locale: CopyLocale;
  /** Address of the site, for the link. */
  readonly origin: string;
  readonly phone: string;
  readonly timeZone: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export async function renderConfirmation(facts: ConfirmationFacts): Promise<RenderedMail> {
  const { order, locale } = facts;
  const say = sayer(ordersWords, locale);
  const mail = <ConfirmationMail {...facts} say={say} sayPayment={sayer(paymentWords, locale)} />;
  const html = await render(mail);
  return {
    subject: say('mailSubject', {
      number: shownOrderNumber(order.orderNumber),
      total: amountText(order.amounts.total, order.amounts.currency, locale),
    }),
    html,
    text: toPlainText(html),
  };
}
