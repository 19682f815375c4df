export { makeConnections, purposeOf, type Connections, type ProcurementConnection } from './connections.ts';
export { noteDocument, type ExchangedDocument } from './documents.ts';
export { FORGET_DOCUMENTS } from './document-queries.ts';
export { makeVerifyCredential, type Caller, type CredentialProblem, type VerifyCredential } from './verify-credential.ts';
export { NAMES_OF_PERSON } from './person-queries.ts';
export { procurementHandlers, type ProcurementDeps } from './handlers.ts';
export { whoShops, type WhoProblem } from './who-shops.ts';
