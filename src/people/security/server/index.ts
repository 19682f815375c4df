export { securityHandlers, type SecurityFacts } from './handlers.ts';
