// The confirmation mail: what was ordered, when it arrives, what it costs. Tables and styles inside, as mail programs want them.
import { Body, Button, Column, Container, Head, Heading, Hr, Html, Link, Preview, Row, Section, Text } from '@react-email/components';
import { formatDate } from '#locale/rules';
import type { Say } from '#locale/words';
import type { OrderDetail, Shipment } from '#orders/contract';
import { amountText, arrivalText, receiptRows, shownOrderNumber } from '#orders/rules';
import type { ordersWords } from '#orders/words';
import { makePaths } from '#paths';
import type { paymentWords } from '#payment/words';
import { look } from './mail-look.ts';
import type { ConfirmationFacts } from './render-confirmation.tsx';

type SayOrders = Say<(typeof ordersWords.keys)[number]>;
type SayPayment = Say<(typeof paymentWords.keys)[number]>;

/** The shop's name is the same in every language. */
const SHOP = 'Inkwell';

interface Props extends ConfirmationFacts {
  readonly say: SayOrders;
  readonly sayPayment: SayPayment;
}

export function ConfirmationMail(props: Props) {
  const { order, locale, origin, phone, timeZone, say } = props;
  const paths = makePaths(locale === 'es-US' ? 'en-US' : locale);
  const recipient = order.addresses.find(({ type }) => type === 'S' || type === 'SB')?.name ?? '';
  const number = shownOrderNumber(order.orderNumber);
  return (
    <Html lang={locale}>
      <Head />
      <Preview>{say('mailPreview')}</Preview>
      <Body style={look.body}>
        <Container style={look.sheet}>
          <Text style={look.brand}>{SHOP}</Text>
          <Heading as="h1" style={look.title}>
            {recipient === '' ? say('mailGreetingPlain') : say('mailGreeting', { name: recipient })}
          </Heading>
          <Text style={look.text}>{say('mailLead')}</Text>
          <Text style={look.strong}>{say('mailOrder', { number, day: formatDate(new Date(order.placedAt), timeZone, locale) })}</Text>
          <Button href={origin + paths.orderLookup()} style={look.button}>
            {say('mailView')}
          </Button>
          {order.shipments.map((shipment) => (
            <ShipmentPart
              key={`${shipment.kind} ${shipment.store?.storeNumber ?? ''} ${shipment.earliest ?? ''}`}
              shipment={shipment}
              {...props}
            />
          ))}
          <Hr style={look.rule} />
          <Receipt {...props} />
          <Hr style={look.rule} />
          <Addresses {...props} />
          <Text style={look.small}>{say('mailNotCharged')}</Text>
          <Text style={look.small}>
            {say('mailHelp', { phone })} <Link href={`${origin}${paths.help()}`}>{origin.replace(/^https?:\/\//, '')}</Link>
          </Text>
          <Text style={look.small}>{say('mailWhy')}</Text>
        </Container>
      </Body>
    </Html>
  );
}

function ShipmentPart({ shipment, order, locale, say }: Props & { readonly shipment: Shipment }) {
  const { kind, units, store, lines } = shipment;
  const title = say(kind === 'pickup' ? 'shipmentPickup' : kind === 'ship' ? 'shipmentShip' : 'shipmentNothing', { n: units });
  return (
    <Section style={look.part}>
      <Heading as="h2" style={look.heading}>
        {arrivalText(shipment, { say, locale })}
      </Heading>
      <Text style={look.muted}>
        {title}
        {store !== null && ` · ${store.name}, ${store.address}`}
      </Text>
      {lines.map((line) => (
        <Row key={line.itemId}>
          <Column style={look.cell}>
            {line.title}
            <br />
            <span style={look.muted}>{say('itemNumber', { itemId: line.itemId, n: line.qty })}</span>
          </Column>
          <Column style={look.amount}>{amountText(line.total, order.amounts.currency, locale)}</Column>
        </Row>
      ))}
    </Section>
  );
}

function Receipt({ order: { amounts }, locale, say }: Props) {
  return (
    <Section>
      {receiptRows(amounts, { say, locale }).map(({ id, label, amount }) => (
        <Row key={id}>
          <Column style={look.cell}>{label}</Column>
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

function Addresses({ order, say, sayPayment }: Props) {
  return (
    <Section>
      {order.addresses
        .filter(({ type }) => type === 'S' || type === 'SB')
        .map(({ name, lines }) => (
          <Text key={name} style={look.text}>
            <b>{say('deliveredTo')}</b>
            <br />
            {[name, ...lines].join(', ')}
          </Text>
        ))}
      {order.payments.map((payment) => (
        <Text key={payment.lastFour} style={look.text}>
          <b>{say('paidWith')}</b>
          <br />
          {say('card', { brand: brandName(payment, sayPayment), lastFour: payment.lastFour ?? '' })}
        </Text>
      ))}
    </Section>
  );
}

function brandName({ brand }: OrderDetail['payments'][number], say: SayPayment): string {
  return brand === null ? '' : say(brand as Parameters<SayPayment>[0]); // brands are message keys of the payment words
}
