// Mails about a tax exemption certificate: what staff decided, and that it ends soon. HTML and text have the same words.
import { formatDate, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { renderNotice, type RenderedMail } from '#letter';
import { taxExemptionsWords } from '#goods/tax-exemptions/words';

export interface ExemptionLetter {
  readonly kind: 'approved' | 'declined' | 'revoked' | 'endsSoon';
  readonly organization: string;
  readonly number: string;
  readonly regions: readonly string[];
  /** A day; '' for no end. */
  readonly validUntil: string;
  /** Why it was declined or revoked. */
  readonly reason: string;
  readonly locale: CopyLocale;
  readonly phone: string;
  /** Full addresses. */
  readonly home: string;
  readonly link: string;
}

export function renderExemptionLetter(letter: ExemptionLetter): RenderedMail {
  const { kind, organization, number, regions, validUntil, reason, locale, phone, home, link } = letter;
  const say = sayer(taxExemptionsWords, locale);
  const day = validUntil === '' ? '' : formatDate(new Date(`${validUntil}T12:00:00Z`), 'UTC', locale);
  const facts = { organization, number, regions: regions.join(', '), day };
  const [subject, text] = [say(`server.mail${kind}Subject`, facts), say(`server.mail${kind}Text`, facts)];
  const noted = reason === '' ? [] : [say('server.mailReason', { reason })];
  const [button, help] = [say(kind === 'endsSoon' ? 'server.mailRenew' : 'server.mailOpen'), say('server.mailHelp', { phone })];
  return renderNotice({ locale, subject, paragraphs: [text, ...noted], button, help, home, link });
}
