// The port to whoever tells people from programs.
import type { CopyLocale } from '#base/locale/rules';

/** A question as it is kept until it is answered; plain data, made and read by the provider alone. Never shown. */
export type Challenge = Readonly<Record<string, unknown>>;

export interface ShownChallenge {
  /** A whole document of its own, for a frame with a sandbox; never put into a page (T13). */
  readonly html: string;
  /** The same for those who do not see it: what is asked, in words. */
  readonly text: string;
}

export interface CaptchaProvider {
  ask(): Challenge;
  show(challenge: Challenge, locale: CopyLocale): ShownChallenge;
  judge(challenge: Challenge, answer: string): Promise<boolean>;
}
