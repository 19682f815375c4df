export { ApprovalsWaiting } from './approvals-waiting.tsx';
