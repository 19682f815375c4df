// The box's texts, made on the server, so that the product page's script carries no messages for it.
import { formatDate, formatDay, type CopyLocale, type Locale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { ProductDetail } from '#goods/catalog/contract';
import { makePaths } from '#paths';
import type { WaitsFor } from '#finding/stock-alerts/rules';
import { stockAlertWords } from '#finding/stock-alerts/words';

export interface WordedStockAlert {
  readonly title: string;
  readonly text: string;
  /** Where the form is sent. */
  readonly action: string;
  readonly email: string;
  readonly consent: string;
  readonly ask: string;
  readonly similar: string;
  readonly allSimilar: string;
}

type Product = Pick<ProductDetail, 'tile' | 'expectedOn'>;

export function wordStockAlert(
  { tile, expectedOn }: Product,
  { locale, copyLocale }: { readonly locale: Locale; readonly copyLocale: CopyLocale },
): WordedStockAlert | null {
  const waitsFor: WaitsFor | null = tile.badge === 'comingSoon' ? 'release' : tile.isOutOfStock ? 'stock' : null;
  if (waitsFor === null) return null;
  const t = sayer(stockAlertWords, copyLocale);
  const say = waitsFor === 'release' ? formatDate : formatDay;
  // A calendar day: noon UTC is the same one in every time zone.
  const date = expectedOn === null ? null : say(new Date(`${expectedOn}T12:00:00Z`), 'UTC', copyLocale);
  return {
    title: date === null ? t(`box.${waitsFor}`) : t(`box.${waitsFor}Date`, { date }),
    text: t(`box.${waitsFor}Text`),
    action: makePaths(locale).stockAlert(tile.itemId),
    email: t('email'),
    consent: t('consent'),
    ask: t(`ask.${waitsFor}`),
    similar: t('similar'),
    allSimilar: t('allSimilar'),
  };
}
