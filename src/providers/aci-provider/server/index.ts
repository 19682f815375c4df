export { aciCardRegistration, type CardRegistration } from './aci-card-registration.ts';
export type { AciSettings } from './aci-client.ts';
export { aciEvents } from './aci-events.ts';
export { serveChallenges } from './aci-challenge-page.ts';
export { FORGET_CHALLENGES, makeChallenges } from './aci-challenges.ts';
export { aciProvider } from './aci-provider.ts';
