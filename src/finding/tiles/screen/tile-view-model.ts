// The part of a tile that a page's data carries; the rest of the contract's tile is for other callers.
import type { Tile } from '#goods/catalog/contract';

type NotShown = 'resolvedItemId' | 'brand' | 'image' | 'priceValue' | 'traits' | 'units' | 'unitsNum' | 'quantityLimit' | 'baseCatId';

export type ShownTile = Omit<Tile, NotShown> & {
  readonly image: Pick<Tile['image'], 'src'>;
  /** In lists, whose rows show more: the brand and distinguishing attributes. */
  readonly facts?: string;
};

/** Caches the conversion by tile: the server returns the same tile objects while nothing changes. */
const made = new WeakMap<Tile, ShownTile>();

export function shownTile(tile: Tile): ShownTile {
  const known = made.get(tile);
  if (known !== undefined) return known;
  const { resolvedItemId: _item, brand: _brand, priceValue: _price, units: _unit, unitsNum: _units, quantityLimit: _limit, ...rest } = tile;
  const { baseCatId: _category, traits: _traits, image, ...shown } = rest;
  const own = { ...shown, image: { src: image.src } };
  made.set(tile, own);
  return own;
}

const listed = new WeakMap<Tile, ShownTile>();

/** The tile for a list. */
export function listedTile(tile: Tile): ShownTile {
  const known = listed.get(tile);
  if (known !== undefined) return known;
  const facts = [tile.brand, ...tile.traits].filter((fact) => fact !== '').join(' · ');
  const own = facts === '' ? shownTile(tile) : { ...shownTile(tile), facts };
  listed.set(tile, own);
  return own;
}
