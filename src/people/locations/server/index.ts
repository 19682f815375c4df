export { locationHandlers, type LocationDeps } from './handlers.ts';
export { serveLocationFile } from './location-file.ts';
export { locationsPersonalData } from './personal-data.ts';
export { shipToAddress, usualShipTo } from './ship-to.ts';
