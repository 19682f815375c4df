// Turns delivery options of a line into the API's form: the chosen one, and all that are possible (DLV-1).
import type { CartItem, CartMessage } from '#buying/cart/contract';
import { canPickUp, type PricedLine } from '#buying/cart/rules';
import { MAX_LINE_QUANTITY, type ProductFacts } from '#goods/catalog/rules';
import { localTime } from '#base/calendar/rules';
import {
  deliveryOptions,
  isPickup,
  isSoon,
  leadTime,
  type DeliveryChoice,
  type DeliveryOption,
  type DeliveryPromise,
} from '#goods/delivery/rules';
import type { Place } from '#people/addresses/rules';
import { deliveryWords } from '#goods/delivery/words';
import { formatDayAhead, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { dollars, finite, type ItemView } from './item-view.ts';

type OptionReply = CartItem['selectedDeliveryOption'];

const NO_MESSAGES: CartMessage[] = [];

/** `surcharge` in cents for one unit. */
export function optionReply(
  { choice, promise, available }: Omit<DeliveryOption, 'locations'>,
  surcharge: number,
  { facts, speech }: ItemView,
): OptionReply {
  const store = choice.storeNumber === null ? undefined : facts.store(choice.storeNumber);
  const { minDays, maxDays } = leadTime(promise, localTime(facts.now, facts.site.timeZone).day);
  return {
    deliveryType: choice.type,
    pickupStoreNumber: choice.storeNumber,
    addressId: addressId(choice, facts.place),
    minDeliveryDate: promise.earliest,
    maxDeliveryDate: promise.latest,
    levelOfService: promise.levelOfService,
    minLeadTime: minDays,
    maxLeadTime: maxDays,
    isBackOrder: promise.isBackOrder,
    availableQuantity: finite(available),
    surchargeFeePerUnit: dollars(surcharge),
    group: promise.group,
    readyAt: promise.readyAt,
    soon: store !== undefined && isSoon(promise, store, facts.now),
    orderBy: promise.orderBy,
    messages: notesOf(promise, localTime(facts.now, facts.site.timeZone).day, speech.locale),
  };
}

/** Id of the line's address in the cart: its pickup store, or the shipping place. */
export function addressId(choice: DeliveryChoice, place: Pick<Place, 'zip'>): string {
  return isPickup(choice) ? `ST-${choice.storeNumber}` : `S-${place.zip.replace(' ', '')}`;
}

/** When a back order or pre-order comes, in words, or that the day is unknown (DLV-4). */
function notesOf({ group, earliest, latest }: DeliveryPromise, today: string, locale: CopyLocale): CartMessage[] {
  if (group !== 'backOrder' && group !== 'preOrder') return NO_MESSAGES;
  const say = sayer(deliveryWords, locale);
  const day = (iso: string | null): string => (iso === null ? '' : formatDayAhead(iso, today, locale));
  if (group === 'preOrder') return [{ code: 'PRE_ORDER', type: 'info', description: say('preOrder', { day: day(earliest) }) }];
  return earliest === null
    ? [{ code: 'BACK_ORDER_NO_DATE', type: 'warning', description: say('backOrderNoDate') }]
    : [{ code: 'BACK_ORDER', type: 'info', description: say('backOrder', { first: day(earliest), last: day(latest) }) }];
}

/** Every possible delivery option of the line, while other lines stay unchanged. */
export function optionsOf(
  { line, surcharge }: PricedLine,
  product: ProductFacts,
  view: ItemView,
): NonNullable<CartItem['availableDeliveryOptions']> {
  const { facts } = view;
  const options = deliveryOptions(product, line.qty, {
    desk: view.desk(),
    facts: { ...facts.supply, store: facts.store, availableAt: facts.availableAt },
    store: line.delivery.type === 'PCK' ? facts.ownStore : (line.delivery.storeNumber ?? facts.ownStore),
    limit: Math.min(product.quantityLimit ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY),
    taken: view.takenByOtherLines(line),
  });
  const allowed = canPickUp(facts.shopper) ? options : options.filter(({ choice }) => !isPickup(choice));
  return allowed.map((option) => ({
    ...optionReply(option, surcharge / line.qty, view),
    locations: option.locations.map(({ locationId, available, threshold, groupId }) => ({
      locationId,
      available: finite(available),
      threshold,
      groupId,
    })),
  }));
}
