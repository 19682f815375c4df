import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** `shouldRevalidate` of public pages: what a form changed is the shopper's own, and none of that is in a public page's data. */
export function keepPublicData({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : false;
}
