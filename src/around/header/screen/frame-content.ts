// The content of the frame's own places: the line above the header, and the one below the departments' menu (HDR-2).
import { createContext, use } from 'react';
import { slotOf, type SharedContent, type SlotContent } from '#finding/banners/screen';

const NONE: SharedContent = { slots: [], preview: null };
const Content = createContext<SharedContent>(NONE);

export const FrameContentProvider = Content.Provider;

/** Stays the same object for one page. */
export const useFrameSlot = (slot: 'topHat' | 'flyout'): SlotContent => slotOf(use(Content), slot);

/** For frames around an error that has no data. */
export const NO_CONTENT = NONE;
