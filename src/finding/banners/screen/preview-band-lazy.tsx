// The band's code loads with previews alone.
import { lazy } from 'react';

export const PreviewBand = lazy(async () => ({ default: (await import('./preview-band.tsx')).PreviewBand }));
