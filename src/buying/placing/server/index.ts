export { placingHandlers, type PlacingNeeds } from './handlers.ts';
