// The mails about a membership, as HTML and as text with the same words.
import { Button, Text } from '@react-email/components';
import type { CopyLocale } from '#base/locale/rules';
import { Letter, letterLook, mailHtml, type RenderedMail } from '#letter';

export interface MembershipLetterText {
  readonly locale: CopyLocale;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  readonly help: string;
  /** Full addresses. */
  readonly home: string;
  readonly link: string;
}

export function renderMembershipLetter({ locale, subject, paragraphs, button, help, home, link }: MembershipLetterText): RenderedMail {
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
