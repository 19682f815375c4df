// The lines in their delivery groups, each drawn as a folder with a tab that says how, when and where (DLV-2, CART-27).
import { Trans } from '#ui/page/trans';
import { Fragment, memo } from 'react';
import type { Cart, CartItem } from '#buying/cart/contract';
import { countsByStatus, groupLines, type LineGroup } from '#buying/cart/rules';
import { cartWords } from '#buying/cart/words';
import { addDays } from '#base/calendar/rules';
import type { DeliveryGroup } from '#goods/delivery/rules';
import { OrderWithin } from '#goods/delivery/screen';
import { formatDay, formatDayAhead, formatTime } from '#base/locale/rules';
import { PlaceDialog } from '#goods/stores/screen';
import { FolderGroup } from '#ui/kit/folder-group';
import { ClockIcon, ErrorIcon, MailIcon, PackageIcon, RewardsIcon, StoreIcon, TruckIcon } from '#ui/kit/icons';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { useSurface } from '#ui/page/use-surface';
import { CartLine } from '../line/cart-line.tsx';
import { GroupDeliverySwitch } from './group-delivery-switch.tsx';
import styles from './cart-groups.module.css';
import { PickUp } from '../line/line-delivery-switch.tsx';
import { RemovedRow } from './removed-row.tsx';
import { rowPlaces } from './row-places.ts';
import { useCartState } from '#buying/cart/screen';

interface Grouped {
  readonly item: CartItem;
  readonly group: DeliveryGroup;
  readonly day: string | null;
  readonly storeNumber: string | null;
  /** A pickup that is ready within the hour. */
  readonly soon: boolean;
}

const ICONS = {
  outOfStock: ErrorIcon,
  membership: RewardsIcon,
  eDownload: MailIcon,
  oneHourPickup: StoreIcon,
  preOrder: ClockIcon,
  backOrder: ClockIcon,
  nextDay: TruckIcon,
  sameDay: TruckIcon,
  standard: PackageIcon,
  oneToSixDays: PackageIcon,
} as const satisfies Record<DeliveryGroup, unknown>;

interface CartGroupsProps {
  readonly cart: Cart;
  readonly today: string;
}

const NO_PARTS: readonly CartItem[] = [];
const NO_CENTERS: readonly string[] = [];

/** Memoized: renders only for another cart, not while a change is pending. */
export const CartGroups = memo(function CartGroups({ cart, today }: CartGroupsProps) {
  const t = useWords(cartWords);
  const removed = useCartState((state) => state.removed);
  const { items } = cart;
  const { saveForLater, lineBudgetCenter, furnitureServices } = cart.metadata.uiSwitches;
  const centers = lineBudgetCenter && cart.invoiceInfo?.bc.level === 'LINE' ? cart.invoiceInfo.bc.values : NO_CENTERS;
  const ids = new Set(items.map(({ cartItemId }) => cartItemId));
  const isPart = ({ parentRelationCartItemId: parent }: CartItem): boolean => parent !== null && ids.has(parent);
  const alone = items.filter((item) => !isPart(item));
  const groups = groupLines(alone.map(grouped));
  const partsOf = Map.groupBy(items.filter(isPart), (part) => part.parentRelationCartItemId);
  const rows = rowPlaces(removed, items, new Set(alone.map(({ cartItemId }) => cartItemId)));
  const last = groups.at(-1);
  return groups.map((group) => (
    <FolderGroup
      key={group.key}
      icon={<GroupIcon group={group} />}
      name={<GroupName group={group} today={today} />}
      count={t('items', { n: group.lines.reduce((sum, { item }) => sum + (countsByStatus(item.status) ? item.qty : 0), 0) })}
      tone={group.group === 'outOfStock' ? 'bad' : undefined}
      note={!PLACELESS.has(group.group) && !waitsForStore(group) && <GroupNote group={group} cart={cart} today={today} />}
      action={!PLACELESS.has(group.group) && group.group !== 'eDownload' && <ChangeGroup group={group} />}
    >
      {group.lines.map(({ item }) => (
        <Fragment key={item.cartItemId}>
          {rows.get(item.cartItemId)?.map((line) => (
            <RemovedRow key={line.cartItemId} line={line} />
          ))}
          <CartLine
            item={item}
            parts={partsOf.get(item.cartItemId) ?? NO_PARTS}
            canBeSaved={saveForLater}
            hasServices={furnitureServices}
            centers={centers}
          />
        </Fragment>
      ))}
      {group === last && rows.get(null)?.map((line) => <RemovedRow key={line.cartItemId} line={line} />)}
    </FolderGroup>
  ));
});

