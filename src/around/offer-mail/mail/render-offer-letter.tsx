// The mails about offers, as HTML and as text with the same words: the question, and the offers of the week. Each says why, and how to stop.
import { Button, Link, Section, Text } from '@react-email/components';
import type { CopyLocale } from '#base/locale/rules';
import { Letter, letterLook, mailHtml, type RenderedMail } from '#letter';

export interface OfferLetterText {
  readonly locale: CopyLocale;
  readonly subject: string;
  readonly lead: string;
  readonly offers: readonly string[];
  /** '' for none. */
  readonly note: string;
  readonly button: string;
  readonly help: string;
  readonly why: string;
  readonly stopLabel: string;
  /** Full addresses. */
  readonly link: string;
  readonly home: string;
  readonly stop: string;
}

export function renderOfferLetter(text: OfferLetterText): RenderedMail {
  const { locale, subject, lead, offers, note, button, help, why, stopLabel, link, home, stop } = text;
  const html = mailHtml(
    <Letter lang={locale} preview={lead} title={subject} help={help} helpLink={home} why={why}>
      {[lead, ...offers, ...(note === '' ? [] : [note])].map((paragraph) => (
        <Text key={paragraph} style={letterLook.text}>
          {paragraph}
        </Text>
      ))}
      <Section style={letterLook.part}>
        <Button href={link} style={letterLook.button}>
          {button}
        </Button>
      </Section>
      <Text style={letterLook.small}>
        <Link href={stop} style={letterLook.link}>
          {stopLabel}
        </Link>
      </Text>
    </Letter>,
  );
  const paragraphs = ['Inkwell', subject, lead, ...offers, note, `${button}\n${link}`, `${help}\n${home}`, why, `${stopLabel}\n${stop}`];
  return { subject, html, text: `${paragraphs.filter((one) => one !== '').join('\n\n')}\n` };
}
