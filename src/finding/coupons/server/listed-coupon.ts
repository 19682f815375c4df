// A coupon with its conditions in words.
import type { Static } from 'typebox';
import type { ListedCoupon } from '#finding/coupons/contract';
import { couponsWords } from '#finding/coupons/words';
import { formatDate, formatPrice } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import { conditionOf, type Coupon, type ShopperKind } from '#goods/promotions/rules';

/** What a coupon says about its shoppers, the narrowest first; everybody is either guest or registered. */
const KINDS = ['member', 'rewards', 'business', 'registered', 'guest'] as const satisfies readonly ShopperKind[];

export function listedCoupon(coupon: Coupon, catalog: Catalog, view: CatalogView): Static<typeof ListedCoupon> {
  const { code, title } = coupon;
  return {
    code,
    title: title[view.locale === 'fr-CA' ? 'fr-CA' : 'en-US'] ?? title['en-US'],
    terms: termsOf(coupon, catalog, view),
    goods: goodsOf(coupon, catalog, view),
  };
}

function termsOf({ conditions, scope, exclusive }: Coupon, catalog: Catalog, view: CatalogView): string[] {
  const t = sayer(couponsWords, view.copyLocale);
  const said: string[] = [];
  const spend = conditionOf(conditions, 'minimumSpend');
  if (spend !== undefined) said.push(t('server.minimum', { amount: formatPrice(spend.cents, view.currency, view.copyLocale) }));
  const units = conditionOf(conditions, 'minimumUnits');
  if (units !== undefined) said.push(t('server.units', { n: units.units }));
  const names = namesOf(conditionOf(conditions, 'items'), catalog, view);
  if (names !== null) said.push(names === '' ? t('server.someItems') : t('server.onlyFor', { names }));
  const by = conditionOf(conditions, 'delivery')?.by;
  if (by !== undefined) said.push(t(`server.${by}`));
  const kind = KINDS.find((one) => conditionOf(conditions, 'shoppers')?.kinds.includes(one));
  if (kind !== undefined) said.push(t(`server.for_${kind}`));
  if (scope === 'checkoutOnly') said.push(t('server.atCheckout'));
  const most = conditionOf(conditions, 'usesPerPerson')?.most;
  if (most !== undefined) said.push(t('server.perPerson', { n: most }));
  if (conditionOf(conditions, 'usesInAll') !== undefined) said.push(t('server.limited'));
  if (exclusive === '*') said.push(t('server.alone'));
  const endsOn = conditionOf(conditions, 'dates')?.endsOn ?? null;
  if (endsOn !== null) said.push(t('server.until', { day: formatDate(new Date(`${endsOn}T12:00:00Z`), 'UTC', view.copyLocale) }));
  return said;
}

interface NamedGoods {
  readonly items: readonly string[];
  readonly categories: readonly string[];
  readonly brands: readonly string[];
}

/** Names of categories and brands; '' when single items are named, null when everything is. */
function namesOf(named: NamedGoods | undefined, catalog: Catalog, view: CatalogView): string | null {
  if (named === undefined || Object.values(named).flat().length === 0) return null;
  const categories = named.categories.flatMap((id) => catalog.categories.get(id)?.name[view.locale] ?? []);
  const names = [...categories, ...named.brands];
  return named.items.length > 0 || names.length === 0 ? '' : new Intl.ListFormat(view.copyLocale).format(names);
}

function goodsOf({ conditions }: Coupon, catalog: Catalog, view: CatalogView): { name: string; href: string } | null {
  const { items = [], categories = [], brands = [] } = conditionOf(conditions, 'items') ?? {};
  const category = categories.length === 1 && items.length + brands.length === 0 ? catalog.categories.get(categories[0] ?? '') : undefined;
  if (category === undefined) return null;
  return { name: category.name[view.locale], href: view.paths.category(category.slug[view.locale], category.id) };
}
