// A mail about an account, as HTML and as text with the same words: a link to use, or a change to know of.
import { Button, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { accountsWords } from '#accounts/words';
import { sayer } from '#locale/words';
import type { CopyLocale } from '#locale/rules';
import { Letter, letterLook, type RenderedMail } from '#letter';

/** `taken`: the address somebody wants is this reader's already. `moved`: this address is no longer the account's. */
export interface AccountLetter {
  readonly kind: 'password' | 'email' | 'taken' | 'changed' | 'moved';
  readonly firstName: string;
  readonly locale: CopyLocale;
  readonly phone: string;
  /** Full addresses: of the shop, and of the button if the mail has one. */
  readonly home: string;
  readonly link?: string;
}

const WORDS = {
  password: { subject: 'mailPasswordSubject', text: 'mailPasswordText', button: 'mailPasswordButton', note: 'mailPasswordNote' },
  email: { subject: 'mailEmailSubject', text: 'mailEmailText', button: 'mailEmailButton', note: 'mailEmailNote' },
  taken: { subject: 'mailTakenSubject', text: 'mailTakenText', button: 'mailTakenButton', note: 'mailTakenNote' },
  changed: { subject: 'mailChangedSubject', text: 'mailChangedText', button: 'mailChangedButton', note: 'mailChangedNote' },
  moved: { subject: 'mailMovedSubject', text: 'mailMovedText', button: null, note: 'mailMovedNote' },
} as const;

export async function renderAccountMail({ kind, firstName, locale, phone, home, link }: AccountLetter): Promise<RenderedMail> {
  const say = sayer(accountsWords, locale);
  const words = WORDS[kind];
  const subject = say(words.subject);
  const hello = firstName === '' ? [] : [say('mailHello', { name: firstName })];
  const text = say(words.text);
  const note = say(words.note);
  const help = say('mailHelp', { phone });
  const button = words.button === null || link === undefined ? undefined : { label: say(words.button), link };
  const html = await render(
    <Letter lang={locale} preview={text} title={subject} help={help} helpLink={home}>
      {[...hello, text].map((line) => (
        <Text key={line} style={letterLook.text}>
          {line}
        </Text>
      ))}
      {button && (
        <Button href={button.link} style={letterLook.button}>
          {button.label}
        </Button>
      )}
      <Text style={letterLook.small}>{note}</Text>
    </Letter>,
  );
  const paragraphs = ['Inkwell', subject, ...hello, text, ...(button ? [`${button.label}\n${button.link}`] : []), note, `${help}\n${home}`];
  return { subject, html, text: `${paragraphs.join('\n\n')}\n` };
}
