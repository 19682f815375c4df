export { MemberRewards } from './member-rewards.tsx';
export { isKnown, useRewards } from './use-rewards.ts';
