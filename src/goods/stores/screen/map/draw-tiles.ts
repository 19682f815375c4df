// Tiles of a map service that the operator configured. A service that does not answer leaves the shop's own atlas.
import { tileLayer, type Map } from 'leaflet';
import type { MapTiles } from '#goods/stores/contract';

/** Calls back once, when the first tiles cannot be had. */
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
