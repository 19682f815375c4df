// Mails about an account, as HTML and as text with the same words: a link to use, or a notice of a change.
import { Button, Link, Text } from '@react-email/components';
import { accountsWords } from '#people/accounts/words';
import { sayer } from '#base/locale/words';
import type { Device } from '#people/sessions/rules';
import type { CopyLocale } from '#base/locale/rules';
import { Letter, letterLook, mailHtml, type RenderedMail } from '#letter';

/** `open`: the link opens the account. `exists`: somebody requested an account with this address, which has one. `guessed`: many wrong passwords were tried. `taken`: somebody wants this address, which is this account's. `moved`: this address is no longer the account's. `deleted`: the account is gone. `deactivated`: somebody wants in, and its organization has closed it to them. */
export interface AccountLetter {
  readonly kind:
    | 'open'
    | 'exists'
    | 'password'
    | 'guessed'
    | 'email'
    | 'taken'
    | 'changed'
    | 'moved'
    | 'deleted'
    | 'device'
    | 'passkey'
    | 'deactivated'
    | 'recovery';
  readonly firstName: string;
  readonly locale: CopyLocale;
  readonly phone: string;
  /** The new device, for `device`. */
  readonly device?: Device;
  /** What the new passkey is called, for `passkey`. */
  readonly passkey?: string;
  /** Who deactivated the account, for `deactivated`. */
  readonly organization?: string;
  /** Recovery codes that are left, for `recovery`. */
  readonly codesLeft?: number;
  /** Full addresses: the shop's, and the button's if the mail has one. */
  readonly home: string;
  readonly link?: string;
  /** A second link below the button. */
  readonly otherLink?: string;
}

const WORDS = {
  open: { subject: 'mailOpenSubject', text: 'mailOpenText', button: 'mailOpenButton', note: 'mailOpenNote' },
  exists: { subject: 'mailTakenSubject', text: 'mailExistsText', button: 'mailExistsButton', note: 'mailTakenNote' },
  password: { subject: 'mailPasswordSubject', text: 'mailPasswordText', button: 'mailPasswordButton', note: 'mailPasswordNote' },
  guessed: { subject: 'mailGuessedSubject', text: 'mailGuessedText', button: 'mailGuessedButton', note: 'mailGuessedNote' },
  email: { subject: 'mailEmailSubject', text: 'mailEmailText', button: 'mailEmailButton', note: 'mailEmailNote' },
  taken: { subject: 'mailTakenSubject', text: 'mailTakenText', button: 'mailTakenButton', note: 'mailTakenNote' },
  changed: { subject: 'mailChangedSubject', text: 'mailChangedText', button: 'mailChangedButton', note: 'mailChangedNote' },
  moved: { subject: 'mailMovedSubject', text: 'mailMovedText', button: null, note: 'mailMovedNote' },
  deleted: { subject: 'mailDeletedSubject', text: 'mailDeletedText', button: 'mailDeletedButton', note: 'mailDeletedNote' },
  device: { subject: 'mailDeviceSubject', text: 'mailDeviceUnknown', button: 'mailDeviceButton', note: 'mailDeviceNote' },
  passkey: { subject: 'mailPasskeySubject', text: 'mailPasskeyText', button: 'mailPasskeyButton', note: 'mailPasskeyNote' },
  recovery: { subject: 'mailRecoverySubject', text: 'mailRecoveryText', button: 'mailRecoveryButton', note: 'mailRecoveryNote' },
  deactivated: { subject: 'mailDeactivatedSubject', text: 'mailDeactivatedText', button: null, note: 'mailDeactivatedNote' },
} as const;

export function renderAccountMail({
  kind,
  firstName,
  locale,
  phone,
  device,
  passkey = '',
  organization = '',
  codesLeft = 0,
  home,
  link,
  otherLink,
}: AccountLetter): RenderedMail {
  const say = sayer(accountsWords, locale);
  const words = WORDS[kind];
  const [subject, note] = [say(words.subject), say(words.note)];
  const hello = firstName === '' ? [] : [say('mailHello', { name: firstName })];
  const text =
    device !== undefined && isNamed(device)
      ? say('mailDeviceText', { browser: device.browser, system: device.system })
      : say(words.text, { name: passkey, organization, count: codesLeft });
  const help = say('mailHelp', { phone });
  const button = words.button === null || link === undefined ? undefined : { label: say(words.button), link };
  const other = otherLink === undefined ? undefined : { label: say('mailExistsOther'), link: otherLink };
  const html = mailHtml(
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
      {other && (
        <Text style={letterLook.text}>
          <Link href={other.link} style={letterLook.link}>
            {other.label}
          </Link>
        </Text>
      )}
      <Text style={letterLook.small}>{note}</Text>
    </Letter>,
  );
  const ways = [button, other].filter((way) => way !== undefined).map((way) => `${way.label}\n${way.link}`);
  const paragraphs = ['Inkwell', subject, ...hello, text, ...ways, note, `${help}\n${home}`];
  return { subject, html, text: `${paragraphs.join('\n\n')}\n` };
}

const isNamed = ({ browser, system }: Device): boolean => browser !== '' && system !== '';
