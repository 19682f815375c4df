// The mails of a request to join an organization, as HTML and as text with the same words.
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { renderNotice, type RenderedMail } from '#letter';
import { joinRequestsWords } from '#people/join-requests/words';

export interface JoinLetter {
  /** `asked` goes to who manages people, the others to the asker. */
  readonly kind: 'asked' | 'approved' | 'declined';
  readonly organization: string;
  /** Who asks, by name. */
  readonly asker: string;
  readonly email: string;
  /** The asker's words, or the reason of a refusal; ''. */
  readonly note: string;
  readonly locale: CopyLocale;
  readonly phone: string;
  /** Full addresses. */
  readonly home: string;
  readonly link: string;
}

export function renderJoinLetter({ kind, organization, asker, email, note, locale, phone, home, link }: JoinLetter): RenderedMail {
  const say = sayer(joinRequestsWords, locale);
  const names = { organization, asker, email };
  const [subject, text] = [say(`mail${kind}Subject`, names), say(`mail${kind}Text`, names)];
  const noted = note === '' ? [] : [say('mailNote', { note })];
  const [button, help] = [say(`mail${kind}Button`), say('mailHelp', { phone })];
  return renderNotice({ locale, subject, paragraphs: [text, ...noted], button, help, home, link });
}
