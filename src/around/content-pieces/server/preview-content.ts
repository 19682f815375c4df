// What a page shows under the token of a preview: an audience at a moment, drafts included (HDR-6).
import { chooseOwn, pageFacts, previewFacts, previewNames, whyLine } from '#around/content-pieces/rules';
import type { AudienceFacts } from '#around/targeting/rules';
import type { AskedContent, SharedReply } from '#finding/banners/server';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { ContentPlaces } from './content-places.ts';
import { latestPieces } from './keep-content.ts';
import { previewKey, readPreview } from './preview-token.ts';

/** Undefined: the token is not ours, was changed, or is no longer valid. */
export type PreviewContent = (token: string, asked: AskedContent, visit: Visit) => Promise<SharedReply | undefined>;

export function makePreviewContent(db: Db, { placeOf, shown }: ContentPlaces): PreviewContent {
  let key: Promise<string> | undefined;
  const readKey = (): Promise<string> =>
    (key ??= previewKey(db).catch((error: unknown) => {
      key = undefined;
      throw error;
    }));
  return async (token, asked, visit) => {
    const preview = readPreview(token, visit.now, await readKey());
    if (preview === undefined) return undefined;
    const [pieces, now] = [await latestPieces(db), new Date(preview.at)];
    const { flags, variants } = previewNames(preview.audience);
    const facts = factsFor(flags, visit);
    const variantOf = (experiment: string) => variants.get(experiment) ?? null;
    const inSlot = (slot: AskedContent['slots'][number]) => chooseOwn(pieces, placeOf(slot, asked, visit, now), facts, variantOf);
    return {
      slots: asked.slots.map((slot) => ({ slot, banners: shown(inSlot(slot), visit), own: false })),
      preview: {
        audience: preview.audience.join(', '),
        at: preview.at,
        until: preview.until,
        pieces: pieces
          .filter(({ sites }) => sites.includes(visit.site.id))
          .map((piece) => ({ id: piece.id, slot: piece.slot, why: whyLine(piece, { facts, variants, now }) })),
      },
    };
  };
}

/** An audience that no longer exists is shown as a guest sees it. */
function factsFor(flags: readonly string[], { site, copyLocale }: Visit): AudienceFacts {
  const guest = pageFacts(site.id, copyLocale);
  const facts = previewFacts(guest, flags);
  return 'cannot' in facts ? guest : facts;
}
