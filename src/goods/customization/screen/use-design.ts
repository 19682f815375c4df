// The design that a shopper is making: text, how it looks, and the picture beside it.
import { useState } from 'react';
import type { CustomSpec } from '#goods/customization/rules';

export interface Design {
  readonly lines: readonly string[];
  readonly color: CustomSpec['colors'][number] | null;
  readonly typeface: CustomSpec['typefaces'][number] | null;
  readonly artwork: UploadedArtwork | null;
}

/** A picture that the shop has taken. */
export interface UploadedArtwork {
  readonly artworkId: string;
  readonly href: string;
}

export interface DesignState {
  readonly design: Design;
  readonly change: (part: Partial<Design>) => void;
}

/** Kept by whoever shows the form, so that closing a drawer loses nothing that was typed. */
export function useDesign({ lines, colors, typefaces }: CustomSpec): DesignState {
  const [design, setDesign] = useState<Design>({
    lines: Array.from({ length: lines }, () => ''),
    color: colors[0] ?? null,
    typeface: typefaces[0] ?? null,
    artwork: null,
  });
  return { design, change: (part) => setDesign((now) => ({ ...now, ...part })) };
}
