export { PunchoutNotices } from './punchout-notices.tsx';
export { PunchoutStrip } from './punchout-strip.tsx';
export { punchoutIn } from './punchout-in.ts';
export { ReturnButton } from './return-form.tsx';
export { ReturnSummary } from './return-summary.tsx';
