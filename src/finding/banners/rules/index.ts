// Public door of #finding/banners/rules: where content stands on pages, and its looks (HDR-2, HDR-3).
export {
  LAYOUTS,
  MOST_SHOWN,
  PICTURE_SIZES,
  PICTURE_STARTS,
  SCREENS,
  SCREEN_STARTS,
  SLOTS,
  slotsIn,
  SPANS,
  THEMES,
  type Layout,
  type PictureSize,
  type Screen,
  type Slot,
  type Theme,
} from './places.ts';
