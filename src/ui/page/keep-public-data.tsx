import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** `shouldRevalidate` of public pages: forms change only the shopper's data, which public pages do not contain. */
export function keepPublicData({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : false;
}
