// Options of a product's variants: one row of values per option, each value leading to the variant that has it (CAT-1).
import type { Localized, ProductFacts } from '#goods/catalog/rules';
import { formatPrice } from '#base/locale/rules';
import { priceFor } from '#goods/pricing/rules';
import { ownValue } from '#base/lookup/rules';
import { buyerOf, type CatalogView, facetLabel } from '#goods/catalog/server';

interface Variant {
  readonly name: string;
  readonly values: {
    readonly label: string;
    readonly detail: string | null;
    /** Of a color: the product in it. */
    readonly picture: string | null;
    /** Of a color: how much more or less it costs than this product: "+ $10.00". */
    readonly difference: string | null;
    readonly href: string;
    readonly current: boolean;
  }[];
}

/** The address of a product's small picture. */
type PictureOf = (product: ProductFacts) => string;

/** `members` are the set's products that the visit may see, this product included. */
export function variantsOf(product: ProductFacts, members: readonly ProductFacts[], view: CatalogView, pictureOf: PictureOf): Variant[] {
  const { locale, paths, say } = view;
  const own = product.variantOptions ?? {};
  const codes = [...new Set(members.flatMap(({ variantOptions }) => Object.keys(variantOptions ?? {})))].filter(
    (code) => valuesOf(code, members).size > 1,
  );
  return codes.map((code) => ({
    name: facetLabel(code, say),
    values: [...valuesOf(code, members)].map(([value, label]) => {
      const leads = nearest(own, code, value, members);
      const isColor = code === 'color' && leads !== undefined;
      return {
        label: label[locale],
        // With a single option each value is one variant, so its pack size helps to choose.
        detail: codes.length === 1 && !isColor ? (leads?.pack?.[locale] ?? null) : null,
        picture: isColor ? pictureOf(leads) : null,
        difference: isColor ? differenceOf(product, leads, view) : null,
        href: leads === undefined ? '' : paths.product(leads.slug[locale], leads.itemId),
        current: ownValue(own, code)?.['en-US'] === value,
      };
    }),
  }));
}

function valuesOf(code: string, members: readonly ProductFacts[]): ReadonlyMap<string, Localized> {
  return new Map(
    members.flatMap(({ variantOptions }) => {
      const label = ownValue(variantOptions, code);
      return label === undefined ? [] : [[label['en-US'], label] as const];
    }),
  );
}

/** The variant with this value that keeps most of the other options. */
function nearest(
  own: Readonly<Record<string, Localized>>,
  code: string,
  value: string,
  members: readonly ProductFacts[],
): ProductFacts | undefined {
  const having = members.filter(({ variantOptions }) => ownValue(variantOptions, code)?.['en-US'] === value);
  const kept = ({ variantOptions }: ProductFacts): number =>
    Object.keys(own).filter((other) => other !== code && ownValue(own, other)?.['en-US'] === ownValue(variantOptions, other)?.['en-US'])
      .length;
  return having.toSorted((a, b) => kept(b) - kept(a))[0];
}

/** Only where everybody pays the list price: a page is the same for all accounts, whose agreed prices may differ otherwise. */
function differenceOf(product: ProductFacts, other: ProductFacts, view: CatalogView): string | null {
  if (view.site.tenant === 'business' || product.flags.seePriceInCart || other.flags.seePriceInCart) return null;
  const [here, there] = [product, other].map((one) => priceFor(buyerOf(view), one)?.each);
  if (here === undefined || there === undefined || here === there) return null;
  return `${there > here ? '+' : '\u2212'}\u00A0${formatPrice(Math.abs(there - here), view.currency, view.copyLocale)}`;
}
