export { contractHandlers, type ContractsDeps } from './handlers.ts';
export { serveContractFiles } from './contract-files.ts';
export { makeEndNotices, type NoticeDeps } from './end-notices.ts';
