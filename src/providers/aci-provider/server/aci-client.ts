// The HTTP interface of ACI's Open Payment Platform: forms with dots in their names, the channel in each, and the access token in the header.
import { vendorCalls, type VendorAnswer } from '#providers/payment-vendor/server';

export interface AciSettings {
  readonly url: string;
  /** ACI's channel of the shop. */
  readonly entityId: string;
  readonly accessToken: string;
  readonly timeoutMs?: number;
}

export type AciFields = Readonly<Record<string, string>>;

export interface AciClient {
  get(path: string, query?: AciFields): Promise<VendorAnswer>;
  post(path: string, fields: AciFields): Promise<VendorAnswer>;
}

export function aciClient({ url, entityId, accessToken, timeoutMs }: AciSettings): AciClient {
  const call = vendorCalls('ACI', url, { authorization: `Bearer ${accessToken}` }, timeoutMs);
  const form = (fields: AciFields): URLSearchParams => new URLSearchParams({ entityId, ...fields });
  return {
    get: (path, query = {}) => call({ method: 'GET', path: `${path}?${form(query).toString()}` }),
    post: (path, fields) => call({ method: 'POST', path, form: form(fields) }),
  };
}
