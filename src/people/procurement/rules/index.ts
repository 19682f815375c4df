// Connections with purchasing systems of organizations (B2B-9).
export { readBuyer, shipToCode, type NamedBuyer } from './buyer.ts';
export {
  DOCUMENT_DAYS,
  ENCODINGS,
  KINDS,
  NEW_ROLES,
  OFFICE_SUPPLIES,
  OLD_SECRET_DAYS,
  SESSION_MINUTES,
  SHIP_TO,
  SHOPS_AS,
  UNSPSC,
  type ConnectionKind,
} from './connection.ts';
export { leadsTo, readOrigin } from './origin.ts';
export { readSettings, type ReadSettings, type SettingsProblem, type TypedConnection } from './settings.ts';
