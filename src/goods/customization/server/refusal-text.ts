// The shopper's text when goods cannot be made as requested (CAT-8, ERR-1).
import type { CustomRefusal } from '#goods/customization/rules';
import { customizationWords } from '#goods/customization/words';
import { formatNumber, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';

export function refusalText({ cause, lines, lineLength }: CustomRefusal, copyLocale: CopyLocale): string {
  const number = (value: number): string => formatNumber(value, copyLocale);
  return sayer(customizationWords, copyLocale)(`server.refused.${cause}`, { lines: number(lines), letters: number(lineLength) });
}
