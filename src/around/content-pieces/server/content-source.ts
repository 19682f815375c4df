// What pages show: the same for everybody from memory, what is for the caller by their session, or a preview by its token (HDR-2, HDR-6).
import { chooseOwn, chooseShared, experimentsOf, hasOwn, type ChosenPiece } from '#around/content-pieces/rules';
import { variantOf } from '#around/experiments/server';
import type { AudienceFacts } from '#around/targeting/rules';
import type { AskedContent, ContentSource, SharedReply } from '#finding/banners/server';
import type { Catalog } from '#goods/catalog/server';
import type { Db } from '#platform/db';
import { makeRecentlyUsed } from '#platform/recently-used';
import type { Visit } from '#platform/visit';
import type { ContentPieces } from './content-pieces.ts';
import { makeContentPlaces } from './content-places.ts';
import { makePreviewContent } from './preview-content.ts';

export interface ContentSourceFacts {
  readonly db: Db;
  readonly content: ContentPieces;
  readonly factsOf: (visit: Visit) => Promise<AudienceFacts>;
  readonly catalog: Pick<Catalog, 'categories' | 'onChange'>;
}

/** Places whose answers are put together at once; addresses from outside may name any number. */
const MOST_KEPT = 300;
const EXPIRED = { audience: '', at: '', until: '', pieces: [] };

export function makeContentSource({ db, content, factsOf, catalog }: ContentSourceFacts): ContentSource {
  const kept = makeRecentlyUsed<SharedReply>(MOST_KEPT);
  content.onChange(kept.clear);
  catalog.onChange(kept.clear);
  const places = makeContentPlaces(catalog);
  const { placeOf, shown } = places;
  const previewed = makePreviewContent(db, places);
  const everybodys = (asked: AskedContent, visit: Visit): SharedReply => {
    const name = [visit.site.id, visit.locale, visit.copyLocale, asked.slots.join(), asked.category, asked.page].join(' ');
    return kept.of(name, () => ({
      slots: asked.slots.map((slot) => {
        const place = placeOf(slot, asked, visit, visit.now);
        const pieces = content.live();
        return { slot, banners: shown(chooseShared(pieces, place), visit), own: hasOwn(pieces, place) };
      }),
      preview: null,
    }));
  };
  return {
    async shared(asked, visit) {
      if (asked.preview === undefined) return everybodys(asked, visit);
      visit.personal = true;
      return (await previewed(asked.preview, asked, visit)) ?? { ...everybodys(asked, visit), preview: EXPIRED };
    },
    async own(asked, visit) {
      const pieces = content.live();
      const here = asked.slots.map((slot) => placeOf(slot, asked, visit, visit.now)).filter((place) => hasOwn(pieces, place));
      if (here.length === 0 || asked.preview !== undefined) return { slots: [], variants: [] };
      const facts = await factsOf(visit);
      const variant = (experiment: string) => variantOf(visit, experiment);
      const changed = here.flatMap((place) => {
        const chosen = chooseOwn(pieces, place, facts, variant);
        return isSame(chosen, chooseShared(pieces, place)) ? [] : [{ slot: place.slot, banners: shown(chosen, visit) }];
      });
      // Those of the control too, who may see what everybody sees.
      const variants = here.flatMap((place) =>
        [...experimentsOf(pieces, place)].flatMap((experiment) => {
          const own = variant(experiment);
          return own === null ? [] : [{ slot: place.slot, experiment, variant: own }];
        }),
      );
      return { slots: changed, variants };
    },
  };
}

const isSame = (a: readonly ChosenPiece[], b: readonly ChosenPiece[]): boolean => signOf(a) === signOf(b);
const signOf = (chosen: readonly ChosenPiece[]): string => chosen.map(({ piece, screens }) => `${piece.id} ${screens.join('+')}`).join();
