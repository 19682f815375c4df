export { homeHandlers, type HomeFacts } from './home-handlers.ts';
