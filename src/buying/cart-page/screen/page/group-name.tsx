// The icon and the name of a delivery group, with its day.
import type { LineGroup } from '#buying/cart/rules';
import { cartWords } from '#buying/cart/words';
import { addDays } from '#base/calendar/rules';
import type { DeliveryGroup } from '#goods/delivery/rules';
import { formatDayAhead } from '#base/locale/rules';
import { ClockIcon, ErrorIcon, MailIcon, PackageIcon, RewardsIcon, StoreIcon, TruckIcon } from '#ui/kit/icons';
import { useShop, useWords } from '#ui/page/shop';
import { type Grouped, LATER, isPickedUp, waitsForStore } from './line-groups.ts';

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

export function GroupIcon({ group }: { readonly group: LineGroup<Grouped> }) {
  const Icon = isPickedUp(group) ? StoreIcon : ICONS[group.group];
  return <Icon />;
}

const DATED: ReadonlySet<DeliveryGroup> = new Set(['nextDay', 'standard', ...LATER]);

/** "Tomorrow, Sat, Nov 21", "Standard, Wed, Nov 25", "Out of stock". */
export function GroupName({ group: own, today }: { readonly group: LineGroup<Grouped>; readonly today: string }) {
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
