// The stores' pins on the map: numbered buttons that leave each other room.
import { divIcon, latLngBounds, marker, point, type Map, type Marker } from 'leaflet';
import type { StoreFound } from '#goods/stores/contract';
import { rowId } from '../store-row.tsx';
import type { ShownStore } from './draw-atlas.ts';
import { rovingPins } from './roving-pins.ts';
import { shownPins } from './shown-pins.ts';
import styles from './store-map.module.css';
import { wantsLessMotion } from '#ui/kit/less-motion';

const CLOSEST = 9;
/** Width of a pin with enough space for a finger, in pixels. */
const PIN_ROOM = 32;
const PADDING: [number, number] = [36, 36];

/**
 * Places a pin per store, and again after every zoom. `onPlaced` gets the pins that have room, before the names of towns are drawn around them.
 * Returns what removes the pins.
 */
export function placePins(
  map: Map,
  stores: readonly StoreFound[],
  labelOf: (place: number, name: string) => string,
  onPlaced: (pins: readonly ShownStore[]) => void,
): () => void {
  const markers = stores.map((store, at) => pin(store, at + 1).addTo(map));
  const byTab = rovingPins(markers.flatMap((one) => one.getElement() ?? []));
  for (const [at, one] of markers.entries()) {
    const { name = '', storeNumber = '' } = stores[at] ?? {};
    makePressable(one, labelOf(at + 1, name), () => focusRow(storeNumber));
  }
  map.fitBounds(latLngBounds(markers.map((one) => one.getLatLng())), { padding: PADDING, maxZoom: CLOSEST, animate: false });
  const spread = (): void => {
    const room = spreadMarkers(map, markers, stores);
    const placed = stores.flatMap(({ city }, at) => {
      const one = markers[at];
      return one !== undefined && room.has(at) ? [{ city, marker: one }] : [];
    });
    byTab.settle();
    onPlaced(placed);
  };
  spread();
  map.on('zoomend', spread);
  return () => {
    map.off('zoomend', spread);
    byTab.end();
    for (const one of markers) one.remove();
  };
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
  row?.scrollIntoView({ block: 'center', behavior: wantsLessMotion() ? 'auto' : 'smooth' });
}
