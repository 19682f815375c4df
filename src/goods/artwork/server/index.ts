export { artworkHandlers } from './artwork-handlers.ts';
export { makeArtworks, type Artworks } from './artworks.ts';
export { serveArtwork } from './serve-artwork.ts';
