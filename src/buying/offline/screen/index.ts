/** On pages of lists: prepares for a time without a connection, and sends what waits from one. */
export { OfflineBridge } from './offline-bridge.tsx';
/** Once in the frame of a page: sends what waits, wherever the shopper comes back to. */
export { WaitingChanges } from './waiting-changes.tsx';
/** On the quick order page: rows from a time without a connection. */
export { OfferedRows } from './offered-rows.tsx';
