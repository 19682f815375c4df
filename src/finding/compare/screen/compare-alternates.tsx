// Products similar to the compared ones, for adding to the comparison; loaded after hydration.
import { useEffect, useState } from 'react';
import type { compareContract } from '#finding/compare/contract';
import { compareWords } from '#finding/compare/words';
import { isRefusal } from '#base/outcome/rules';
import { Button } from '#ui/kit/button';
import { caller } from '#ui/page/call';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { MiniTile } from '#ui/kit/mini-tile';
import type { ReplyOf } from '#ui/page/page-visit';
import { Picture } from '#ui/kit/picture';
import { Price } from '#ui/kit/price';
import { SectionHead } from '#ui/kit/section-head';
import { usePaths, useWords } from '#ui/page/shop';
import { TileGrid } from '#ui/kit/tile-grid';

type Tiles = ReplyOf<(typeof compareContract)['POST /api/compare/alternates']>['tiles'];

const call = caller<typeof compareContract>();

export function CompareAlternates({ itemIds }: { readonly itemIds: readonly string[] }) {
  const t = useWords(compareWords);
  const paths = usePaths();
  const [tiles, setTiles] = useState<Tiles | 'failed' | undefined>();
  const wanted = itemIds.join(' ');
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let stale = false;
    void call('POST /api/compare/alternates', { body: { itemIds: wanted.split(' ') } }).then((reply) => {
      if (!stale) setTiles(isRefusal(reply) ? 'failed' : reply.tiles);
    });
    return () => {
      stale = true;
    };
  }, [wanted, tries]);
  if (tiles === undefined || tiles.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('alternates')} size="small" />
      {tiles === 'failed' ? (
        <Message tone="warn" live>
          {t('alternatesFailed')}{' '}
          <Button size="small" onClick={() => setTries(tries + 1)}>
            {t('again')}
          </Button>
        </Message>
      ) : (
        <TileGrid layout="mini" columns={3}>
          {tiles.map((tile) => (
            <MiniTile
              key={tile.itemId}
              to={tile.href}
              name={tile.title}
              picture={<Picture src={tile.image.src} alt="" width={96} height={96} />}
              price={tile.price !== null && <Price now={tile.price} size="small" />}
              action={
                <LinkButton to={paths.compare([...itemIds, tile.itemId])} size="small">
                  {t('addAlternate')}
                  <span className="sr"> {t('about', { title: tile.title })}</span>
                </LinkButton>
              }
            />
          ))}
        </TileGrid>
      )}
    </section>
  );
}
