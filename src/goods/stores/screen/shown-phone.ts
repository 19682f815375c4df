/** 5085550108 as 508-555-0108, the format of both countries. */
export function shownPhone(digits: string): string {
  return digits.replace(/^1?(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
