// The mail to a shopper whose question was answered: question, answer and link; as HTML and as text.
import { Button, Heading, Section, Text } from '@react-email/components';
import { UnbrokenNumbers, Letter, letterLook, mailHtml, Paragraphs, type RenderedMail } from '#letter';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { questionWords } from '#finding/questions/words';

export interface AnswerLetter {
  readonly locale: CopyLocale;
  /** Name shown with the question. */
  readonly author: string;
  readonly product: string;
  readonly question: string;
  readonly answer: string;
  readonly phone: string;
  /** Full addresses: the shop, and the page with the question and answer. */
  readonly home: string;
  readonly link: string;
}

export function renderAnswerMail(letter: AnswerLetter): RenderedMail {
  const { locale, author, product, question, answer, phone, home, link } = letter;
  const say = sayer(questionWords, locale);
  const subject = say('mailSubject', { title: product });
  const [title, lead] = [say('mailTitle'), say('mailLead', { name: author, title: product })];
  const [help, why] = [say('mailHelp', { phone }), say('mailWhy')];
  const parts = [
    { heading: say('mailAsked'), text: question },
    { heading: say('answeredBy'), text: answer },
  ];
  const html = mailHtml(
    <Letter lang={locale} preview={lead} title={title} help={help} helpLink={home} why={why}>
      <Text style={letterLook.text}>
        <UnbrokenNumbers>{lead}</UnbrokenNumbers>
      </Text>
      {parts.map(({ heading, text }) => (
        <Section key={heading} style={letterLook.part}>
          <Heading as="h2" style={letterLook.heading}>
            {heading}
          </Heading>
          <Paragraphs text={text} />
        </Section>
      ))}
      <Section style={letterLook.part}>
        <Button href={link} style={letterLook.button}>
          {say('mailButton')}
        </Button>
      </Section>
    </Letter>,
  );
  const said = parts.map(({ heading, text }) => `${heading}\n\n${text}`);
  const paragraphs = ['Inkwell', title, lead, ...said, `${say('mailButton')}\n${link}`, `${help}\n${home}`, why];
  return { subject, html, text: `${paragraphs.join('\n\n')}\n` };
}
