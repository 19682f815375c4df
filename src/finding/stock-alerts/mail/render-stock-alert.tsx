// The mail that a product can be bought (again): what it is, where, and how to stop others; as HTML and as text.
import { Button, Link, Section, Text } from '@react-email/components';
import { Letter, letterLook, mailHtml, UnbrokenNumbers, type RenderedMail } from '#letter';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { WaitsFor } from '#finding/stock-alerts/rules';
import { stockAlertWords } from '#finding/stock-alerts/words';

export interface StockAlertLetter {
  readonly locale: CopyLocale;
  readonly product: string;
  readonly waitedFor: WaitsFor;
  readonly phone: string;
  /** Full addresses: the shop, the product, and the page that ends other requests. */
  readonly home: string;
  readonly link: string;
  readonly stop: string;
}

export function renderStockAlert({ locale, product, waitedFor, phone, home, link, stop }: StockAlertLetter): RenderedMail {
  const say = sayer(stockAlertWords, locale);
  const subject = say(`mailSubject.${waitedFor}`, { title: product });
  const title = say(`mailTitle.${waitedFor}`);
  const [lead, note] = [say('mailLead', { title: product }), say('mailNote')];
  const [help, why] = [say('mailHelp', { phone }), say('mailWhy')];
  const html = mailHtml(
    <Letter lang={locale} preview={lead} title={title} help={help} helpLink={home} why={why}>
      <Text style={letterLook.text}>
        <UnbrokenNumbers>{lead}</UnbrokenNumbers>
      </Text>
      <Text style={letterLook.text}>{note}</Text>
      <Section style={letterLook.part}>
        <Button href={link} style={letterLook.button}>
          {say('mailButton')}
        </Button>
      </Section>
      <Text style={letterLook.small}>
        <Link href={stop} style={letterLook.link}>
          {say('mailStop')}
        </Link>
      </Text>
    </Letter>,
  );
  const paragraphs = [
    'Inkwell',
    title,
    lead,
    note,
    `${say('mailButton')}\n${link}`,
    `${help}\n${home}`,
    why,
    `${say('mailStop')}\n${stop}`,
  ];
  return { subject, html, text: `${paragraphs.join('\n\n')}\n` };
}
