// A request for more money in a budget, or its answer, as HTML and as text with the same words.
import { Button, Text } from '@react-email/components';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { budgetsWords } from '#buying/budgets/words';
import { Letter, letterLook, mailHtml, type RenderedMail } from '#letter';

export interface RequestLetter {
  readonly subject: string;
  readonly text: string;
  /** What somebody wrote; '' for nothing. */
  readonly quote: string;
  readonly button: string;
  readonly locale: CopyLocale;
  readonly phone: string;
  /** Full addresses. */
  readonly home: string;
  readonly link: string;
}

export function renderRequestLetter({ subject, text, quote, button, locale, phone, home, link }: RequestLetter): RenderedMail {
  const say = sayer(budgetsWords, locale);
  const help = say('server.mailHelp', { phone });
  const said = quote === '' ? [] : [say('server.quoted', { text: quote })];
  const html = mailHtml(
    <Letter lang={locale} preview={text} title={subject} help={help} helpLink={home}>
      {[text, ...said].map((line) => (
        <Text key={line} style={letterLook.text}>
          {line}
        </Text>
      ))}
      <Button href={link} style={letterLook.button}>
        {button}
      </Button>
    </Letter>,
  );
  return { subject, html, text: `${['Inkwell', subject, text, ...said, `${button}\n${link}`, `${help}\n${home}`].join('\n\n')}\n` };
}
