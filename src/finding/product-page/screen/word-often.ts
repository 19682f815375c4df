// The texts of "One time" and "Auto-restock", made on the server, so that the page's script carries no messages for them (ATC-7).
import type { CopyLocale, Locale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { ProductDetail } from '#goods/catalog/contract';
import type { ProductKind } from '#goods/catalog/rules';
import { catalogWords } from '#goods/catalog/words';
import { makePaths } from '#paths';

export interface WordedOften {
  readonly title: string;
  readonly once: string;
  readonly restock: string;
  readonly note: string;
  /** The form that sends it again and again. */
  readonly href: string;
}

/** What is used up and bought again, as the server takes it. */
const REPEATED: ReadonlySet<string> = new Set<ProductKind>(['ordinary', 'surcharge']);

export function wordOften(
  { tile, kind, custom }: Pick<ProductDetail, 'tile' | 'kind' | 'custom'>,
  { locale, copyLocale }: { readonly locale: Locale; readonly copyLocale: CopyLocale },
): WordedOften | null {
  if (!REPEATED.has(kind) || custom !== null) return null;
  const say = sayer(catalogWords, copyLocale);
  return {
    title: say('server.often'),
    once: say('server.once'),
    restock: say('server.restock'),
    note: say('server.restockNote'),
    href: makePaths(locale).restock({ items: tile.itemId }, 'new'),
  };
}
