// Tiles of a configured map service. If it does not answer, the shop's own map stays.
import { tileLayer, type Map } from 'leaflet';
import type { MapTiles } from '#goods/stores/contract';

/** Calls back once, when the first tiles fail. */
export function drawTiles(map: Map, { tiles }: MapTiles, failed: () => void): void {
  const layer = tileLayer(tiles, { maxZoom: 19 });
  let settled = false;
  layer.on('tileload', () => (settled = true));
  layer.on('tileerror', () => {
    if (settled) return;
    settled = true;
    layer.remove();
    failed();
  });
  layer.addTo(map);
}
