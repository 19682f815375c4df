// The words that a shopper is typing for goods made to order, how they are to look, and the picture beside them.
import { useState } from 'react';
import type { ProductDetail } from '#goods/catalog/contract';

export type Custom = NonNullable<ProductDetail['custom']>;

export interface Design {
  readonly lines: readonly string[];
  readonly color: Custom['colors'][number] | null;
  readonly typeface: Custom['typefaces'][number] | null;
  readonly artwork: OwnArtwork | null;
}

/** As the shop keeps it. */
export interface OwnArtwork {
  readonly artworkId: string;
  readonly href: string;
}

export interface DesignState {
  readonly design: Design;
  readonly change: (part: Partial<Design>) => void;
}

/** Kept by whoever shows the form, so that closing a drawer loses no word. */
export function useDesign({ lines, colors, typefaces }: Custom): DesignState {
  const [design, setDesign] = useState<Design>({
    lines: Array.from({ length: lines }, () => ''),
    color: colors[0] ?? null,
    typeface: typefaces[0] ?? null,
    artwork: null,
  });
  return { design, change: (part) => setDesign((now) => ({ ...now, ...part })) };
}
