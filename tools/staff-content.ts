// Staff's commands for content: drafts from files, publishing, history, and addresses of previews (HDR-6).
import { readFile } from 'node:fs/promises';
import { pageFacts, previewFacts, previewNames } from '#around/content-pieces/rules';
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
import type { StaffJob } from './staff-job.ts';
import { writeOutput } from './write-output.ts';

/** By command: `content import`. */
export const CONTENT_JOBS: Readonly<Record<string, StaffJob>> = {
  'content check': async ({ file, say }) => {
    const { pieces, problems } = await readFileOf(file);
    if (problems.length === 0) say(`${pieces.length} items could be written`);
    return problems;
  },
  'content import': async ({ db, file, rest, now, say }) => {
    const { pieces, problems } = await readFileOf(file);
    if (problems.length > 0) return problems;
    await db.transaction((tx) => writeDrafts(tx, pieces, { by: byOf(rest), now }));
    say(`${pieces.length} drafts written; "content publish" shows them`);
    return [];
  },
  'content export': async ({ db, file, say }) => writeOutput(file, `${JSON.stringify(await latestPieces(db), null, 2)}\n`, say),
  'content publish': async ({ db, file, rest, now, say }) => {
    const { published, problems } = await publishDrafts(db, file === 'all' ? null : file.split(','), { by: byOf(rest), now });
    if (problems.length === 0) say(published.length === 0 ? 'There are no drafts' : `Published: ${published.join(', ')}`);
    return problems;
  },
  'content history': async ({ db, file, say }) => {
    const versions = await historyOf(db, file);
    if (versions.length === 0) return [`${file}: there is no such item`];
    for (const { version, is_live, published_at, published_by, made_by, made_at, made_from } of versions) {
      const state = is_live ? 'shown' : published_at === null ? 'draft' : 'before';
      const from = made_from === null ? '' : `, made again from ${made_from}`;
      const shown = published_at === null ? '' : `, published ${published_at.toISOString()} by ${published_by}`;
      say(`${version}  ${state}  written ${made_at.toISOString()} by ${made_by}${from}${shown}`);
    }
    return [];
  },
  'content roll-back': async ({ db, file, rest, now, say }) => {
    const version = Number(rest[0]);
    if (!Number.isInteger(version)) return ['Give the version: content roll-back ITEM VERSION'];
    const made = await rollBack(db, file, version, { by: byOf(rest), now });
    if (made === undefined) return [`${file}: version ${version} was never shown`];
    say(`${file}: version ${version} is shown again, as version ${made}`);
    return [];
  },
  'content preview': async ({ db, file, rest, now, say }) => {
    const site = ownValue(SHIPPED_SITES, optionOf(rest, 'site') ?? 'consumer-US');
    const at = new Date(optionOf(rest, 'at') ?? now.toISOString());
    const audience = (optionOf(rest, 'as') ?? '').split(',').filter((name) => name !== '' && name !== 'guest');
    if (site === undefined) return [`site is one of ${Object.keys(SHIPPED_SITES).join(', ')}`];
    if (!file.startsWith('/') || file.startsWith('//')) return ['Give a page of the shop: content preview /fr-ca'];
    if (Number.isNaN(at.getTime())) return ['at is no instant: at=2026-12-01T09:00:00-05:00'];
    const facts = previewFacts(pageFacts(site.id, site.locales[0] ?? 'en-US'), previewNames(audience).flags);
    if ('cannot' in facts) return [`as: ${facts.cannot} is no audience, or contradicts the others`];
    const token = previewToken({ audience, at: at.toISOString() }, now, await previewKey(db));
    const { origins } = makeHosts(readConfig(process.env));
    say(`${origins[site.tenant]}${file}${file.includes('?') ? '&' : '?'}preview=${token}`);
    return [];
  },
};

const optionOf = (rest: readonly string[], name: string): string | undefined =>
  rest.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
const byOf = (rest: readonly string[]): string => optionOf(rest, 'by') || 'staff';

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
