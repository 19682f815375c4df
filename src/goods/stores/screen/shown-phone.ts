/** 5085550108 as it is written: 508-555-0108, the form both countries know. */
export function shownPhone(digits: string): string {
  return digits.replace(/^1?(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
