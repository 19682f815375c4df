// The confirmation mail: items, arrival, amounts. It uses tables and inline styles, which mail programs require.
import { Button, Heading, Hr, Section, Text } from '@react-email/components';
import { formatDate } from '#base/locale/rules';
import type { PlacedShipment } from '#buying/orders/contract';
import { shownOrderNumber } from '#base/order-number/rules';
import { arrivalText, paidFrom } from '#buying/orders/rules';
import { makePaths } from '#paths';
import { UnbrokenNumbers, Letter, letterLook as look } from '#letter';
import type { TextFacts } from './confirmation-text.ts';
import { MailLines } from './mail-lines.tsx';
import type { MailSpeech } from './mail-speech.ts';
import { MailReceipt } from './mail-receipt.tsx';
import { orderAddress } from './order-address.ts';

interface Props extends TextFacts {
  readonly speech: MailSpeech;
}

export function ConfirmationMail(props: Props) {
  const { order, locale, origin, phone, timeZone, speech } = props;
  const { say } = speech;
  const paths = makePaths(locale === 'es-US' ? 'en-US' : locale);
  const number = shownOrderNumber(order.orderNumber);
  return (
    <Letter
      lang={locale}
      preview={say('mailPreview')}
      title={speech.greeting(order)}
      help={say('mailHelp', { phone })}
      helpLink={origin + paths.help()}
      why={say('mailWhy')}
    >
      <Text style={look.text}>{say('mailLead')}</Text>
      <Text style={look.strong}>
        <UnbrokenNumbers>{say('mailOrder', { number, day: formatDate(new Date(order.placedAt), timeZone, locale) })}</UnbrokenNumbers>
      </Text>
      <Button href={origin + orderAddress(order, paths)} style={look.button}>
        {say('mailView')}
      </Button>
      {order.shipments.map((shipment) => (
        <ShipmentPart key={shipment.shipmentNo} shipment={shipment} {...props} />
      ))}
      <Hr style={look.rule} />
      <MailReceipt {...props} />
      <Hr style={look.rule} />
      <Addresses {...props} />
      <Text style={look.small}>{say(`mailNotCharged${paidFrom(order)}`)}</Text>
      <Terms {...props} />
    </Letter>
  );
}

function ShipmentPart({ shipment, order, locale, origin, speech }: Props & { readonly shipment: PlacedShipment }) {
  const { say, shipmentName } = speech;
  const { store, lines, pickupPerson } = shipment;
  return (
    <Section style={look.part}>
      <Heading as="h2" style={look.heading}>
        {arrivalText(shipment, { say, locale })}
      </Heading>
      <Text style={look.muted}>
        <UnbrokenNumbers>
          {[shipmentName(shipment), ...(store === null ? [] : [`${store.name}, ${store.address}`])].join(' · ')}
        </UnbrokenNumbers>
      </Text>
      {pickupPerson !== null && <Text style={look.muted}>{say('pickupPerson', { name: pickupPerson })}</Text>}
      <MailLines lines={lines} currency={order.amounts.currency} locale={locale} origin={origin} />
    </Section>
  );
}

function Addresses({ order, speech: { say, deliveredTo, paidWith, chargedTo } }: Props) {
  return (
    <Section>
      {deliveredTo(order).map((lines) => (
        <Text key={lines.join()} style={look.text}>
          <b>{say('deliveredTo')}</b>
          <br />
          <UnbrokenNumbers>{lines.join(', ')}</UnbrokenNumbers>
        </Text>
      ))}
      {paidWith(order).map((line) => (
        <Text key={line} style={look.text}>
          <b>{say('paidWith')}</b>
          <br />
          {line}
        </Text>
      ))}
      {chargedTo(order).map(({ title, text }) => (
        <Text key={title} style={look.text}>
          <b>{title}</b>
          <br />
          {text}
        </Text>
      ))}
    </Section>
  );
}

function Terms({ speech, ...facts }: Props) {
  return speech.terms(facts).map(({ title, lines }) => (
    <Text key={title} style={look.small}>
      <b>{title}</b>
      <br />
      <UnbrokenNumbers>{lines.join(', ')}</UnbrokenNumbers>
    </Text>
  ));
}
