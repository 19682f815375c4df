import { sessionsContract } from '#people/sessions/contract';
import {
  sessionsPersonalData,
  ACTIVITY_DAYS,
  DELETE_EXPIRED_SESSIONS,
  DEVICE_DAYS,
  FORGET_ACTIVITY,
  FORGET_DEVICES,
  FORGET_SIGN_IN_QUESTIONS,
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
    keeps: [
      { what: 'questions asked after wrong passwords', days: 0, since: 'they expired', forget: FORGET_SIGN_IN_QUESTIONS },
      { what: 'browsers that signed in to an account', days: DEVICE_DAYS, since: 'they were last used', forget: FORGET_DEVICES },
      { what: 'sign-ins and changes of an account, for its owner', days: ACTIVITY_DAYS, since: 'they happened', forget: FORGET_ACTIVITY },
      { what: 'sessions', days: 0, since: 'they expired', forget: DELETE_EXPIRED_SESSIONS },
    ],
  };
}
