// Stores on a map that the shop draws itself, without another site's tiles. Each store is a button that leads to its row.
import { useEffect, useRef, useState } from 'react';
import { map as makeMap, svg, type Map } from 'leaflet';
import { isRefusal } from '#base/outcome/rules';
import type { storesContract } from '#goods/stores/contract';
import { storesWords } from '#goods/stores/words';
import { caller } from '#ui/page/call';
import { IconButton } from '#ui/kit/icon-button';
import { MinusIcon, PlusIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import { drawAtlas, type ShownStore } from './draw-atlas.ts';
import { drawTiles } from './draw-tiles.ts';
import styles from './store-map.module.css';
import type { StoreMapProps } from './store-map-lazy.tsx';
import { placePins } from './place-pins.ts';
import { wantsLessMotion } from '#ui/kit/less-motion';

const call = caller<typeof storesContract>();

export function StoreMapView({ stores }: StoreMapProps) {
  const t = useWords(storesWords);
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef<Map>(null);
  const pins = useRef<readonly ShownStore[]>([]);
  const renameTowns = useRef<() => void>(null);
  /** The credit line of the tiles; '' without tiles. */
  const [credit, setCredit] = useState('');
  useEffect(() => {
    if (holder.current === null) return undefined;
    const map = emptyMap(holder.current);
    shown.current = map;
    const drawOwn = (): void => {
      setCredit('');
      renameTowns.current = drawAtlas(map, () => pins.current);
    };
    void call('GET /api/map', {}).then((reply) => {
      if (shown.current !== map) return;
      const tiles = isRefusal(reply) ? null : reply.map;
      if (tiles === null) return drawOwn();
      setCredit(tiles.credit);
      drawTiles(map, tiles, drawOwn);
    });
    return () => {
      shown.current = null;
      renameTowns.current = null;
      map.remove();
    };
  }, []);
  useEffect(() => {
    const map = shown.current;
    if (map === null || stores.length === 0) return undefined;
    const label = (n: number, name: string): string => t('mapStore', { n, name });
    const removePins = placePins(map, stores, label, (placed) => {
      pins.current = placed;
      renameTowns.current?.();
    });
    return () => {
      removePins();
      pins.current = [];
    };
  }, [stores, t]);
  return (
    <section className={styles.map} aria-label={t('mapLabel')}>
      <ZoomButtons onIn={() => shown.current?.zoomIn()} onOut={() => shown.current?.zoomOut()} />
      <div ref={holder} role="group" aria-label={t('mapKeys')} className={styles.canvas} />
      {credit !== '' && <p className={styles.credit}>{credit}</p>}
    </section>
  );
}

function ZoomButtons({ onIn, onOut }: { readonly onIn: () => void; readonly onOut: () => void }) {
  const t = useWords(storesWords);
  return (
    <div className={styles.zoom}>
      <IconButton label={t('zoomIn')} onClick={onIn}>
        <PlusIcon />
      </IconButton>
      <IconButton label={t('zoomOut')} onClick={onOut}>
        <MinusIcon />
      </IconButton>
    </div>
  );
}

function emptyMap(holder: HTMLElement): Map {
  return makeMap(holder, {
    // The library's own controls use inline HTML, which the page's policy forbids.
    zoomControl: false,
    attributionControl: false,
    renderer: svg({ padding: 1 }),
    minZoom: 2,
    maxZoom: 13,
    scrollWheelZoom: false,
    zoomAnimation: !wantsLessMotion(),
  }).setView([45, -90], 3);
}
