// The receipt of a confirmation mail: every amount with its name.
import { Column, Row, Section } from '@react-email/components';
import { amountText, receiptRows } from '#buying/orders/rules';
import { letterLook as look } from '#letter';
import type { TextFacts } from './confirmation-text.ts';
import type { MailSpeech } from './mail-speech.ts';

interface MailReceiptProps extends Pick<TextFacts, 'order' | 'locale'> {
  readonly speech: Pick<MailSpeech, 'say'>;
}

export function MailReceipt({ order: { amounts }, locale, speech: { say } }: MailReceiptProps) {
  return (
    <Section>
      {receiptRows(amounts, { say, locale }).map(({ id, label, amount, why }) => (
        <Row key={id}>
          <Column style={look.cell}>
            {label}
            {id === 'delivery' && why !== undefined && (
              <>
                <br />
                <span style={look.muted}>{why}</span>
              </>
            )}
          </Column>
          <Column style={look.amount}>{amount}</Column>
        </Row>
      ))}
      <Row>
        <Column style={look.total}>{say('total')}</Column>
        <Column style={look.totalAmount}>{amountText(amounts.total, amounts.currency, locale)}</Column>
      </Row>
    </Section>
  );
}
