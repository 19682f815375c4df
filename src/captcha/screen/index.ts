export { SandboxedFrame } from './sandboxed-frame.tsx';
