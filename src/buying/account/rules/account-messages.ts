// What the shop has to tell somebody about their rewards and membership, the most pressing first (RWD-3). Derived from what is true now, so that a
// message goes by itself when there is nothing to do any more.

/** Amounts in the site's currency, days ISO. */
export interface MessageFacts {
  readonly lapsing: { readonly amount: number; readonly on: string } | null;
  readonly offers: readonly { readonly state: 'on' | 'off' | 'used' }[];
  readonly claims: readonly {
    readonly reference: string;
    readonly state: 'open' | 'granted' | 'refused' | 'withdrawn';
    readonly reason: string;
  }[];
  readonly freeItems: number;
  readonly membership: {
    readonly program: string;
    readonly state: 'active' | 'ending' | 'overdue';
    readonly endsOn: string;
    readonly renewalPrice: number | null;
    readonly card: object | null;
    readonly nextTryOn: string | null;
  } | null;
}

export type AccountMessage =
  | { readonly kind: 'overdue'; readonly program: string; readonly day: string }
  | { readonly kind: 'noCard' | 'ends'; readonly program: string; readonly day: string }
  | { readonly kind: 'renews'; readonly program: string; readonly day: string; readonly amount: number }
  | { readonly kind: 'lapsing'; readonly amount: number; readonly day: string }
  | { readonly kind: 'freeItem' | 'offers'; readonly n: number }
  | { readonly kind: 'granted' | 'open'; readonly reference: string }
  | { readonly kind: 'refused'; readonly reference: string; readonly reason: string };

/** As long as the first notice of a renewal by mail. */
const NOTICE_DAYS = 30;
const MOST_CLAIMS = 3;
const DAY_MS = 86_400_000;

/** `today`: ISO, of the site's calendar. */
export function accountMessages(
  { lapsing, offers, claims, freeItems, membership }: MessageFacts,
  today: string,
): readonly AccountMessage[] {
  const off = offers.filter(({ state }) => state === 'off').length;
  return [
    ...membershipMessage(membership, today),
    ...(lapsing === null ? [] : [{ kind: 'lapsing', amount: lapsing.amount, day: lapsing.on } as const]),
    ...(freeItems > 0 ? [{ kind: 'freeItem', n: freeItems } as const] : []),
    ...(off > 0 ? [{ kind: 'offers', n: off } as const] : []),
    ...claims.flatMap(claimMessage).slice(0, MOST_CLAIMS),
  ];
}

/** Nothing about what the member took back. */
function claimMessage({ reference, state, reason }: MessageFacts['claims'][number]): readonly AccountMessage[] {
  if (state === 'withdrawn') return [];
  return [state === 'refused' ? { kind: state, reference, reason } : { kind: state, reference }];
}

function membershipMessage(membership: MessageFacts['membership'], today: string): readonly AccountMessage[] {
  if (membership === null) return [];
  const { program, state, endsOn, renewalPrice, card, nextTryOn } = membership;
  if (state === 'overdue') return [{ kind: 'overdue', program, day: nextTryOn ?? endsOn }];
  const left = (Date.parse(`${endsOn}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS;
  if (left > NOTICE_DAYS) return [];
  if (state === 'ending' || renewalPrice === null) return [{ kind: 'ends', program, day: endsOn }];
  return card === null ? [{ kind: 'noCard', program, day: endsOn }] : [{ kind: 'renews', program, day: endsOn, amount: renewalPrice }];
}
