// Why an order waits, in a reader's language.
import { reasonsText } from '#buying/approvals/rules';
import { approvalsWords } from '#buying/approvals/words';
import type { Reason } from '#buying/approval-rules/rules';
import { formatPrice, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { Currency } from '#base/money/rules';

export const reasonTexts = (reasons: readonly Reason[], currency: Currency, locale: CopyLocale): readonly string[] =>
  reasonsText(reasons, sayer(approvalsWords, locale), (cents) => formatPrice(cents, currency, locale));
