// The notice that a contract ends soon, as HTML and as text with the same words.
import { Button, Text } from '@react-email/components';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { contractsWords } from '#buying/contracts/words';
import { Letter, letterLook, mailHtml, type RenderedMail } from '#letter';

export interface ContractLetter {
  readonly name: string;
  readonly number: string;
  /** The last day, formatted. */
  readonly day: string;
  readonly locale: CopyLocale;
  readonly phone: string;
  /** Full addresses. */
  readonly home: string;
  readonly link: string;
}

/** The same notice in one language or several, one after the other. */
export function renderContractLetter(letters: readonly ContractLetter[]): RenderedMail {
  const said = letters.map(({ name, number, day, locale, phone, home, link }) => {
    const say = sayer(contractsWords, locale);
    return {
      locale,
      home,
      link,
      subject: say('server.mailSubject', { name, day }),
      text: say('server.mailText', { name, number, day }),
      button: say('server.mailButton'),
      help: say('server.mailHelp', { phone }),
    };
  });
  const [first] = said;
  if (first === undefined) throw new Error('A letter has a language');
  const html = mailHtml(
    <Letter lang={first.locale} preview={first.text} title={first.subject} help={first.help} helpLink={first.home}>
      {said.map(({ locale, text, button, link }) => (
        <div key={locale} lang={locale}>
          <Text style={letterLook.text}>{text}</Text>
          <Button href={link} style={letterLook.button}>
            {button}
          </Button>
        </div>
      ))}
    </Letter>,
  );
  const texts = said.flatMap(({ text, button, link }) => [text, `${button}\n${link}`]);
  const subject = said.map((one) => one.subject).join(' / ');
  return { subject, html, text: `${['Inkwell', ...texts, `${first.help}\n${first.home}`].join('\n\n')}\n` };
}
