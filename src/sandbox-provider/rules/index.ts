export { readFrameQuery, type FrameQuery } from './frame-query.ts';
export { behaviourOf, SANDBOX_CARDS, type SandboxCard } from './sandbox-cards.ts';
