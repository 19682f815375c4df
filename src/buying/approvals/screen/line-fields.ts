// The fields of lines in the approver's form: `lineNo` for each, `keep-3`, `qty-3`, `center-3`.
import { textOf } from '#ui/page/form-text';

export interface ChosenLine {
  readonly lineNo: number;
  /** Units to keep; 0 declines the line. */
  readonly qty: number;
  readonly budgetCenter?: string;
}

/** A quantity that is no number keeps the line. */
export function linesOf(form: FormData): readonly ChosenLine[] {
  return form
    .getAll('lineNo')
    .map(Number)
    .filter((lineNo) => Number.isInteger(lineNo) && lineNo > 0)
    .map((lineNo) => {
      const units = Number(textOf(form, `qty-${lineNo}`));
      const qty = textOf(form, `keep-${lineNo}`) === 'no' ? 0 : Number.isInteger(units) && units >= 0 && units <= 9999 ? units : 9999;
      const center = form.get(`center-${lineNo}`);
      return { lineNo, qty, ...(typeof center === 'string' && { budgetCenter: center }) };
    });
}

/** The same fields in an address, for a form that is only looked at. */
export function formIn(address: URLSearchParams): FormData {
  const form = new FormData();
  for (const [name, value] of address) form.append(name, value);
  return form;
}

/** What the form of an address says, as a form in the page sends it. */
export function addressOf(form: HTMLFormElement): string {
  const address = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && name !== 'comment') address.append(name, value);
  return address.toString();
}
