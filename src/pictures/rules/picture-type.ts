// The types of goods that can be drawn.

export const PICTURE_TYPES = [
  'copy-paper-case',
  'copy-paper-ream',
  'envelopes',
  'notebook',
  'sticky-notes',
  'gel-pens',
  'highlighters',
  'markers',
  'binder',
  'file-folders',
  'calculator',
  'scissors',
  'staple-remover',
  'stapler',
  'tape',
  'mailing-box',
  'ink-cartridge',
  'label-maker',
  'printer',
  'shredder',
  'toner',
  'headset',
  'keyboard',
  'monitor',
  'mouse',
  'usb-drive',
  'desk-lamp',
  'desk',
  'file-cabinet',
  'office-chair',
  'whiteboard',
  'coffee',
  'cleaning-spray',
  'paper-towels',
  'gift-card',
  'membership-card',
] as const;

/** A type of goods that can be drawn: what `type` of a product's picture may say. */
export type PictureType = (typeof PICTURE_TYPES)[number];

const KNOWN: ReadonlySet<string> = new Set(PICTURE_TYPES);

export function isPictureType(text: string): text is PictureType {
  return KNOWN.has(text);
}
