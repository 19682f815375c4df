// Staff's commands for the review of content: submit, approve, reject, withdraw, and who may review (HDR-6).
import {
  addReviewer,
  approveDrafts,
  listedContent,
  rejectDrafts,
  removeReviewer,
  reviewersOf,
  submitDrafts,
  withdrawContent,
  type Reviewed,
  type VersionName,
} from '#around/content-pieces/server';
import type { StaffJob, StaffRun } from './staff-job.ts';
import { optionOf, wordsBeside } from './staff-options.ts';

/** Who gives a command, as `by=NAME` says. */
const whoDoes = ({ rest }: Pick<StaffRun, 'rest'>): string => (optionOf(rest, 'by') ?? '').trim();

const commentIn = (rest: readonly string[]): string => wordsBeside(rest, 'by', 'leave');

/** A job that records who gave it, and refuses to run without a name. */
export const namedJob =
  (job: (run: StaffRun & { readonly by: string }) => Promise<readonly string[]>): StaffJob =>
  async (run) => {
    const by = whoDoes(run);
    if (by === '' || by.length > 60) return ['Say who does it: by=NAME, at most 60 characters'];
    return job({ ...run, by });
  };

/** `spring:2,summer:1`; a sentence when it is something else. */
function versionsIn(text: string): readonly VersionName[] | string {
  const read = [...new Set(text.split(','))].map((one) => /^([a-z0-9][a-z0-9-]{0,59}):(\d{1,6})$/.exec(one));
  const wrong = read.includes(null);
  return wrong
    ? 'Name the versions that you looked at, as "content list" does: spring:2,summer:1'
    : read.flatMap((one) => (one === null ? [] : [{ itemId: one[1] ?? '', version: Number(one[2]) }]));
}

const namesOf = (versions: readonly VersionName[]): string => versions.map(({ itemId, version }) => `${itemId}:${version}`).join(', ');

const judge = (said: string, review: typeof approveDrafts): StaffJob =>
  namedJob(async ({ db, file, rest, now, by, say }) => {
    const versions = versionsIn(file);
    if (typeof versions === 'string') return [versions];
    return told(await review(db, versions, { by, now, comment: commentIn(rest) }), said, say);
  });

function told({ versions, problems }: Reviewed, said: string, say: StaffRun['say']): readonly string[] {
  if (problems.length === 0) say(versions.length === 0 ? 'There is nothing to submit' : `${said}: ${namesOf(versions)}`);
  return problems;
}

/** By command: `content submit`. */
export const CONTENT_REVIEW_JOBS: Readonly<Record<string, StaffJob>> = {
  'content submit': namedJob(async ({ db, file, rest, now, by, say }) => {
    const itemIds = file === 'all' ? null : file.split(',');
    return told(await submitDrafts(db, itemIds, { by, now, comment: commentIn(rest) }), 'For review', say);
  }),
  'content approve': judge('Approved', approveDrafts),
  'content reject': judge('Rejected', rejectDrafts),
  'content withdraw': namedJob(async ({ db, file, rest, now, by, say }) => {
    const leave = optionOf(rest, 'leave');
    if (leave !== undefined && leave !== 'nothing') return ['leave is "nothing", or is left out: the version before is shown again'];
    const withdrawal = { by, now, comment: commentIn(rest), toNothing: leave !== undefined };
    const { withdrawn, problems } = await withdrawContent(db, [...new Set(file.split(','))], withdrawal);
    for (const { itemId, version, returns } of withdrawn)
      say(
        `${itemId}: version ${version} is withdrawn; ${returns === null ? 'nothing of it is shown' : `version ${returns} is shown again`}`,
      );
    return problems;
  }),
  'content list': async ({ db, say }) => {
    for (const { item_id, live_version, version, state, made_by, last } of await listedContent(db)) {
      const shown = live_version === null ? 'nothing shown' : `version ${live_version} shown`;
      const comment = last === null || last.comment === '' ? '' : `: ${last.comment}`;
      const since = last === null ? '' : `, ${last.event} by ${last.by}${comment}`;
      say(`${item_id}  ${shown}${version === null ? '' : `; ${item_id}:${version} ${state}, written by ${made_by}${since}`}`);
    }
    const reviewers = await reviewersOf(db);
    say(reviewers.length === 0 ? 'Nobody may review yet: content add-reviewer NAME by=NAME' : `Reviewers: ${reviewers.join(', ')}`);
    return [];
  },
  'content add-reviewer': namedJob(async ({ db, file, now, by, say }) => {
    const name = file.trim();
    if (name === '' || name.length > 60) return ['A name has at most 60 characters'];
    const problem = await addReviewer(db, name, { by, now });
    if (problem === undefined) say(`${name} may review`);
    return problem === undefined ? [] : [problem];
  }),
  'content remove-reviewer': namedJob(async ({ db, file, now, by, say }) => {
    const problem = await removeReviewer(db, file.trim(), { by, now });
    if (problem === undefined) say(`${file.trim()} no longer reviews`);
    return problem === undefined ? [] : [problem];
  }),
};
