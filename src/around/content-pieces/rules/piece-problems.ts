// What is wrong with a piece, field by field; its shape is right already (HDR-3, HDR-6).
import { readAudienceRule } from '#around/targeting/rules';
import { SHIPPED_SITES } from '#base/site/rules';
import { SPANS } from '#finding/banners/rules';
import { oddWidth } from './audience-of-piece.ts';
import { linkProblem } from './piece-addresses.ts';
import type { Piece, PieceProblem } from './piece.ts';
import { wordProblems } from './piece-word-problems.ts';

/** Whether the shop has a page at a path, without the locale. */
export type IsPage = (path: string) => boolean;

const NAME = /^[a-z0-9][a-z0-9-]{0,59}$/;

export function pieceProblems(piece: Piece, isPage: IsPage): readonly PieceProblem[] {
  return [
    ...placeProblems(piece),
    ...lookProblems(piece),
    ...addressProblems(piece, isPage),
    ...scheduleProblems(piece),
    ...audienceProblems(piece),
    ...wordProblems(piece),
  ];
}

const when = (isWrong: boolean, field: string, problem: string): readonly PieceProblem[] => (isWrong ? [{ field, problem }] : []);

function placeProblems({ id, sites, slot, page, category }: Piece): readonly PieceProblem[] {
  const unknown = sites.filter((site) => !Object.hasOwn(SHIPPED_SITES, site));
  return [
    ...when(!NAME.test(id), 'id', 'is lower-case letters, digits and hyphens, at most 60'),
    ...when(sites.length === 0, 'sites', `names none of ${Object.keys(SHIPPED_SITES).join(', ')}`),
    ...unknown.map((site) => ({ field: 'sites', problem: `${site} is none of ${Object.keys(SHIPPED_SITES).join(', ')}` })),
    ...when(slot === 'landing' && !NAME.test(page ?? ''), 'page', 'is missing: the name in the address of its landing page'),
    ...when(slot !== 'landing' && page !== undefined, 'page', 'is for landing pages alone'),
    ...when(slot !== 'adSlot' && category !== undefined, 'category', 'is for ad slots alone'),
  ];
}

function lookProblems({ slot, layout, theme, spans = {} }: Piece): readonly PieceProblem[] {
  const oneLine = slot === 'topHat' || slot === 'flyout';
  const columns: readonly number[] = SPANS;
  return [
    ...when(oneLine && layout !== 'promoMessage', 'layout', `of a ${slot} is promoMessage`),
    ...when(slot === 'homeHero' && layout !== 'hero' && layout !== 'fullBleed', 'layout', 'of a homeHero is hero or fullBleed'),
    ...when(theme === 'desk' && layout !== 'hero', 'theme', 'desk is for the layout hero alone'),
    ...when(
      theme === 'iconCard' && layout !== 'fourAcross' && layout !== 'threeAcross',
      'theme',
      'iconCard is for threeAcross and fourAcross',
    ),
    ...Object.entries(spans).flatMap(([screen, span]) =>
      when(!columns.includes(span), `spans.${screen}`, `is none of ${columns.join(', ')}`),
    ),
  ];
}

function addressProblems({ links = [], pictures = {}, beacon, clickBeacon }: Piece, isPage: IsPage): readonly PieceProblem[] {
  const said = links.map((link, at) => ({ field: `links.${at}`, problem: linkProblem(link, isPage) }));
  const wrong = Object.entries(pictures).filter(([, address]) => !/^\/pictures\/[\w./-]+(?:\?[\w=&.-]*)?$/.test(address));
  const counters = Object.entries({ beacon, clickBeacon }).filter(
    ([, address]) => address !== undefined && !/^(?:\/(?!\/)|https:\/\/)\S+$/.test(address),
  );
  return [
    ...said.flatMap(({ field, problem }) => (problem === undefined ? [] : [{ field, problem }])),
    ...when(links.length > 2, 'links', 'are at most two'),
    ...wrong.map(([size]) => ({ field: `pictures.${size}`, problem: 'is no picture of the shop: /pictures/…' })),
    ...counters.map(([field]) => ({ field, problem: 'is neither an address of the shop nor https' })),
  ];
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const isInstant = (text: string): boolean => INSTANT.test(text) && !Number.isNaN(Date.parse(text));

function scheduleProblems({ from, until, priority = 0 }: Piece): readonly PieceProblem[] {
  const odd = Object.entries({ from, until }).filter(([, at]) => at !== undefined && !isInstant(at));
  const isBackward = odd.length === 0 && from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until);
  return [
    ...odd.map(([field]) => ({ field, problem: 'is no instant: 2026-12-01T09:00:00-05:00' })),
    ...when(isBackward, 'until', 'is not after from'),
    ...when(priority < 0 || priority > 1_000, 'priority', 'is from 0 to 1000'),
  ];
}

function audienceProblems({ audience, experiment }: Piece): readonly PieceProblem[] {
  const words = experiment === undefined ? [] : [experiment.key, experiment.variant];
  const odd = words.some((word) => !NAME.test(word));
  const unclear = when(odd, 'experiment', 'has a key and a variant of lower-case letters, digits and hyphens');
  if (audience === undefined) return unclear;
  const read = readAudienceRule(audience);
  if (!read.ok) return [{ field: 'audience', problem: read.problem }, ...unclear];
  const width = oddWidth(read.rule);
  return [...when(width !== undefined, 'audience', `${width} px is no border of screen sizes: 600, 820, 1024`), ...unclear];
}
