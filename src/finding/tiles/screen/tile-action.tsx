// The tile's action: adds to the cart, or leads to the product's page when that is not possible.
import { AddToCartForm } from '#buying/cart/screen';
import { catalogWords } from '#goods/catalog/words';
import { tileActionOf } from '#goods/catalog/rules';
import { LinkButton } from '#ui/kit/link-button';
import { useWords } from '#ui/page/shop';
import { optionsAddress } from './options-address.ts';
import type { ShownTile } from './tile-view-model.ts';
import { useBlocked } from './personal-facts-provider.tsx';
import styles from './tile-action.module.css';

export function TileAction({ tile }: { readonly tile: ShownTile }) {
  const t = useWords(catalogWords);
  const blocked = useBlocked(tile);
  const about = <span className="sr"> {t('aboutItem', { title: tile.title })}</span>;
  const { restriction } = tile;
  const link = (to: string, words: string) => (
    <LinkButton to={to} variant="tile" size="small" wide>
      {words}
      {about}
    </LinkButton>
  );
  if (blocked !== null) return <p className={styles.blocked}>{blocked}</p>;
  if (restriction?.type === 'DISCONTINUED') return link(tile.href, t('seeReplacement'));
  if (restriction !== null && restriction.alternates.length > 0)
    return link(`${tile.href}#alternates`, t('seeSimilar', { n: restriction.alternates.length }));
  const action = tileActionOf(tile);
  if (action === 'chooseOptions') return link(optionsAddress(tile), t('chooseOptions'));
  if (action === 'viewDetails') return link(tile.href, t('viewDetails'));
  return (
    <AddToCartForm
      itemId={tile.itemId}
      label={t(tile.badge === 'preOrder' ? 'preOrder' : 'addToCart')}
      about={t('aboutItem', { title: tile.title })}
      step={tile.increment}
      variant="tile"
      size="small"
      wide
    />
  );
}
