// Services of other companies, and their codes.
export { codesFor, readService, SERVICE_NAMES, SERVICES, type ServiceName } from './services.ts';
