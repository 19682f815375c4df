// Handlers of the header's contract.
import type { Static } from 'typebox';
import { isYes } from '#around/header/rules';
import type { headerContract } from '#around/header/contract';
import { audienceFlags, type AudienceFacts } from '#around/targeting/rules';
import { localePrefix } from '#base/locale/rules';
import type { Tenant } from '#base/site/rules';
import { bannersFor, type ContentSource } from '#finding/banners/server';
import { catalogView } from '#goods/catalog/server';
import type { Contracts } from '#goods/pricing/server';
import type { CategoryCards } from '#finding/listing/server';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { drawFrame } from './draw-frame.ts';
import { SCREEN_STARTS, SCREENS, type Screen } from '#finding/banners/rules';

export interface HeaderFacts {
  readonly contracts: Contracts;
  readonly cards: CategoryCards;
  readonly source: ContentSource;
  readonly origins: Readonly<Record<Tenant, string>>;
  readonly factsOf: (visit: Visit, screenWidth?: number | null) => Promise<AudienceFacts>;
}

type Line = (typeof headerContract)['GET /_next/api/hf/*'];

export function headerHandlers(facts: HeaderFacts): Handlers<typeof headerContract> {
  return { 'GET /_next/api/hf/*': ({ params, query, visit }) => frameOf(params['*'], query, visit, facts) };
}

async function frameOf(
  asked: string,
  { isSvr, pgIntlO, newHeader, width }: Static<Line['query']>,
  visit: Visit,
  { contracts, cards, source, origins, factsOf }: HeaderFacts,
): Promise<Static<Line['reply']>> {
  const screenWidth = width === undefined ? null : Number(width);
  const screen = screenWidth === null ? undefined : SCREENS.find((size) => SCREEN_STARTS[size] <= screenWidth);
  const [view, who, shopper, slots] = await Promise.all([
    catalogView(visit, contracts),
    factsOf(visit, screenWidth),
    visit.shopper(),
    bannersFor(source, { slots: ['topHat', 'flyout'] }, visit),
  ]);
  const departments = cards.children(null, view).map((category) => cards.card(category, view, true));
  const frame = drawFrame({
    visit,
    path: pathOf(asked, visit),
    shopper,
    toggles: who.toggles,
    origins,
    departments: departments.map(({ name, href }) => ({ to: href, words: name })),
    isSmall: screen === 'sm' || screen === 'xs',
    isWhole: isYes(isSvr),
    isOwnOnly: isYes(pgIntlO),
  });
  const inSlot = (name: 'topHat' | 'flyout') =>
    (slots.get(name) ?? []).filter(({ screens }) => screen === undefined || screens.includes(screen));
  return {
    ...frame,
    flow: who.flow,
    audience: [...audienceFlags(who)],
    screen: (screen ?? '') satisfies Screen | '',
    newHeader: isYes(newHeader),
    header: { ...frame.header, topHat: inSlot('topHat'), flyout: inSlot('flyout') },
  };
}

/** `consumer/fr-ca/cart` is the page `/cart`: the host and the call's own locale decide the rest. */
function pathOf(asked: string, { locale }: Visit): string {
  const path = `/${asked}`.replace(/^\/[^/]*/, '');
  const prefix = localePrefix(locale);
  const bare = prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)) ? path.slice(prefix.length) : path;
  return bare === '' ? '/' : bare;
}
