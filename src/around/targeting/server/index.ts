/** The facts of a visit that audiences are decided by, and the flags of `GET /api/session` (HDR-2). */
export { makeAudienceFacts, makeSessionAudience, type AudienceFactsOf } from './audience-facts-of.ts';
