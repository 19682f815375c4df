export { aciCardDesk, type CardDesk } from './aci-card-desk.ts';
export type { AciSettings } from './aci-client.ts';
export { aciEvents } from './aci-events.ts';
export { aciProvider } from './aci-provider.ts';
