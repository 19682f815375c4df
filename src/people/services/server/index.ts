export { servicesHandlers, type ServicesDeps } from './handlers.ts';
