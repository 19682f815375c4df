// Advice on a readable address: suggests a correction, or asks the shopper to confirm (CHK-2).
import { foldText } from './fold-text.ts';
import type { PostalAddress } from './postal-address.ts';

/** `suggestion`: the likely intended address. `unconfirmed`: the street has no number. Either may be saved as typed. */
export type AddressAdvice =
  | { readonly kind: 'fine' }
  | { readonly kind: 'suggestion'; readonly address: PostalAddress }
  | { readonly kind: 'unconfirmed' };

/** "14 Elm St Apt 4", « 14, rue Elm, app. 4 », "14 Elm St #4": the unit belongs to its own line. */
const UNIT =
  /^(.*\d.*?)[\s,]+((?:apt|apartment|app|appartement|suite|ste|unit|unité|bureau|floor|étage)(?!\p{L})\.?\s*#?\s*(?:[\w-]*\d[\w-]*|[a-z])|#\s*[\w-]+)$/iu;

/** `city`: the city of the ZIP or postal code, '' when unknown. */
export function adviceOn(address: PostalAddress, city: string): AddressAdvice {
  const better = { ...address, ...withUnitApart(address), ...withKnownCity(address, city) };
  const isBetter = (Object.keys(better) as (keyof PostalAddress)[]).some((field) => better[field] !== address[field]);
  if (isBetter) return { kind: 'suggestion', address: better };
  return /\d/.test(address.address1) ? { kind: 'fine' } : { kind: 'unconfirmed' };
}

function withUnitApart({ address1, address2 }: PostalAddress): Partial<PostalAddress> {
  const [, street, unit] = UNIT.exec(address1) ?? [];
  return street === undefined || unit === undefined || address2 !== '' ? {} : { address1: street, address2: unit };
}

function withKnownCity({ city: typed }: PostalAddress, city: string): Partial<PostalAddress> {
  return city === '' || foldText(city) === foldText(typed) ? {} : { city };
}
