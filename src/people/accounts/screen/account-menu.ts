// The account area's menu, chosen from its table of places by rights: a page that the table gets shows for whoever may open it.
import type { ComponentType } from 'react';
import type { Caller } from '#base/access/rules';
import type { MenuCounts } from '#base/shopper/rules';
import type { Tenant } from '#base/site/rules';
import { mayOpen } from '#people/access/rules';
import type { Paths } from '#paths';
import { GROUPS } from './account-places.ts';
import type { Place, Word } from './menu-place.ts';

export interface MenuPlace {
  readonly to: string;
  readonly Icon: ComponentType;
  readonly words: Word;
  readonly asDocument: boolean;
  readonly counted: Place['counted'];
  readonly waiting: Place['waiting'];
}

export interface MenuGroup {
  /** Null: the group stands without a heading. */
  readonly title: Word | null;
  readonly places: readonly MenuPlace[];
}

export interface MenuOwner {
  readonly isRepresentative: boolean;
  /** A representative acts for the person. */
  readonly isActing: boolean;
  /** What there is for the person; absent: it could not be counted. */
  readonly counts?: MenuCounts;
}

/** The menu of a caller on a site, without the pages they may not open, and without groups that would be empty. */
export function accountMenu(caller: Caller, owner: MenuOwner, tenant: Tenant, paths: Paths): readonly MenuGroup[] {
  const groups = GROUPS.map(({ title, places }) => ({
    title: title?.[tenant] ?? null,
    places: places
      .filter(({ site = tenant }) => site === tenant)
      .filter((place) => isFor(place, owner) && (place.only === 'representative' || mayOpen(place.to(paths, tenant), caller)))
      .map(({ to, Icon, words, asDocument = false, counted, waiting }) => ({
        to: to(paths, tenant),
        Icon,
        words,
        asDocument,
        counted,
        waiting,
      })),
  }));
  return groups.filter(({ places }) => places.length > 0);
}

function isFor({ only, counted }: Place, { isRepresentative, isActing, counts = {} }: MenuOwner): boolean {
  if (only === 'counted') return counted !== undefined && counts[counted] !== undefined;
  return only === 'owner' ? !isActing : only !== 'representative' || isRepresentative;
}

/** Whether the menu marks a place for the open page: a single list belongs to Lists, a page below a place to that place. */
export function isCurrent(place: string, pathname: string, paths: Paths, tenant: Tenant): boolean {
  const isList = /\/(kuber|list)(\/|$)/.test(pathname);
  return pathname === place || pathname.startsWith(`${place}/`) || (isList && place === paths.lists(tenant));
}
