// Punchout: shopping for a purchasing system, and the cart that goes back to it (B2B-9).
export { localeOf } from './locale-of.ts';
export { readOciCall, type OciCall } from './oci-call.ts';
export { ociFields } from './oci-fields.ts';
export { writeOrderMessage } from './order-message.ts';
export { readSetup, type Setup, type SetupProblem, type WantedItem } from './read-setup.ts';
export { punchoutPaths } from './punchout-paths.ts';
export { unitOf, unitPrice, type ReturnedCart, type ReturnedLine } from './returned-cart.ts';
