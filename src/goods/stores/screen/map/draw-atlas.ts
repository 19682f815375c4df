// The shop's own map below the pins: outlines of states and provinces, borders, and names of towns where they fit.
import { divIcon, geoJSON, layerGroup, marker, point, type LatLngExpression, type Map, type Marker } from 'leaflet';
import { loadAtlas } from './load-atlas.ts';
import { loadTowns, type Town } from './load-towns.ts';
import { PROVINCIAL_BORDERS } from './provincial-borders.ts';
import styles from './store-map.module.css';
import { townsWithRoom } from './town-names.ts';

/** Between provinces; states have outlines of their own. */
const BORDERS = {
  type: 'MultiLineString',
  coordinates: PROVINCIAL_BORDERS.map((line) => line.map(([longitude, latitude]) => [longitude, latitude])),
} as const;

/** Most named towns by zoom level: fewer at a greater distance. */
const MOST_TOWNS: Readonly<Record<number, number>> = { 2: 60, 3: 100, 4: 160, 5: 300, 6: 600 };

const TOWN_PANE = 'towns';
/** A store on the map. */
export interface ShownStore {
  readonly city: string;
  readonly marker: Marker;
}

/** Draws each layer as its file arrives; no name covers one of `stores`. Returns a function that draws the names again after pins moved. */
export function drawAtlas(map: Map, stores: () => readonly ShownStore[]): () => void {
  let towns: readonly Town[] = [];
  const names = layerGroup().addTo(map);
  // Names are for the eye only: the list gives each store's address.
  map.createPane(TOWN_PANE).setAttribute('aria-hidden', 'true');
  const nameTowns = (): void => {
    names.clearLayers();
    for (const name of namesInView(map, towns, stores())) name.addTo(names);
  };
  map.on('moveend', nameTowns);
  void loadAtlas().then((outlines) => {
    if (!isThere(map)) return;
    geoJSON(outlines, { interactive: false, style: { className: styles.land ?? '', weight: 1 } }).addTo(map);
    geoJSON(BORDERS, { interactive: false, style: { className: styles.border ?? '', weight: 1 } }).addTo(map);
  });
  void loadTowns().then((loaded) => {
    if (!isThere(map)) return;
    towns = loaded;
    nameTowns();
  });
  return nameTowns;
}

/** The shopper may have left the page while a file was loading. */
function isThere(map: Map): boolean {
  return map.getPane('overlayPane')?.isConnected === true;
}

function namesInView(map: Map, towns: readonly Town[], stores: readonly ShownStore[]): readonly Marker[] {
  const { x: width, y: height } = map.getSize();
  const bounds = map.getBounds();
  const inView = towns
    .slice(0, MOST_TOWNS[map.getZoom()] ?? towns.length)
    .filter(({ latitude, longitude }) => bounds.contains([latitude, longitude]));
  const points = inView.map(({ name, latitude, longitude }) => ({ name, ...pixelsOf(map, [latitude, longitude]) }));
  const pins = stores.map(({ city, marker: pin }) => ({ city, ...pixelsOf(map, pin.getLatLng()) }));
  return townsWithRoom(points, { width, height, pins }).flatMap(({ at, point: place, side }) => {
    const town = inView[at];
    if (town === undefined) return [];
    const html = document.createElement('span');
    html.textContent = town.name;
    const icon = divIcon({ html, className: `${styles.town} ${styles[side]}`, iconSize: [0, 0] });
    const where = map.containerPointToLatLng(point(place.x, place.y));
    return [marker(where, { icon, interactive: false, keyboard: false, pane: TOWN_PANE })];
  });
}

function pixelsOf(map: Map, where: LatLngExpression): { readonly x: number; readonly y: number } {
  const { x, y } = map.latLngToContainerPoint(where);
  return { x, y };
}
