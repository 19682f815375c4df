// Stores on a map that the shop draws itself, without another site's tiles. Each store is a button that leads to its row.
import { useEffect, useRef, useState } from 'react';
import { divIcon, latLngBounds, map as makeMap, marker, point, svg, type Map, type Marker } from 'leaflet';
import { isRefusal } from '#base/outcome/rules';
import type { StoreFound, storesContract } from '#goods/stores/contract';
import { storesWords } from '#goods/stores/words';
import { caller } from '#ui/page/call';
import { IconButton } from '#ui/kit/icon-button';
import { MinusIcon, PlusIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import { rowId } from '../store-row.tsx';
import { drawAtlas, type ShownStore } from './draw-atlas.ts';
import { drawTiles } from './draw-tiles.ts';
import { rovingPins } from './roving-pins.ts';
import { shownPins } from './shown-pins.ts';
import styles from './store-map.module.css';
import type { StoreMapProps } from './store-map-lazy.tsx';

const call = caller<typeof storesContract>();

const CLOSEST = 9;
/** Width of a pin with enough space for a finger, in pixels. */
const PIN_ROOM = 32;
const PADDING: [number, number] = [36, 36];

export function StoreMapView({ stores }: StoreMapProps) {
  const t = useWords(storesWords);
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef<Map>(null);
  const pins = useRef<readonly ShownStore[]>([]);
  const namedAgain = useRef<() => void>(null);
  /** The credit line of the tiles; '' without tiles. */
  const [credit, setCredit] = useState('');
  useEffect(() => {
    if (holder.current === null) return undefined;
    const map = emptyMap(holder.current);
    shown.current = map;
    const drawOwn = (): void => {
      setCredit('');
      namedAgain.current = drawAtlas(map, () => pins.current);
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
      namedAgain.current = null;
      map.remove();
    };
  }, []);
  useEffect(() => {
    const map = shown.current;
    if (map === null || stores.length === 0) return undefined;
    const markers = stores.map((store, at) => pin(store, at + 1).addTo(map));
    const byTab = rovingPins(markers.flatMap((one) => one.getElement() ?? []));
    for (const [at, one] of markers.entries()) {
      const { name = '', storeNumber = '' } = stores[at] ?? {};
      makePressable(one, t('mapStore', { n: at + 1, name }), () => focusRow(storeNumber));
    }
    map.fitBounds(latLngBounds(markers.map((one) => one.getLatLng())), { padding: PADDING, maxZoom: CLOSEST, animate: false });
    const spread = (): void => {
      const room = spreadMarkers(map, markers, stores);
      pins.current = stores.flatMap(({ city }, at) => {
        const one = markers[at];
        return one !== undefined && room.has(at) ? [{ city, marker: one }] : [];
      });
      byTab.settle();
      namedAgain.current?.();
    };
    spread();
    map.on('zoomend', spread);
    return () => {
      map.off('zoomend', spread);
      byTab.end();
      for (const one of markers) one.remove();
      pins.current = [];
    };
  }, [stores, t]);
  return (
    <section className={styles.map} aria-label={t('mapLabel')}>
      <div className={styles.zoom}>
        <IconButton label={t('zoomIn')} onClick={() => shown.current?.zoomIn()}>
          <PlusIcon />
        </IconButton>
        <IconButton label={t('zoomOut')} onClick={() => shown.current?.zoomOut()}>
          <MinusIcon />
        </IconButton>
      </div>
      <div ref={holder} role="group" aria-label={t('mapKeys')} className={styles.canvas} />
      {credit !== '' && <p className={styles.credit}>{credit}</p>}
    </section>
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
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  }).setView([45, -90], 3);
}

/** Names a pin for screen readers, and runs `press` on a click or key. */
function makePressable(one: Marker, label: string, press: () => void): void {
  one.getElement()?.setAttribute('aria-label', label);
  one.on('click', press);
  // The library's markers can be focused but ignore keys.
  one.getElement()?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  });
}

/**
 * Keeps pins apart, so that a finger can press each one. When a town has too many, only the nearest are shown; zooming in shows the others, and the
 * list always has them. Returns the shown ones.
 */
function spreadMarkers(map: Map, markers: readonly Marker[], stores: readonly StoreFound[]): ReadonlySet<number> {
  const shown = shownPins(
    stores.map(({ latitude, longitude }) => map.latLngToLayerPoint([latitude, longitude])),
    PIN_ROOM,
  );
  const room = new Set(shown.map(({ at }) => at));
  for (const [at, one] of markers.entries()) one.getElement()?.toggleAttribute('hidden', !room.has(at));
  for (const { at, point: place } of shown) markers[at]?.setLatLng(map.layerPointToLatLng(point(place.x, place.y)));
  return room;
}

/** A pin with the store's number in the list. */
function pin({ latitude, longitude }: StoreFound, place: number) {
  const html = document.createElement('span');
  html.textContent = String(place);
  return marker([latitude, longitude], { icon: divIcon({ html, className: styles.pin ?? '', iconSize: [30, 30] }), keyboard: true });
}

/** Scrolls to the store's row and focuses it, so that a screen reader continues there. */
function focusRow(storeNumber: string): void {
  const row = document.getElementById(rowId(storeNumber));
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
}
