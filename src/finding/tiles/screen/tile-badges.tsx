import type { Tile } from '#goods/catalog/contract';
import type { catalogWords } from '#goods/catalog/words';
import type { PageSay, Words } from '#base/locale/words';
import { Badge, type BadgeProps } from '#ui/kit/badge';
import { useTileFacts } from './personal-facts-provider.tsx';

type Key = typeof catalogWords extends Words<infer K> ? K : never;

const TONES: Readonly<Record<NonNullable<Tile['badge']>, BadgeProps['tone']>> = {
  bestSeller: 'pick',
  newPackaging: 'new',
  limitedQuantity: 'warn',
  discontinued: 'bad',
  preOrder: 'new',
  comingSoon: 'new',
};

/** At most two badges: the saving, then one other. */
export function tileBadges(
  { itemId, saving, badge, seePriceInCart }: Pick<Tile, 'itemId' | 'saving' | 'badge' | 'seePriceInCart'>,
  t: PageSay<Key>,
) {
  const showsSaving = saving !== null && !seePriceInCart;
  if (!showsSaving && badge === null) return undefined;
  return (
    <>
      {showsSaving && <Saving itemId={itemId} saving={saving} />}
      {badge !== null && <Badge tone={TONES[badge]}>{t(`badge.${badge}`)}</Badge>}
    </>
  );
}

/** The saving on the list price; hidden when an agreed price applies. */
function Saving({ itemId, saving }: { readonly itemId: string; readonly saving: string }) {
  return useTileFacts(itemId)?.contract ? null : <Badge tone="deal">{saving}</Badge>;
}
