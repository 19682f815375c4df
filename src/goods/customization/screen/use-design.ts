// The state of a design in progress: text, choices and picture.
import { useState } from 'react';
import type { CustomSpec } from '#goods/customization/rules';

export interface Design {
  readonly lines: readonly string[];
  readonly color: CustomSpec['colors'][number] | null;
  readonly typeface: CustomSpec['typefaces'][number] | null;
  readonly artwork: UploadedArtwork | null;
}

/** An uploaded picture. */
export interface UploadedArtwork {
  readonly artworkId: string;
  readonly href: string;
}

export interface DesignState {
  readonly design: Design;
  readonly change: (part: Partial<Design>) => void;
}

/** Owned by the component that shows the form, so that closing a drawer keeps the typed text. */
export function useDesign({ lines, colors, typefaces }: CustomSpec): DesignState {
  const [design, setDesign] = useState<Design>({
    lines: Array.from({ length: lines }, () => ''),
    color: colors[0] ?? null,
    typeface: typefaces[0] ?? null,
    artwork: null,
  });
  return { design, change: (part) => setDesign((now) => ({ ...now, ...part })) };
}
