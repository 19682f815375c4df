// Address or store of a delivery group, with the order deadline.
import { Trans } from '#ui/page/trans';
import type { Cart, CartItem } from '#buying/cart/contract';
import type { LineGroup } from '#buying/cart/rules';
import { cartWords } from '#buying/cart/words';
import { OrderWithin } from '#goods/delivery/screen';
import { formatDay, formatTime } from '#base/locale/rules';
import { useShop, useWords } from '#ui/page/shop';
import type { Grouped } from './line-groups.ts';

/** Address or store of the group, and the order deadline. */
export function GroupNote({ group, cart, today }: { readonly group: LineGroup<Grouped>; readonly cart: Cart; readonly today: string }) {
  const t = useWords(cartWords);
  const { copyLocale } = useShop();
  const option = group.lines[0]?.item.selectedDeliveryOption;
  const day = group.day === null ? '' : formatDay(noon(group.day), 'UTC', copyLocale);
  const time = (minutes: number): string => formatTime(new Date(minutes * 60_000), 'UTC', copyLocale);
  if (option === undefined) return null;
  if (group.group === 'eDownload') return t('byEmailNote');
  const store = cart.stores.find(({ storeNumber }) => storeNumber === group.storeNumber);
  const [later] = option.messages;
  if (group.group === 'preOrder' || group.group === 'backOrder')
    return store === undefined ? later?.description : `${store.name}, ${store.addressLine1} · ${later?.description ?? ''}`;
  if (store !== undefined) {
    const ready =
      option.readyAt === null
        ? t('readyDay', { day })
        : t(group.day === today ? 'readyToday' : 'readyOn', { day, time: time(option.readyAt) });
    return (
      <>
        <Trans id="cart.pickupNote" values={{ store: store.name, address: store.addressLine1 }} components={{ b: <b /> }} /> · {ready}
      </>
    );
  }
  const large = group.lines.some(({ item }) => item.product.productTypeName === 'DF');
  return (
    <>
      <Trans id="cart.shipsTo" values={{ zip: cart.cartAttributes.zipCode }} components={{ b: <b /> }} />
      {large ? <> · {t('furnitureNote')}</> : <OrderDeadline option={option} />}
    </>
  );
}

/** The order deadline for this day, and after hydration the time left. */
function OrderDeadline({ option: { orderBy } }: { readonly option: CartItem['selectedDeliveryOption'] }) {
  const t = useWords(cartWords);
  const { copyLocale } = useShop();
  if (orderBy === null) return null;
  return (
    <>
      {' '}
      · <OrderWithin orderBy={orderBy}>{t('orderBy', { time: formatTime(new Date(orderBy * 60_000), 'UTC', copyLocale) })}</OrderWithin>
    </>
  );
}

/** Noon is on the same day in every time zone of the site. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
