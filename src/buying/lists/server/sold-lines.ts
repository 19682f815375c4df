// What of the asked items the shop sells, with today's price; each other one gets its own message.
import { isHiddenByPolicy, readQuantity } from '#buying/cart/rules';
import { describeMessage, speechOf } from '#buying/cart/server';
import type { Refusal } from '#base/outcome/rules';
import { designFor, type CustomizationRequest } from '#goods/customization/rules';
import { refusalText, withKnownArtwork } from '#goods/customization/server';
import type { ItemMessages, NewLine } from './change-items.ts';
import { joinLines } from './change-items.ts';
import { refuseList } from './list-refusals.ts';
import type { ListsContext, ListsDeps } from './lists-context.ts';

export interface AskedItem {
  readonly itemId: string;
  readonly qty?: number | string | null;
  readonly customization?: CustomizationRequest;
}

interface SoldLines {
  readonly lines: readonly NewLine[];
  readonly messages: ItemMessages;
}

export async function soldLines(deps: ListsDeps, context: ListsContext, asked: readonly AskedItem[]): Promise<SoldLines | Refusal> {
  const { visit, shopper } = context;
  if (asked.some(({ qty }) => readQuantity(qty) === 0)) return refuseList(visit, 'INVALID_QTY');
  const [facts, items] = await Promise.all([
    deps.carts.factsFor(visit, shopper, { zip: null, storeNumber: null }),
    withKnownArtwork(asked, deps.knownArtwork),
  ]);
  const speech = speechOf(visit);
  const lines: NewLine[] = [];
  const messages = new Map<string, ItemMessages[number]>();
  for (const { itemId, qty, customization } of items) {
    const product = facts.product(itemId);
    if (product === undefined || isHiddenByPolicy(product, facts)) {
      messages.set(itemId, describeMessage({ code: 'INVALID_ITEM', itemId }, speech));
      continue;
    }
    // Without a design the line leads to the form when it is bought; with a wrong one it is refused.
    const design = customization === undefined ? null : designFor(product, { customization }, []);
    if (design?.ok === false) {
      const description = refusalText(design.problem, visit.copyLocale);
      messages.set(itemId, { code: 'CUSTOM_SKU_REQUIRED', type: 'failure', itemId, description });
      continue;
    }
    const priceCents = product.flags.seePriceInCart ? null : (facts.price(product, 1)?.each ?? null);
    lines.push({ itemId, qty: readQuantity(qty), custom: design?.value ?? null, priceCents });
  }
  return { lines: joinLines(lines), messages: [...messages.values()] };
}
