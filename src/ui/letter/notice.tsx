// A mail of a few paragraphs and one button, as HTML and as text with the same words.
import { Button, Text } from '@react-email/components';
import type { CopyLocale } from '#base/locale/rules';
import { Letter, type RenderedMail } from './letter.tsx';
import { letterLook } from './letter-look.ts';
import { mailHtml } from './mail-html.ts';

export interface NoticeText {
  readonly locale: CopyLocale;
  /** The heading as well. */
  readonly subject: string;
  /** Lists of mails show the first one as a preview. */
  readonly paragraphs: readonly string[];
  readonly button: string;
  /** One sentence with the phone number. */
  readonly help: string;
  /** Full addresses: the shop's, and the button's. */
  readonly home: string;
  readonly link: string;
}

export function renderNotice({ locale, subject, paragraphs, button, help, home, link }: NoticeText): RenderedMail {
  const html = mailHtml(
    <Letter lang={locale} preview={paragraphs[0] ?? ''} title={subject} help={help} helpLink={home}>
      {paragraphs.map((text) => (
        <Text key={text} style={letterLook.text}>
          {text}
        </Text>
      ))}
      <Button href={link} style={letterLook.button}>
        {button}
      </Button>
    </Letter>,
  );
  return { subject, html, text: `${['Inkwell', subject, ...paragraphs, `${button}\n${link}`, `${help}\n${home}`].join('\n\n')}\n` };
}
