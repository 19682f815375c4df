// The mail of a report, as HTML and as text with the same words: the amount, the largest rows, and where to change who gets it.
import { Button, Link, Section, Text } from '@react-email/components';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { Letter, letterLook, mailHtml, type RenderedMail } from '#letter';
import { reportsWords } from '#buying/reports/words';

export interface ReportLetter {
  readonly locale: CopyLocale;
  /** The report's name. */
  readonly title: string;
  readonly organization: string;
  /** The kind of its amounts. */
  readonly about: 'spend' | 'saved' | 'decided' | 'budgets';
  /** Texts: the days it is about, its amount, and that of the period before. */
  readonly days: string;
  readonly total: string;
  readonly before: string;
  /** Names of what it is limited to. */
  readonly limits: readonly string[];
  /** Names and amounts; and how many rows are not in the mail. */
  readonly rows: readonly (readonly [label: string, amount: string])[];
  readonly more: number;
  readonly phone: string;
  /** Full addresses. */
  readonly home: string;
  readonly link: string;
  readonly settings: string;
}

const TEXTS = { spend: 'mailText', saved: 'mailTextSavings', decided: 'mailTextDecided', budgets: 'mailTextBudgets' } as const;

const TABLE = { width: '100%', borderCollapse: 'collapse', fontSize: '15px', lineHeight: '22px' } as const;
const CELL = { padding: '6px 0', borderBottom: '1px solid #e4ddcd', textAlign: 'left', fontWeight: 400 } as const;
const AMOUNT = { ...CELL, textAlign: 'right', paddingLeft: '16px', whiteSpace: 'nowrap' } as const;

const NOTHING = {
  spend: 'mailNothing',
  saved: 'mailNothingSaved',
  decided: 'mailNothingDecided',
  budgets: 'mailNothingBudgets',
} as const;

export function renderReport(letter: ReportLetter): RenderedMail {
  const { locale, title, organization, about, days, total, before, limits, rows, more, phone, home, link, settings } = letter;
  const say = sayer(reportsWords, locale);
  const subject = say('mailSubject', { title, total });
  const facts = { organization, days, total, before };
  const text = say((rows.length === 0 ? NOTHING : TEXTS)[about], facts); // own key: named by the type
  const only = limits.length === 0 ? [] : [say('mailLimits', { limits: limits.join(', ') })];
  const rest = more === 0 ? [] : [say('mailMore', { n: more })];
  const [button, stop, help] = [say('mailButton'), say('mailStop'), say('mailHelp', { phone })];
  const html = mailHtml(
    <Letter lang={locale} preview={text} title={title} help={help} helpLink={home}>
      {[text, ...only].map((line) => (
        <Text key={line} style={letterLook.text}>
          {line}
        </Text>
      ))}
      {rows.length > 0 && <Rows rows={rows} />}
      {rest.map((line) => (
        <Text key={line} style={letterLook.text}>
          {line}
        </Text>
      ))}
      <Section style={{ margin: '20px 0' }}>
        <Button href={link} style={letterLook.button}>
          {button}
        </Button>
      </Section>
      <Text style={letterLook.small}>
        {stop}{' '}
        <Link href={settings} style={letterLook.link}>
          {settings}
        </Link>
      </Text>
    </Letter>,
  );
  const table = rows.map(([label, amount]) => say('mailRow', { label, amount })).join('\n');
  const paragraphs = [
    'Inkwell',
    title,
    text,
    ...only,
    ...(table === '' ? [] : [table]),
    ...rest,
    `${button}\n${link}`,
    `${stop}\n${settings}`,
    `${help}\n${home}`,
  ];
  return { subject, html, text: `${paragraphs.join('\n\n')}\n` };
}

function Rows({ rows }: Pick<ReportLetter, 'rows'>) {
  return (
    <table style={TABLE}>
      <tbody>
        {rows.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row" style={CELL}>
              {label}
            </th>
            <td style={AMOUNT}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
