// The mails of an administration that was handed over, to both sides, as HTML and as text with the same words.
import { Button, Text } from '@react-email/components';
import { organizationsWords } from '#people/organizations/words';
import { sayer } from '#base/locale/words';
import type { CopyLocale } from '#base/locale/rules';
import { Letter, letterLook, mailHtml, type RenderedMail } from '#letter';

export interface HandOverLetter {
  /** Who reads it: the new administrator, or the former one. */
  readonly to: 'new' | 'former';
  readonly organization: string;
  /** Who handed over. */
  readonly from: string;
  /** The new administrator. */
  readonly name: string;
  readonly locale: CopyLocale;
  readonly phone: string;
  /** Full addresses: the shop's, and the link's. */
  readonly home: string;
  readonly link: string;
}

export function renderHandOver({ to, organization, from, name, locale, phone, home, link }: HandOverLetter): RenderedMail {
  const say = sayer(organizationsWords, locale);
  const names = { organization, from, name, phone };
  const [subject, text, note] = [
    say(`server.handOver${to}Subject`, names),
    say(`server.handOver${to}Text`, names),
    say(`server.handOver${to}Note`),
  ];
  const [button, help] = [say(`server.handOver${to}Button`), say(to === 'new' ? 'server.mailHelp' : 'server.handOverHelp', { phone })];
  const html = mailHtml(
    <Letter lang={locale} preview={text} title={subject} help={help} helpLink={home}>
      <Text style={letterLook.text}>{text}</Text>
      <Text style={letterLook.text}>{note}</Text>
      <Button href={link} style={letterLook.button}>
        {button}
      </Button>
    </Letter>,
  );
  const paragraphs = ['Inkwell', subject, text, note, `${button}\n${link}`, `${help}\n${home}`];
  return { subject, html, text: `${paragraphs.join('\n\n')}\n` };
}
