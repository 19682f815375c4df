// Why a piece is for somebody at a moment, or not: "why do I see this" of a preview, in staff's English (HDR-2, HDR-6).
import type { ShownVariants } from '#around/experiments/rules';
import { explainAudience, type AudienceFacts } from '#around/targeting/rules';
import { isScheduled } from './choose-pieces.ts';
import type { Piece } from './piece.ts';

interface PreviewedMoment {
  readonly facts: AudienceFacts;
  readonly variants: ShownVariants;
  readonly now: Date;
}

/** Each reason in words; `isFor` null: the width of the screen decides. A piece with a higher priority may still stand in its place. */
export function whyShown(piece: Piece, { facts, variants, now }: PreviewedMoment): { isFor: boolean | null; why: readonly string[] } {
  const { from, until, audience, experiment } = piece;
  const why: string[] = [];
  let isFor: boolean | null = true;
  if (!isScheduled(piece, now)) {
    isFor = false;
    why.push(from !== undefined && Date.parse(from) > now.getTime() ? `begins ${from}` : `ended ${until}`);
  }
  if (experiment !== undefined) {
    const own = variants.get(experiment.key);
    if (own !== experiment.variant) isFor = false;
    why.push(`variant ${experiment.variant} of ${experiment.key}: ${own === undefined ? 'takes no part' : `has ${own}`}`);
  }
  if (audience === undefined) why.push('for everybody');
  else {
    const judged = explainAudience(audience, facts);
    if (isFor && judged.holds !== true) isFor = judged.holds;
    why.push(...leaves(judged));
  }
  return { isFor, why };
}

/** The same in one line: "not for them: select (is not)". */
export function whyLine(piece: Piece, moment: PreviewedMoment): string {
  const { isFor, why } = whyShown(piece, moment);
  return `${isFor === null ? 'by screen' : isFor ? 'for them' : 'not for them'}: ${why.join('; ')}`;
}

type Judged = ReturnType<typeof explainAudience>;

const leaves = (judged: Judged, isTurned = false): readonly string[] =>
  judged.parts.length === 0
    ? [`${isTurned ? 'not ' : ''}${judged.asks} (${judged.why})`]
    : judged.parts.flatMap((part) => leaves(part, isTurned !== (judged.asks === 'not')));
