export { homeHandlers } from './home-handlers.ts';
