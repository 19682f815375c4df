// Services: the types of goods and their drawings.
import type { Drawing } from '../drawing.ts';
import { serviceCard } from './service-card.ts';

export const servicesDrawings = {
  'service-card': serviceCard,
} satisfies Readonly<Record<string, Drawing>>;
