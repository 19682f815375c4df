// Staff's commands for content: drafts from files, publishing, history, and addresses of previews (HDR-6).
import { readFile } from 'node:fs/promises';
import { pageFacts, previewFacts, previewNames, whyLine } from '#around/content-pieces/rules';
import {
  historyOf,
  latestPieces,
  previewKey,
  previewToken,
  publishDrafts,
  readPieces,
  rollBack,
  writeDrafts,
} from '#around/content-pieces/server';
import { ownValue } from '#base/lookup/rules';
import { SHIPPED_SITES } from '#base/site/rules';
import { readConfig } from '#platform/config';
import { makeHosts } from '#platform/hosts';
import { CONTENT_REVIEW_JOBS, namedJob } from './staff-content-review.ts';
import type { StaffJob } from './staff-job.ts';
import { optionOf } from './staff-options.ts';
import { writeOutput } from './write-output.ts';

/** By command: `content import`. */
export const CONTENT_JOBS: Readonly<Record<string, StaffJob>> = {
  ...CONTENT_REVIEW_JOBS,
  'content check': async ({ file, say }) => {
    const { pieces, problems } = await readFileOf(file);
    if (problems.length === 0) say(`${pieces.length} items could be written`);
    return problems;
  },
  'content import': namedJob(async ({ db, file, now, by, say }) => {
    const { pieces, problems } = await readFileOf(file);
    if (problems.length > 0) return problems;
    await db.transaction((tx) => writeDrafts(tx, pieces, { by, now }));
    say(`${pieces.length} drafts written; "content submit" asks for their review`);
    return [];
  }),
  'content export': async ({ db, file, say }) => writeOutput(file, `${JSON.stringify(await latestPieces(db), null, 2)}\n`, say),
  'content publish': namedJob(async ({ db, file, now, by, say }) => {
    const { published, problems } = await publishDrafts(db, file === 'all' ? null : [...new Set(file.split(','))], { by, now });
    if (problems.length === 0) say(published.length === 0 ? 'There are no approved drafts' : `Published: ${published.join(', ')}`);
    return problems;
  }),
  'content history': async ({ db, file, say }) => {
    const versions = await historyOf(db, file);
    if (versions.length === 0) return [`${file}: there is no such item`];
    for (const version of versions) say(historyLine(version));
    return [];
  },
  'content roll-back': namedJob(async ({ db, file, rest, now, by, say }) => {
    const version = Number(rest[0]);
    if (!Number.isInteger(version)) return ['Give the version: content roll-back ITEM VERSION'];
    const { made, problems } = await rollBack(db, file, version, { by, now });
    if (problems.length === 0) say(`${file}: version ${version} is shown again, as version ${made}`);
    return problems;
  }),
  'content preview': async ({ db, file, rest, now, say }) => {
    const site = ownValue(SHIPPED_SITES, optionOf(rest, 'site') ?? 'consumer-US');
    const at = new Date(optionOf(rest, 'at') ?? now.toISOString());
    const audience = (optionOf(rest, 'as') ?? '').split(',').filter((name) => name !== '' && name !== 'guest');
    if (site === undefined) return [`site is one of ${Object.keys(SHIPPED_SITES).join(', ')}`];
    if (!file.startsWith('/') || file.startsWith('//')) return ['Give a page of the shop: content preview /fr-ca'];
    if (Number.isNaN(at.getTime())) return ['at is no instant: at=2026-12-01T09:00:00-05:00'];
    const { flags, variants } = previewNames(audience);
    const facts = previewFacts(pageFacts(site.id, site.locales[0] ?? 'en-US'), flags);
    if ('cannot' in facts) return [`as: ${facts.cannot} is no audience, or contradicts the others`];
    const token = previewToken({ audience, at: at.toISOString() }, now, await previewKey(db));
    const { origins } = makeHosts(readConfig(process.env));
    say(`${origins[site.tenant]}${file}${file.includes('?') ? '&' : '?'}preview=${token}`);
    for (const piece of await latestPieces(db)) {
      if (!piece.sites.includes(site.id)) continue;
      say(`  ${piece.id}  ${piece.slot}  ${whyLine(piece, { facts, variants, now: at })}`);
    }
    return [];
  },
};

type Version = Awaited<ReturnType<typeof historyOf>>[number];

/** What became of a version, in the order in which it did. */
function historyLine({ version, is_live, state, made_by, made_at, made_from, published_by, published_at, events }: Version): string {
  const now = is_live ? 'shown' : state === 'published' ? 'before' : state;
  const from = made_from === null ? '' : `, made again from ${made_from}`;
  const published = published_at === null ? '' : `, published ${published_at.toISOString()} by ${published_by}`;
  const [reviewed, withdrawn] = [events.filter(({ event }) => event !== 'withdrawn'), events.filter(({ event }) => event === 'withdrawn')];
  return `${version}  ${now}  written ${made_at.toISOString()} by ${made_by}${from}${eventsLine(reviewed)}${published}${eventsLine(withdrawn)}`;
}

function eventsLine(events: Version['events']): string {
  return events
    .map(({ event, by, at, comment }) => `, ${event} ${new Date(at).toISOString()} by ${by}${comment === '' ? '' : ` (${comment})`}`)
    .join('');
}

async function readFileOf(file: string): Promise<ReturnType<typeof readPieces>> {
  let values: unknown;
  try {
    values = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { pieces: [], problems: [`this is no JSON list of items: ${error.message}`] };
  }
  return Array.isArray(values) ? readPieces(values as readonly unknown[]) : { pieces: [], problems: ['this is no JSON list of items'] };
}
