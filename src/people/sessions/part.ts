import { sessionsContract } from '#people/sessions/contract';
import {
  sessionsPersonalData,
  DELETE_EXPIRED_SESSIONS,
  FORGET_SIGN_IN_QUESTIONS,
  forgetOldActivity,
  forgetOldDevices,
  sessionHandlers,
  type FollowCart,
  type IsCertified,
  type SessionAudience,
  type Signing,
} from '#people/sessions/server';
import type { Toggles } from '#people/toggles/server';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import { answers, type Part } from '#platform/part';

export interface SessionsNeeds {
  readonly db: Db;
  readonly signing: Signing;
  readonly hosts: Hosts;
  readonly toggles: Pick<Toggles, 'onPages'>;
  readonly isCertified: IsCertified;
  readonly audience: SessionAudience;
  readonly followCart: FollowCart;
}

export function sessionsPart({ db, ...needs }: SessionsNeeds): Part {
  return {
    calls: [answers(sessionsContract, sessionHandlers({ db, ...needs }))],
    personalData: sessionsPersonalData,
    async upkeep(db, now) {
      await db.run(FORGET_SIGN_IN_QUESTIONS, [now]);
      await forgetOldDevices(db, now);
      await forgetOldActivity(db, now);
      await db.run(DELETE_EXPIRED_SESSIONS, [now]);
    },
  };
}
