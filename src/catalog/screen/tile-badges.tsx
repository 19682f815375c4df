import type { Tile } from '#catalog/contract';
import type { catalogWords } from '#catalog/words';
import type { PageSay, Words } from '#locale/words';
import { Badge, type BadgeProps } from '#ui/badge';

type Key = typeof catalogWords extends Words<infer K> ? K : never;

const TONES: Readonly<Record<NonNullable<Tile['badge']>, BadgeProps['tone']>> = {
  bestSeller: 'pick',
  newPackaging: 'new',
  limitedQuantity: 'warn',
  discontinued: 'bad',
  preOrder: 'new',
  comingSoon: 'new',
};

/** The saving, then one reason: at most two badges. */
export function tileBadges({ saving, badge, seePriceInCart }: Pick<Tile, 'saving' | 'badge' | 'seePriceInCart'>, t: PageSay<Key>) {
  const showsSaving = saving !== null && !seePriceInCart;
  if (!showsSaving && badge === null) return undefined;
  return (
    <>
      {showsSaving && <Badge tone="deal">{saving}</Badge>}
      {badge !== null && <Badge tone={TONES[badge]}>{t(`badge.${badge}`)}</Badge>}
    </>
  );
}
