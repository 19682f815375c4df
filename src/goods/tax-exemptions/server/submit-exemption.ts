// Submits and withdraws certificates (H_SAM). Each is a line of the organization's history.
import { randomUUID } from 'node:crypto';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { documentTypeOf, MOST_DOCUMENT_BYTES, type DocumentType, type Exemption } from '#goods/tax-exemptions/rules';
import { noteEvent, type Actor } from '#people/organizations/server';
import { lockOrganization } from '#people/sessions/server';
import type { Db } from '#platform/db';
import { EXEMPTION_BY_ID, OPEN_EXEMPTIONS, SUBMIT, WITHDRAW, type ExemptionRow } from './exemption-queries.ts';

/** Most certificates of an organization in one country that wait or are in use. */
export const MOST_OPEN = 100;

export type SubmitProblem = 'EXEMPTION_NOT_FOUND' | 'EXEMPTION_NOT_IN_USE' | 'EXEMPTIONS_FULL' | 'NUMBER_TAKEN';

export interface Submission extends Exemption {
  readonly document: ReadDocument;
  /** '' for none. */
  readonly replaces: string;
}

export interface ReadDocument {
  readonly mediaType: DocumentType;
  readonly bytes: Buffer;
}

export type DocumentProblem = 'DOCUMENT_REQUIRED' | 'DOCUMENT_LARGE' | 'DOCUMENT_UNKNOWN';

export function readDocument(base64: string): Outcome<ReadDocument, DocumentProblem> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0) return failed('DOCUMENT_REQUIRED');
  if (bytes.length > MOST_DOCUMENT_BYTES) return failed('DOCUMENT_LARGE');
  const mediaType = documentTypeOf(bytes);
  return mediaType === null ? failed('DOCUMENT_UNKNOWN') : done({ mediaType, bytes });
}

/** The id of the certificate that was submitted, or of the same one that waits already. */
export function submitExemption(db: Db, actor: Actor, now: Date, wanted: Submission): Promise<Outcome<string, SubmitProblem>> {
  const { accountNumber } = actor;
  const { replaces } = wanted;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const open = await tx.many(OPEN_EXEMPTIONS, [accountNumber, wanted.country]);
    const same = open.find((row) => row.state === 'submitted' && isSame(row, wanted));
    if (same !== undefined) return done(same.exemption_id);
    if (replaces !== '') {
      const before = await tx.maybe(EXEMPTION_BY_ID, [accountNumber, replaces]);
      if (before === undefined || before.country !== wanted.country) return failed('EXEMPTION_NOT_FOUND');
      if (before.state !== 'approved' && before.state !== 'expired') return failed('EXEMPTION_NOT_IN_USE');
    }
    if (open.some((row) => isNumbered(row, wanted) && row.exemption_id !== replaces)) return failed('NUMBER_TAKEN');
    if (open.length >= MOST_OPEN) return failed('EXEMPTIONS_FULL');
    const exemptionId = randomUUID();
    const { document, ...facts } = wanted;
    const row = { ...facts, accountNumber, exemptionId, submittedBy: actor.name, now, replaces: replaces === '' ? null : replaces };
    await tx.run(SUBMIT, { ...row, ...document, regions: [...wanted.regions], taxes: [...wanted.taxes] });
    await noteEvent(tx, actor, { kind: 'exemptionSubmitted', about: wanted.number, at: now });
    return done(exemptionId);
  });
}

/** One number may be registered for several states one by one, so the states count too. */
const isNumbered = (row: ExemptionRow, wanted: Exemption): boolean =>
  row.number.toLowerCase() === wanted.number.toLowerCase() && row.regions.some((region) => wanted.regions.includes(region));

const isSame = (row: ExemptionRow, wanted: Submission): boolean =>
  textOf([row.kind, row.number, row.regions, row.taxes, row.valid_from, row.valid_until ?? '', row.replaces ?? '']) ===
  textOf([wanted.kind, wanted.number, wanted.regions, wanted.taxes, wanted.validFrom, wanted.validUntil, wanted.replaces]);
const textOf = (facts: readonly unknown[]): string => JSON.stringify(facts);

/** A second time changes nothing. */
export function withdrawExemption(
  db: Db,
  actor: Actor,
  now: Date,
  exemptionId: string,
): Promise<Outcome<null, 'EXEMPTION_NOT_FOUND' | 'EXEMPTION_DECIDED'>> {
  const { accountNumber } = actor;
  return db.transaction(async (tx) => {
    const withdrawn = await tx.maybe(WITHDRAW, [accountNumber, exemptionId, now]);
    if (withdrawn === undefined) {
      const row = await tx.maybe(EXEMPTION_BY_ID, [accountNumber, exemptionId]);
      return row?.state === 'withdrawn' ? done(null) : failed(row === undefined ? 'EXEMPTION_NOT_FOUND' : 'EXEMPTION_DECIDED');
    }
    await noteEvent(tx, actor, { kind: 'exemptionWithdrawn', about: withdrawn.number, at: now });
    return done(null);
  });
}
