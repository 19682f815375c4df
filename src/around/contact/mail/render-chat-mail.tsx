// The mail with the shop's answer in a chat, and a link to it; as HTML and as text.
import { Button, Section, Text } from '@react-email/components';
import { contactWords } from '#around/contact/words';
import { UnbrokenNumbers, Letter, letterLook, mailHtml, Paragraphs, type RenderedMail } from '#letter';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';

export interface ChatLetter {
  readonly locale: CopyLocale;
  readonly name: string;
  readonly answer: string;
  readonly phone: string;
  /** Full addresses: of the shop, and of the chat page. */
  readonly home: string;
  readonly link: string;
}

export function renderChatMail({ locale, name, answer, phone, home, link }: ChatLetter): RenderedMail {
  const say = sayer(contactWords, locale);
  const subject = say('server.mailSubject');
  const [title, lead] = [say('server.mailTitle'), say('server.mailLead', { name })];
  const [help, why, button] = [say('server.mailHelp', { phone }), say('server.mailWhy'), say('server.mailButton')];
  const html = mailHtml(
    <Letter lang={locale} preview={lead} title={title} help={help} helpLink={home} why={why}>
      <Text style={letterLook.text}>
        <UnbrokenNumbers>{lead}</UnbrokenNumbers>
      </Text>
      <Section style={letterLook.part}>
        <Paragraphs text={answer} />
      </Section>
      <Section style={letterLook.part}>
        <Button href={link} style={letterLook.button}>
          {button}
        </Button>
      </Section>
    </Letter>,
  );
  return { subject, html, text: `${['Inkwell', title, lead, answer, `${button}\n${link}`, `${help}\n${home}`, why].join('\n\n')}\n` };
}
