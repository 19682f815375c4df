/** Letters and digits only: how item numbers, part numbers and customer SKUs are compared. */
export function foldCode(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
