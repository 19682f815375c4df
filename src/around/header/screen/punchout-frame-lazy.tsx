// Loads the frame of a visit from a purchasing system with the first page that needs it.
import { lazy } from 'react';

export const PunchoutFrame = lazy(async () => ({ default: (await import('./punchout-frame.tsx')).PunchoutFrame }));
