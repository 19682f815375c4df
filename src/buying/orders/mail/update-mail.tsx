// The mail about a change of an order: shipped, ready, delivered, cancelled, refunded.
import { Button, Heading, Section, Text } from '@react-email/components';
import { updatedLines } from '#buying/orders/rules';
import { makePaths } from '#paths';
import { UnbrokenNumbers, Letter, letterLook as look } from '#letter';
import { sayer } from '#base/locale/words';
import { ordersWords } from '#buying/orders/words';
import { MailLines } from './mail-lines.tsx';
import { updateSentences, type UpdateFacts } from './update-text.ts';

export function UpdateMail(facts: UpdateFacts) {
  const { order, locale, origin, phone, update } = facts;
  const { title, lead, notes, button, items } = updateSentences(facts);
  const paths = makePaths(locale === 'es-US' ? 'en-US' : locale);
  const say = sayer(ordersWords, locale);
  const lines = updatedLines(order, update);
  return (
    <Letter
      lang={locale}
      preview={lead}
      title={title}
      help={say('mailHelp', { phone })}
      helpLink={origin + paths.help()}
      why={say('mailWhy')}
    >
      <Text style={look.text}>
        <UnbrokenNumbers>{lead}</UnbrokenNumbers>
      </Text>
      {notes.map((note) => (
        <Text key={note} style={look.strong}>
          <UnbrokenNumbers>{note}</UnbrokenNumbers>
        </Text>
      ))}
      <Button href={button.href} style={look.button}>
        {button.text}
      </Button>
      {lines.length > 0 && (
        <Section style={look.part}>
          <Heading as="h2" style={look.heading}>
            {items}
          </Heading>
          <MailLines lines={lines} currency={order.amounts.currency} locale={locale} origin={origin} />
        </Section>
      )}
    </Letter>
  );
}
