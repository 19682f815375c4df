export { serialNumberHandlers, type SerialNumbersDeps } from './handlers.ts';
export { serveDevicesFile } from './serve-devices-file.ts';
