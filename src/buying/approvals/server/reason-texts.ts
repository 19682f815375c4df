// Why an order waits, in a reader's language.
import { reasonsText } from '#buying/approvals/rules';
import { approvalsWords } from '#buying/approvals/words';
import type { Reason } from '#buying/approval-rules/rules';
import type { CopyLocale } from '#base/locale/rules';
import { amountText } from '#buying/orders/rules';
import { sayer } from '#base/locale/words';
import type { Currency } from '#base/money/rules';

/** `home`: the currency of the reader's site; amounts in another one name theirs. */
export const reasonTexts = (reasons: readonly Reason[], currency: Currency, locale: CopyLocale, home: Currency): readonly string[] =>
  reasonsText(reasons, sayer(approvalsWords, locale), (cents) => amountText(cents / 100, currency, locale, home));
