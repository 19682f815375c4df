export { accountHandlers, type AccountDeps } from './handlers.ts';
