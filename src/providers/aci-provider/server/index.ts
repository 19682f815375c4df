export { aciCardDesk, type CardDesk } from './aci-card-desk.ts';
export type { AciSettings } from './aci-client.ts';
export { aciEvents } from './aci-events.ts';
export { serveQuestions } from './aci-question-page.ts';
export { FORGET_QUESTIONS, makeQuestions } from './aci-questions.ts';
export { aciProvider } from './aci-provider.ts';
