export { FORGET_ARTWORK } from './artwork-queries.ts';
export { makeArtworks, type Artworks } from './artworks.ts';
export { customizationHandlers } from './customization-handlers.ts';
export { customizedTitle } from './customized-title.ts';
export { withKnownArtwork, type KnownArtwork } from './known-artwork.ts';
export { refusalText } from './refusal-text.ts';
export { serveArtwork } from './serve-artwork.ts';
