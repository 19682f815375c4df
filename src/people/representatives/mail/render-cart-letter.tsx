// The mail with a shopper's cart that a representative put together, as HTML and as text with the same words.
import { Button, Link, Text } from '@react-email/components';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { representativesWords } from '#people/representatives/words';
import { Letter, letterLook, mailHtml, type RenderedMail } from '#letter';

export interface CartLetter {
  readonly firstName: string;
  readonly representative: string;
  /** '' without one. */
  readonly note: string;
  readonly locale: CopyLocale;
  readonly phone: string;
  /** Full addresses. */
  readonly home: string;
  readonly cart: string;
  readonly record: string;
}

export function renderCartLetter({ firstName, representative, note, locale, phone, home, cart, record }: CartLetter): RenderedMail {
  const say = sayer(representativesWords, locale);
  const subject = say('mailSubject', { representative });
  const hello = firstName === '' ? [] : [say('mailHello', { name: firstName })];
  const text = say('mailText', { representative });
  const noted = note === '' ? [] : [say('mailNote', { note })];
  const [button, other, help] = [say('mailButton'), say('mailRecord', { representative }), say('mailHelp', { phone })];
  const html = mailHtml(
    <Letter lang={locale} preview={text} title={subject} help={help} helpLink={home}>
      {[...hello, text, ...noted].map((line) => (
        <Text key={line} style={letterLook.text}>
          {line}
        </Text>
      ))}
      <Button href={cart} style={letterLook.button}>
        {button}
      </Button>
      <Text style={letterLook.text}>
        <Link href={record} style={letterLook.link}>
          {other}
        </Link>
      </Text>
    </Letter>,
  );
  const paragraphs = ['Inkwell', subject, ...hello, text, ...noted, `${button}\n${cart}`, `${other}\n${record}`, `${help}\n${home}`];
  return { subject, html, text: `${paragraphs.join('\n\n')}\n` };
}
