/** Keeps letters and digits only, for comparing item numbers, part numbers and customer SKUs. */
export function foldCode(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
