// The two types of loyalty messaging of §6: which texts a member reads about the program (USR-5).
import { segmentOf } from '#people/sessions/rules';

/** PR6 says what the next tier takes; PR7, for who has reached one of the better segments, what theirs gives. The choice is ours (decision 0373). */
export type LoyaltyMessaging = 'PR6' | 'PR7';

type Segment = ReturnType<typeof segmentOf>;

const REACHED: ReadonlySet<Segment> = new Set<Segment>([
  'best',
  'elite',
  'gold',
  'platinum',
  'plus1',
  'plus2',
  'plusPaid',
  'bepPremier',
  'associate',
]);

export const loyaltyMessagingOf = (segmentCode: string): LoyaltyMessaging => (REACHED.has(segmentOf(segmentCode)) ? 'PR7' : 'PR6');
