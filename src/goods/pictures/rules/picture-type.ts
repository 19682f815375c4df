// The types of goods that can be drawn.
import { OFFICE_GOODS } from './office-goods.ts';
import type { Phrase } from './phrase.ts';
import { ROOM_GOODS } from './room-goods.ts';

const GOODS = { ...OFFICE_GOODS, ...ROOM_GOODS };

/** A drawable type of goods: the `type` of a product's picture. */
export type PictureType = keyof typeof GOODS;

/** The name of each type. */
export const PHRASES: Readonly<Record<PictureType, Phrase>> = GOODS;

export function isPictureType(text: string): text is PictureType {
  return Object.hasOwn(GOODS, text);
}

export const PICTURE_TYPES: readonly PictureType[] = Object.keys(GOODS).filter(isPictureType);
