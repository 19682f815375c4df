// What the messages drawer shows: asked when it opens, each part by itself, so that one that fails leaves the others (RWD-3).
import { useEffect, useState } from 'react';
import { localDay } from '#base/calendar/rules';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { accountMessages, type AccountMessage } from '#buying/account/rules';
import type { membershipContract } from '#buying/membership/contract';
import type { rewardsContract } from '#buying/rewards/contract';
import type { customMessagesContract, ShownMessage } from '#people/custom-messages/contract';
import { caller } from '#ui/page/call';
import { useShop } from '#ui/page/shop';

const call = caller<typeof rewardsContract & typeof membershipContract & typeof customMessagesContract>();

export interface MessagesView {
  readonly own: readonly AccountMessage[];
  readonly organization: readonly ShownMessage[];
  /** A part could not be loaded. */
  readonly isPartial: boolean;
}

interface Whose {
  readonly isMember: boolean;
  readonly inOrganization: boolean;
}

/** Null while they load. */
export function useMessages(open: boolean, whose: Whose): { readonly view: MessagesView | null; readonly again: () => void } {
  const { site } = useShop();
  const [view, setView] = useState<MessagesView | null>(null);
  const [times, setTimes] = useState(0);
  const { isMember, inOrganization } = whose;
  useEffect(() => {
    if (!open) return undefined;
    let stale = false;
    void read({ isMember, inOrganization }, localDay(new Date(), site.timeZone)).then((known) => {
      if (!stale) setView(known);
    });
    return () => void (stale = true);
  }, [open, times, isMember, inOrganization, site.timeZone]);
  return {
    view,
    again: () => {
      setView(null);
      setTimes(times + 1);
    },
  };
}

async function read({ isMember, inOrganization }: Whose, today: string): Promise<MessagesView> {
  const [membership, money, offers, claims, available, custom] = await Promise.all([
    inOrganization ? null : call('GET /api/membership', {}),
    isMember ? call('GET /api/rewards', {}) : null,
    isMember ? call('GET /api/rewards/offers', {}) : null,
    isMember ? call('GET /api/rewards/claims', {}) : null,
    isMember ? call('GET /ele-lpd/api/getAvailableRewards', {}) : null,
    inOrganization ? call('GET /api/custom-messages', { query: { place: 'account' } }) : null,
  ]);
  const facts = {
    membership: known(membership)?.membership ?? null,
    lapsing: known(money)?.lapsing ?? null,
    offers: known(offers)?.offers ?? [],
    claims: known(claims)?.claims ?? [],
    freeItems: known(available)?.availableRewards.filter(({ freeItemId }) => freeItemId !== null).length ?? 0,
  };
  return {
    own: accountMessages(facts, today),
    organization: known(custom)?.messages ?? [],
    isPartial: [membership, money, offers, claims, available, custom].some((reply) => reply !== null && isRefusal(reply)),
  };
}

const known = <T extends object>(reply: T | Refusal | null): T | null => (reply === null || isRefusal(reply) ? null : (reply as T)); // not a refusal
