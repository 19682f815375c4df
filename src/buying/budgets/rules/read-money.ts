// An amount as people type it: 1500, $1,500.00, 1 500,00 $.

/** Cents; undefined for anything else, negative amounts among it. */
export function readMoney(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00A0\u202F$]|USD|CAD/g, '');
  const found = /^(\d{1,3}(?:[.,]?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(plain);
  if (found === null) return undefined;
  const [, whole = '', part = ''] = found;
  return Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'));
}
