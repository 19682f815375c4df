// The sentences of an update mail, and the mail as plain text.
import { formatDay } from '#base/locale/rules';
import { sayer, type Say } from '#base/locale/words';
import { shownOrderNumber } from '#base/order-number/rules';
import { amountText, carrierPage, paidFrom, placeAmong, updatedLines, type UpdateKind } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { makePaths } from '#paths';
import { linesText, type TextFacts } from './confirmation-text.ts';
import { orderAddress } from './order-address.ts';

export interface UpdateFacts extends TextFacts {
  readonly update: {
    readonly kind: UpdateKind;
    readonly shipmentNo: number | null;
    readonly lineNos: readonly number[];
    readonly returnNo: number | null;
    /** Taken off the total, or refunded; two decimals, as in the API. */
    readonly amount: number;
  };
}

export interface UpdateSentences {
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  readonly notes: readonly string[];
  /** The main button: view the order, or print the label of a return. */
  readonly button: { readonly text: string; readonly href: string };
  readonly items: string;
}

export function updateSentences({ order, locale, origin, update }: UpdateFacts): UpdateSentences {
  const say = sayer(ordersWords, locale);
  const number = shownOrderNumber(order.orderNumber);
  const amount = amountText(update.amount, order.amounts.currency, locale);
  const shipment = order.shipments.find(({ shipmentNo }) => shipmentNo === update.shipmentNo);
  const { carrier = null, trackingNumber = null, latest = null, store = null, heldUntil = null, pickupPerson = null } = shipment ?? {};
  const dayText = (day: string): string => formatDay(new Date(`${day}T12:00:00Z`), 'UTC', locale);
  const back = order.returns.find(({ returnNo }) => returnNo === update.returnNo);
  const label = update.kind === 'returnRequested' ? (back?.label ?? null) : null;
  const paths = makePaths(locale === 'es-US' ? 'en-US' : locale);
  const notes = [
    carrier !== null && trackingNumber !== null ? say('trackedBy', { carrier, number: trackingNumber }) : null,
    carrier !== null && trackingNumber !== null ? carrierPage(carrier, trackingNumber, locale) : null,
    update.kind === 'shipped' && latest !== null ? say('arrives', { day: dayText(latest) }) : null,
    update.kind === 'ready' && store !== null ? `${store.name}, ${store.address}` : null,
    update.kind === 'ready' && pickupPerson !== null ? say('pickupPerson', { name: pickupPerson }) : null,
    update.kind === 'ready' && heldUntil !== null ? say('keptNote', { day: dayText(heldUntil) }) : null,
    update.kind === 'lapsed' ? say('lapsedAgain') : null,
    back === undefined ? null : say('returnNumber', { number: back.number }),
    label === null ? null : say('returnOrBring'),
  ];
  return {
    subject: subjectOf({ order, update }, say(`update${update.kind}Subject`, { number, store: store?.name ?? '' }), say),
    title: say(`update${update.kind}Title`),
    lead: say(leadOf(order, update.kind), { number, amount, n: unitsOf(order, update) }),
    notes: notes.filter((note) => note !== null),
    button:
      label === null
        ? { text: say('mailView'), href: origin + orderAddress(order, paths) }
        : { text: say('printLabel'), href: origin + label },
    items: say('updateItems'),
  };
}

/** How many pieces the mail is about. */
const unitsOf = (order: UpdateFacts['order'], update: UpdateFacts['update']): number =>
  updatedLines(order, update).reduce((sum, { qty }) => sum + qty, 0);

/** The sentence names the payer when money moves. */
function leadOf(order: UpdateFacts['order'], kind: UpdateKind) {
  return kind === 'shipped' || kind === 'pickedUp' || kind === 'returnReceived'
    ? (`update${kind}Lead${paidFrom(order)}` as const)
    : (`update${kind}Lead` as const);
}

/** Each parcel, pickup or cancellation gets its own mail, so the subject says which one it is and what it contains. */
function subjectOf(
  { order, update }: Pick<UpdateFacts, 'order' | 'update'>,
  subject: string,
  say: Say<(typeof ordersWords.keys)[number]>,
): string {
  const lines = updatedLines(order, update);
  const [first] = lines;
  if (first === undefined || lines.length === order.shipments.flatMap((one) => one.lines).length) return subject;
  const what = say('updateWhat', { title: first.title, n: lines.length - 1 });
  const place = placeAmong(order.shipments, update.shipmentNo);
  if (place === null) return say('updateAbout', { subject, what });
  const { kind, at, of } = place;
  return say('updateNumbered', { subject, what, part: say(`updatePart${kind}`, { at, of }) });
}

export function updateText(facts: UpdateFacts): string {
  const { order, locale, origin, phone, update } = facts;
  const say = sayer(ordersWords, locale);
  const { title, lead, notes, button } = updateSentences(facts);
  const paths = makePaths(locale === 'es-US' ? 'en-US' : locale);
  const paragraphs: readonly (readonly string[])[] = [
    ['Inkwell'],
    [title, lead],
    notes,
    linesText(updatedLines(order, update), order.amounts.currency, locale),
    [`${button.text}: ${button.href}`],
    [say('mailHelp', { phone }), origin + paths.help()],
    [say('mailWhy')],
  ];
  return `${paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}
