// The mails of an administration that was handed over, to both sides, as HTML and as text with the same words.
import { organizationsWords } from '#people/organizations/words';
import { sayer } from '#base/locale/words';
import type { CopyLocale } from '#base/locale/rules';
import { renderNotice, type RenderedMail } from '#letter';

export interface HandOverLetter {
  /** Who reads it: the new administrator, or the former one. */
  readonly to: 'new' | 'former';
  readonly organization: string;
  /** Who handed over. */
  readonly from: string;
  /** The new administrator. */
  readonly name: string;
  readonly locale: CopyLocale;
  readonly phone: string;
  /** Full addresses: the shop's, and the link's. */
  readonly home: string;
  readonly link: string;
}

export function renderHandOver({ to, organization, from, name, locale, phone, home, link }: HandOverLetter): RenderedMail {
  const say = sayer(organizationsWords, locale);
  const names = { organization, from, name, phone };
  const [subject, text, note] = [
    say(`server.handOver${to}Subject`, names),
    say(`server.handOver${to}Text`, names),
    say(`server.handOver${to}Note`),
  ];
  const [button, help] = [say(`server.handOver${to}Button`), say(to === 'new' ? 'server.mailHelp' : 'server.handOverHelp', { phone })];
  return renderNotice({ locale, subject, paragraphs: [text, note], button, help, home, link });
}
