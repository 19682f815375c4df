// The paid programs that are sold here, for the drawers: asked when the first one opens (RWD-2).
import { useEffect, useState } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { membershipContract, MembershipReply } from '#buying/membership/contract';
import { caller } from '#ui/page/call';

const call = caller<typeof membershipContract>();

export interface OfferedMembership {
  /** Null while it loads. */
  readonly offered: MembershipReply | 'failed' | null;
  readonly again: () => void;
}

export function useMembership(open: boolean): OfferedMembership {
  const [offered, setOffered] = useState<OfferedMembership['offered']>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!open) return undefined;
    let stale = false;
    void call('GET /api/membership', {}).then((reply) => {
      if (!stale) setOffered(isRefusal(reply) ? 'failed' : reply);
    });
    return () => void (stale = true);
  }, [open, times]);
  return {
    offered,
    again: () => {
      setOffered(null);
      setTimes(times + 1);
    },
  };
}
