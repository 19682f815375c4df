// The mails about restocks, as HTML and as text with the same words.
import { Button, Text } from '@react-email/components';
import type { CopyLocale } from '#base/locale/rules';
import { Letter, letterLook, mailHtml, type RenderedMail } from '#letter';

export interface RestockLetterText {
  readonly locale: CopyLocale;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** One for each restock. */
  readonly lines: readonly string[];
  readonly button: string;
  readonly help: string;
  /** Full addresses. */
  readonly home: string;
  readonly link: string;
}

export function renderRestockLetter({ locale, subject, paragraphs, lines, button, help, home, link }: RestockLetterText): RenderedMail {
  const [lead = '', ...rest] = paragraphs;
  const texts = [lead, ...lines, ...rest];
  const html = mailHtml(
    <Letter lang={locale} preview={lead} title={subject} help={help} helpLink={home}>
      {texts.map((text) => (
        <Text key={text} style={letterLook.text}>
          {text}
        </Text>
      ))}
      <Button href={link} style={letterLook.button}>
        {button}
      </Button>
    </Letter>,
  );
  return { subject, html, text: `${['Inkwell', subject, ...texts, `${button}\n${link}`, `${help}\n${home}`].join('\n\n')}\n` };
}
