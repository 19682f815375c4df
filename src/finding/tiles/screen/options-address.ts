import type { Tile } from '#goods/catalog/contract';

/** Where a product's choices are made. */
export const optionsAddress = ({ href, isCustomSKU }: Pick<Tile, 'href' | 'isCustomSKU'>): string =>
  isCustomSKU ? `${href}#customize` : href;
