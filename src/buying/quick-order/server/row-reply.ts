// Turns a checked row into the API's form, with cents as two-decimal numbers.
import type { CartFacts } from '#buying/cart/rules';
import { describeMessage, type Speech } from '#buying/cart/server';
import { MAX_LINE_QUANTITY, type ProductFacts } from '#goods/catalog/rules';
import type { Locale } from '#base/locale/rules';
import type { Paths } from '#paths';
import type { QuickRow } from '#buying/quick-order/contract';
import type { RowVerdict } from '#buying/quick-order/rules';

export interface RowView {
  readonly facts: CartFacts;
  readonly speech: Speech;
  readonly locale: Locale;
  readonly paths: Paths;
  readonly imageOf: (product: ProductFacts, locale: Locale) => string;
}

interface JudgedRow {
  readonly number: string;
  readonly asked: string;
  /** The product of the number, before a successor replaced it. */
  readonly named: ProductFacts | undefined;
  readonly verdict: RowVerdict;
  readonly choices: readonly ProductFacts[];
}

export function rowReply({ number, asked, named, verdict, choices }: JudgedRow, view: RowView): QuickRow {
  const { state, product, qty, messages } = verdict;
  const { facts, locale } = view;
  const price = product === undefined || product.flags.seePriceInCart ? null : facts.price(product, Math.max(qty, 1));
  return {
    number,
    asked,
    state,
    itemId: product?.itemId ?? null,
    namedItemId: named?.itemId ?? null,
    name: product?.title[locale] ?? null,
    url: product === undefined ? null : view.paths.product(product.slug[locale], product.itemId),
    imageUrl: product === undefined ? null : view.imageOf(product, locale),
    pack: product?.pack?.[locale] ?? null,
    customerSku: product === undefined ? null : facts.customerSku(product.itemId),
    contract: price?.source === 'contract',
    qty,
    increment: product?.increment ?? 1,
    quantityLimit: Math.min(product?.quantityLimit ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY),
    finalPricePerUnit: price === null ? null : price.each / 100,
    finalPrice: price === null ? null : (price.each * qty) / 100,
    replaces: state === 'replaced' ? (named?.title[locale] ?? null) : null,
    messages: messages.map((message) => describeMessage(message, view.speech)).map(({ code, description }) => ({ code, description })),
    choices: choices.map((choice) => choiceReply(choice, view)),
  };
}

function choiceReply(product: ProductFacts, { facts, locale, paths }: RowView): QuickRow['choices'][number] {
  const { itemId, title, slug, pack, flags } = product;
  const price = flags.seePriceInCart ? null : facts.price(product, 1);
  return {
    itemId,
    name: title[locale],
    url: paths.product(slug[locale], itemId),
    pack: pack?.[locale] ?? null,
    finalPricePerUnit: price === null ? null : price.each / 100,
  };
}
