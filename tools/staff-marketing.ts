// Staff's commands for sponsored places and toggles, and what shoppers search and see.
import { stringify } from 'csv-stringify/sync';
import { readSponsorship, SPONSORSHIP_COLUMNS } from '#finding/recommendations/rules';
import { readSponsorships, rowReport, writeSponsorships } from '#finding/recommendations/server';
import { keyOfAnswer, readSearchAnswer, SEARCH_ANSWER_COLUMNS } from '#finding/search/rules';
import { readSearchAnswers, searchReport, writeSearchAnswers } from '#finding/search/server';
import { isPage } from '#people/access/rules';
import { readToggle } from '#people/toggles/rules';
import { readToggles, writeToggles } from '#people/toggles/server';
import { rowsOf } from './read-rows.ts';
import type { StaffJob } from './staff-job.ts';
import { writeOutput } from './write-output.ts';

/** Older searches say little about today. */
const SEARCH_DAYS = 90;

/** By command: `sponsored import`. */
export const MARKETING_JOBS: Readonly<Record<string, StaffJob>> = {
  'searches export': async ({ db, file, now, say }) => {
    const rows = (await searchReport(db, now, SEARCH_DAYS)).map(({ corrected_to: correctedTo, ...row }) => ({ ...row, correctedTo }));
    return writeOutput(file, stringify(rows, { header: true, escape_formulas: true }), say);
  },
  'answers import': async ({ db, file, say }) => {
    const { rows, problems } = await rowsOf(file, (cells) => readSearchAnswer(cells, isPage), {
      keyOf: keyOfAnswer,
      needed: SEARCH_ANSWER_COLUMNS,
    });
    if (problems.length > 0) return problems;
    await writeSearchAnswers(db, rows);
    say(`${rows.length} answers written`);
    return [];
  },
  'answers export': async ({ db, file, say }) => {
    const rows = (await readSearchAnswers(db)).map(({ answerId, phrases, ...row }) => ({
      ...row,
      answer_id: answerId,
      phrases: phrases.join(' | '),
    }));
    return writeOutput(file, stringify(rows, { header: true, columns: [...SEARCH_ANSWER_COLUMNS], escape_formulas: true }), say);
  },
  'rows export': async ({ db, file, now, say }) =>
    writeOutput(file, stringify([...(await rowReport(db, now, SEARCH_DAYS))], { header: true }), say),
  'sponsored import': async ({ db, file, say }) => {
    const { rows, problems } = await rowsOf(file, readSponsorship, { keyOf: ({ sponsorshipId }) => sponsorshipId });
    const wrong = problems.length > 0 ? problems : await writeSponsorships(db, rows);
    if (wrong.length === 0) say(`${rows.length} sponsored places written`);
    return wrong;
  },
  'sponsored export': async ({ db, file, say }) => {
    const rows = (await readSponsorships(db)).map(({ sponsorshipId, itemId, categoryId, ...row }) => ({
      ...row,
      sponsorship_id: sponsorshipId,
      item_id: itemId,
      category_id: categoryId,
    }));
    return writeOutput(file, stringify(rows, { header: true, columns: [...SPONSORSHIP_COLUMNS] }), say);
  },
  'toggles import': async ({ db, file, say }) => {
    const { rows, problems } = await rowsOf(file, readToggle, { keyOf: ({ toggleName }) => toggleName });
    if (problems.length > 0) return problems;
    await writeToggles(db, rows);
    say(`${rows.length} toggles written`);
    return [];
  },
  'toggles export': async ({ db, file, say }) => {
    const rows = (await readToggles(db)).map(({ toggleName, values, active }) => [toggleName, values.join(' | '), active ? 'yes' : 'no']);
    return writeOutput(file, stringify([['toggle', 'values', 'active'], ...rows]), say);
  },
};
