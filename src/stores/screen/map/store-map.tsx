// Stores on a map of outlines that the shop brings itself: no tiles of others are needed. Each store is a button that leads to its row.
import { useEffect, useRef } from 'react';
import { divIcon, geoJSON, latLngBounds, map as makeMap, marker, point, svg, type Map, type Marker } from 'leaflet';
import type { StoreFound } from '#stores/contract';
import { storesWords } from '#stores/words';
import { IconButton } from '#ui/icon-button';
import { MinusIcon, PlusIcon } from '#ui/icons';
import { useWords } from '#ui/shop';
import { rowId } from '../store-row.tsx';
import { loadAtlas } from './load-atlas.ts';
import { PROVINCIAL_BORDERS } from './provincial-borders.ts';
import { shownPins } from './shown-pins.ts';
import styles from './store-map.module.css';
import type { StoreMapProps } from './store-map-lazy.tsx';

/** Between provinces; between states they are outlines of the land. */
const BORDERS = {
  type: 'MultiLineString',
  coordinates: PROVINCIAL_BORDERS.map((line) => line.map(([longitude, latitude]) => [longitude, latitude])),
} as const;

const CLOSEST = 9;
/** Width of a pin and what a finger needs around it, in pixels. */
const PIN_ROOM = 32;
const PADDING: [number, number] = [36, 36];

export function StoreMapView({ stores }: StoreMapProps) {
  const t = useWords(storesWords);
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef<Map>(null);
  useEffect(() => {
    if (holder.current === null) return undefined;
    const map = makeMap(holder.current, {
      // Controls of the library are markup in text, which the page's policy forbids: ours stand below.
      zoomControl: false,
      attributionControl: false,
      renderer: svg({ padding: 1 }),
      minZoom: 2,
      maxZoom: 13,
      scrollWheelZoom: false,
      zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    }).setView([45, -90], 3);
    shown.current = map;
    void loadAtlas().then((outlines) => {
      if (shown.current !== map) return;
      geoJSON(outlines, { interactive: false, style: { className: styles.land ?? '', weight: 1 } }).addTo(map);
      geoJSON(BORDERS, { interactive: false, style: { className: styles.border ?? '', weight: 1 } }).addTo(map);
    });
    return () => {
      shown.current = null;
      map.remove();
    };
  }, []);
  useEffect(() => {
    const map = shown.current;
    if (map === null || stores.length === 0) return undefined;
    const markers = stores.map((store, at) => pin(store, at + 1).addTo(map));
    for (const [at, one] of markers.entries()) {
      const name = stores[at]?.name ?? '';
      one.getElement()?.setAttribute('aria-label', t('mapStore', { n: at + 1, name }));
      one.on('click', () => leadTo(stores[at]?.storeNumber ?? ''));
    }
    map.fitBounds(latLngBounds(markers.map((one) => one.getLatLng())), { padding: PADDING, maxZoom: CLOSEST, animate: false });
    const spread = (): void => keepApart(map, markers, stores);
    spread();
    map.on('zoomend', spread);
    return () => {
      map.off('zoomend', spread);
      for (const one of markers) one.remove();
    };
  }, [stores, t]);
  return (
    <section className={styles.map} aria-label={t('mapLabel')}>
      <div ref={holder} className={styles.canvas} />
      <div className={styles.zoom}>
        <IconButton label={t('zoomIn')} onClick={() => shown.current?.zoomIn()}>
          <PlusIcon />
        </IconButton>
        <IconButton label={t('zoomOut')} onClick={() => shown.current?.zoomOut()}>
          <MinusIcon />
        </IconButton>
      </div>
    </section>
  );
}

/**
 * Pins of neighbours do not cover each other: a finger finds each. Where a town has more than there is room for, the nearest are shown;
 * the others come with a closer look, and stand in the list all the same.
 */
function keepApart(map: Map, markers: readonly Marker[], stores: readonly StoreFound[]): void {
  const shown = shownPins(
    stores.map(({ latitude, longitude }) => map.latLngToLayerPoint([latitude, longitude])),
    PIN_ROOM,
  );
  const room = new Set(shown.map(({ at }) => at));
  for (const [at, one] of markers.entries()) one.getElement()?.toggleAttribute('hidden', !room.has(at));
  for (const { at, point: place } of shown) markers[at]?.setLatLng(map.layerPointToLatLng(point(place.x, place.y)));
}

/** A numbered pin, the number being the store's place in the list. */
function pin({ latitude, longitude }: StoreFound, place: number) {
  const html = document.createElement('span');
  html.textContent = String(place);
  return marker([latitude, longitude], { icon: divIcon({ html, className: styles.pin ?? '', iconSize: [30, 30] }), keyboard: true });
}

/** The row of the store comes into view and has the focus, so that a screen reader goes on there. */
function leadTo(storeNumber: string): void {
  const row = document.getElementById(rowId(storeNumber));
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
}
