// Fills in city and state from the ZIP code.
import { useRef } from 'react';
import type { addressesContract } from '#people/addresses/contract';
import { placeOfZip } from '#people/addresses/rules';
import { isRefusal } from '#base/outcome/rules';
import { caller } from '#ui/page/call';
import { useShop } from '#ui/page/shop';

const call = caller<typeof addressesContract>();

/** Requests each complete code once; keeps city and state if the shopper typed them. */
export function useZipFill(box: { readonly current: HTMLElement | null }, prefix: string): (typed: string) => Promise<void> {
  const { site } = useShop();
  const asked = useRef('');
  const filled = useRef<Record<'city' | 'state', string>>({ city: '', state: '' });
  return async (typed) => {
    const place = placeOfZip(typed, site.country);
    if (place === null || place.zip === asked.current) return;
    asked.current = place.zip;
    const reply = await call('GET /api/place', { query: { zip: place.zip } });
    if (isRefusal(reply) || asked.current !== place.zip) return;
    for (const field of ['city', 'state'] as const) {
      const control = box.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${prefix}${field}"]`);
      if (control === null || control === undefined || reply[field] === '') continue;
      if (control.value !== '' && control.value !== filled.current[field]) continue;
      control.value = reply[field];
      // Selects the text if the shopper is in the field, so that typing replaces it.
      if (control === document.activeElement && control instanceof HTMLInputElement) control.select();
      filled.current[field] = reply[field];
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
