// The groups of the cart page, in their order (DLV-2).

export const DELIVERY_GROUPS = [
  'outOfStock',
  'membership',
  'eDownload',
  'oneHourPickup',
  'preOrder',
  'backOrder',
  'nextDay',
  'sameDay',
  'standard',
  'oneToSixDays',
] as const;

export type DeliveryGroup = (typeof DELIVERY_GROUPS)[number];

/** NDD: next day. SDD: same day. */
export type LevelOfService = 'NDD' | 'SDD' | 'STANDARD';
