// The mails about an order that waits for approval, as HTML and as text with the same words.
import { Button, Text } from '@react-email/components';
import { approvalsWords } from '#buying/approvals/words';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { Letter, letterLook, mailHtml, type RenderedMail } from '#letter';

export interface ApprovalLetterText {
  readonly kind:
    | 'asked'
    | 'reminded'
    | 'escalated'
    | 'standIn'
    | 'question'
    | 'unpaid'
    | 'sent'
    | 'declined'
    | 'approved'
    | 'expired'
    | 'notPlaced'
    | 'bank'
    | 'comment';
  readonly locale: CopyLocale;
  readonly values: {
    readonly buyer: string;
    readonly number: string;
    readonly total: string;
    readonly before: string;
    readonly until: string;
    readonly names: string;
  };
  readonly reasons: readonly string[];
  /** The goods, one line each, and how many lines more there are. */
  readonly goods: { readonly lines: readonly string[]; readonly more: number };
  /** ''. */
  readonly comment: string;
  /** Approvers took something off. */
  readonly isFewer: boolean;
  readonly phone: string;
  /** Full addresses. */
  readonly home: string;
  readonly link: string;
}

export function renderApprovalLetter({
  kind,
  locale,
  values,
  reasons,
  goods,
  comment,
  isFewer,
  phone,
  home,
  link,
}: ApprovalLetterText): RenderedMail {
  const say = sayer(approvalsWords, locale);
  const [subject, lead] = [say(`mail.${kind}Subject`, values), say(`mail.${kind}Text`, values)];
  const paragraphs = [
    lead,
    ...(isFewer ? [say('mail.fewer', values)] : []),
    ...(comment === '' ? [] : [say('mail.comment', { text: comment })]),
    ...(reasons.length === 0 ? [] : [say('mail.why'), ...reasons]),
    ...(goods.lines.length === 0 ? [] : [say('mail.goods'), ...goods.lines]),
    ...(goods.more === 0 ? [] : [say('mail.moreGoods', { n: goods.more })]),
  ];
  const [button, help] = [say('mail.button'), say('mail.help', { phone })];
  const html = mailHtml(
    <Letter lang={locale} preview={lead} title={subject} help={help} helpLink={home}>
      {paragraphs.map((text, at) => (
        // Two lines of an order may read the same.
        <Text key={`${at} ${text}`} style={letterLook.text}>
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
