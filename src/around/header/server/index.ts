export { headerHandlers, type HeaderFacts } from './header-handlers.ts';
