// Sponsored positions in memory, updated by database notifications and at the change of day.
import { shopDay } from '#base/site/rules';
import { Type } from 'typebox';
import type { Queries, Db } from '#platform/db';
import { shapeCheck, type RowsLeftOut, type TableRows } from '#platform/rows-left-out';
import { sponsoredIn, sponsoredOn, type SponsoredList, type Sponsorship } from '#finding/recommendations/rules';
import { DELETE_SPONSORSHIPS, INSERT_SPONSORSHIPS, SPONSORSHIPS, UNKNOWN_OF_SPONSORSHIPS } from './recommendation-queries.ts';

export interface Sponsorships {
  /** Today's sponsorships of a list. */
  in(list: SponsoredList): readonly Sponsorship[];
  /** Whether there is one of that name. */
  knows(sponsorshipId: string): boolean;
  close(): Promise<void>;
}

export interface SponsorshipFacts {
  readonly db: Db;
  readonly leftOut: RowsLeftOut;
  readonly now: () => Date;
  readonly warn: (error: unknown) => void;
  /** Called when lists would show other sponsorships. */
  readonly changed: () => void;
}

/** Longest delay after a first or last day begins. */
const LOOK_MS = 60_000;

/** Excludes infinite dates; words without a letter would match every search. */
const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });
const Words = Type.String({ pattern: '[\\p{L}\\p{N}]' });
const checkSponsorship = shapeCheck(Type.Object({ words: Type.Union([Words, Type.Null()]), since: Day, until: Day }));

export async function makeSponsorships({ db, leftOut, now, warn, changed }: SponsorshipFacts): Promise<Sponsorships> {
  const table = leftOut.of('sponsorship');
  let all = await readUsable(db, table);
  const today = (): readonly Sponsorship[] => sponsoredOn(shopDay(now()), all);
  let current = today();
  const look = (): void => {
    const next = today();
    if (JSON.stringify(next) === JSON.stringify(current)) return;
    current = next;
    changed();
  };
  const unlisten = await db.listen('sponsorship', () => {
    void readUsable(db, table).then((read) => {
      all = read;
      look();
    }, warn);
  });
  const timer = setInterval(look, LOOK_MS).unref();
  return {
    // A list rendered after midnight does not wait for the next check.
    in: (list) => (all.length === 0 ? all : sponsoredIn(list, today())),
    knows: (sponsorshipId) => all.some((one) => one.sponsorshipId === sponsorshipId),
    async close() {
      clearInterval(timer);
      await unlisten();
    },
  };
}

async function readUsable(db: Db, table: TableRows): Promise<readonly Sponsorship[]> {
  return table.all(
    await readSponsorships(db),
    ({ sponsorshipId }) => sponsorshipId,
    (row) => (checkSponsorship(row), row),
  );
}

/** All sponsorships as staff maintain them. */
export async function readSponsorships(on: Queries): Promise<readonly Sponsorship[]> {
  return on.many(SPONSORSHIPS, []);
}

/** Inserts sponsorships whose items and categories exist. */
export async function insertSponsorships(tx: Queries, sponsorships: readonly Sponsorship[]): Promise<void> {
  if (sponsorships.length > 0) await tx.run(INSERT_SPONSORSHIPS, [JSON.stringify(sponsorships)]);
}

/** Replaces all sponsorships. Returns an error sentence for each with an unknown item or category; then nothing is written. */
export async function writeSponsorships(db: Db, sponsorships: readonly Sponsorship[]): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const rows = JSON.stringify(sponsorships);
    const unknown = await tx.many(UNKNOWN_OF_SPONSORSHIPS, [rows]);
    if (unknown.length > 0) return unknown.map(({ sponsorshipId, missing }) => `${sponsorshipId}: the shop has no ${missing}`);
    await tx.run(DELETE_SPONSORSHIPS, []);
    await insertSponsorships(tx, sponsorships);
    return [];
  });
}
