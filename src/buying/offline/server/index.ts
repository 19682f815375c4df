// Lists and quick order without a connection: the service worker's script.
export { serveOfflineWorker } from './serve-worker.ts';
