export { locationHandlers, type LocationDeps } from './handlers.ts';
export { serveLocationFile } from './location-file.ts';
export { locationChoices, type LocationChoice } from './location-choices.ts';
export { locationsPersonalData } from './personal-data.ts';
export { locationNames, readAssignees } from './read-locations.ts';
export { locationZip, readShipTo, shipToAddress, usableLocations, usualShipTo } from './ship-to.ts';
export { countLocations } from './read-locations.ts';
