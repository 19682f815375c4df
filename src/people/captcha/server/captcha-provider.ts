// Interface of a captcha provider.
import type { CopyLocale } from '#base/locale/rules';

/** A stored question: plain data, created and read by the provider alone, never displayed. */
export type Challenge = Readonly<Record<string, unknown>>;

export interface ShownChallenge {
  /** A complete document for a sandboxed frame; never inserted into a page (T13). */
  readonly html: string;
  /** The question as text, for those who cannot see it. */
  readonly text: string;
}

export interface CaptchaProvider {
  ask(): Challenge;
  show(challenge: Challenge, locale: CopyLocale): ShownChallenge;
  judge(challenge: Challenge, answer: string): Promise<boolean>;
}