function grouped(item: CartItem): Grouped {
  const { group, minDeliveryDate, pickupStoreNumber, soon } = item.selectedDeliveryOption;
  return { item, group: group as DeliveryGroup, day: minDeliveryDate, storeNumber: pickupStoreNumber, soon }; // the server's own groups
}

function GroupIcon({ group }: { readonly group: LineGroup<Grouped> }) {
  const Icon = isPickedUp(group) ? StoreIcon : ICONS[group.group];
  return <Icon />;
}

/** Handed out in a store or at a partner's counter, also when shipped there. */
function isPickedUp({ group, storeNumber }: LineGroup<Grouped>): boolean {
  return storeNumber !== null && !PLACELESS.has(group) && !LATER.has(group);
}

/** A pickup without a chosen store, or at a store that does not exist. */
function waitsForStore({ group, day, lines }: LineGroup<Grouped>): boolean {
  return group === 'oneHourPickup' && day === null && lines.every(({ item }) => !countsByStatus(item.status));
}

/** Groups without an address. */
const PLACELESS: ReadonlySet<DeliveryGroup> = new Set(['outOfStock', 'membership']);
const LATER: ReadonlySet<DeliveryGroup> = new Set(['preOrder', 'backOrder']);
const DATED: ReadonlySet<DeliveryGroup> = new Set(['nextDay', 'standard', ...LATER]);

/** "Tomorrow, Sat, Nov 21", "Standard, Wed, Nov 25", "Out of stock". */
function GroupName({ group: own, today }: { readonly group: LineGroup<Grouped>; readonly today: string }) {
  const { group, day, lines } = own;
  const t = useWords(cartWords);
  const { copyLocale } = useShop();
  if (waitsForStore(own)) return t('group_storeToChoose');
  // A closed store cannot hand out goods within the hour, so the day is shown.
  const later = isPickedUp(own) && !(group === 'oneHourPickup' && lines[0]?.soon === true);
  const name = later ? t('group_laterPickup') : t(`group_${group}`);
  if (day === null || !(later || DATED.has(group))) return name;
  const shown = formatDayAhead(day, today, copyLocale);
  return group === 'nextDay' && !later && day === addDays(today, 1)
    ? t('groupTomorrow', { day: shown })
    : t('groupOn', { group: name, day: shown });
}

/** Address or store of the group, and the order deadline. */
function GroupNote({ group, cart, today }: { readonly group: LineGroup<Grouped>; readonly cart: Cart; readonly today: string }) {
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

/** Changes the address or store, or the delivery type, of the whole group. */
function ChangeGroup({ group }: { readonly group: LineGroup<Grouped> }) {
  return (
    <span className={styles.change}>
      <ChangePlace group={group} />
      <GroupDeliverySwitch items={group.lines.map(({ item }) => item)} />
    </span>
  );
}

function ChangePlace({ group: own }: { readonly group: LineGroup<Grouped> }) {
  const { storeNumber, lines } = own;
  const t = useWords(cartWords);
  const paths = usePaths();
  const { used, open, show, close } = useSurface();
  if (storeNumber !== null || waitsForStore(own))
    return <PickUp items={lines.map(({ item }) => item)} label={t(storeNumber === null ? 'chooseStore' : 'changeStore')} />;
  return (
    <>
      <TextAction to={paths.place()} rel="nofollow" aria-haspopup="dialog" onClick={show}>
        {t('changePlace')}
      </TextAction>
      {used && <PlaceDialog open={open} onClose={close} />}
    </>
  );
}

/** Noon is on the same day in every time zone of the site. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
