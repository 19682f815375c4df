// Cards: the types of goods and their drawings.
import type { Drawing } from '../drawing.ts';
import { giftCard } from './gift-card.ts';
import { membershipCard } from './membership-card.ts';
import { businessCards } from './business-cards.ts';

export const cardsDrawings = {
  'gift-card': giftCard,
  'membership-card': membershipCard,
  'business-cards': businessCards,
} satisfies Readonly<Record<string, Drawing>>;
