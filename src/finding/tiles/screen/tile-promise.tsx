import { catalogWords } from '#goods/catalog/words';
import { PromiseLines, type PromiseLine } from '#ui/kit/promise-lines';
import { PrinterIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import { generalPromise } from './general-promise.ts';
import type { ShownTile } from './tile-view-model.ts';
import { useTileFacts } from './personal-facts-provider.tsx';
import styles from './tile-promise.module.css';

/** Pickup and delivery for the shopper's own store and ZIP code; before those are known, for everybody. */
export function TilePromise({ tile }: { readonly tile: ShownTile }) {
  const t = useWords(catalogWords);
  const facts = useTileFacts(tile.itemId);
  const { pickup, delivery } = facts ?? generalPromise(tile, t);
  return (
    <>
      {facts?.fits && (
        <p className={styles.fits}>
          <PrinterIcon /> {t('fitsYours', { model: facts.fits })}
        </p>
      )}
      <PromiseLines lines={[line('store', pickup), line('truck', delivery)]} />
    </>
  );
}

/** Makes the name of an available way bold: "**Pickup** in 1 hour". */
function line(way: PromiseLine['way'], { ok, text }: { readonly ok: boolean; readonly text: string }): PromiseLine {
  const [name = ''] = text.split(' ', 1);
  const words = (
    <>
      <b>{name}</b>
      {text.slice(name.length)}
    </>
  );
  return { way, state: ok ? 'ok' : 'no', text: ok ? words : text };
}
