// HTTP client for ACI's Open Payment Platform: forms with dotted names, the channel in each, the access token in a header.
import { vendorCalls, type VendorAnswer } from '#providers/payment-vendor/server';

export interface AciSettings {
  readonly url: string;
  /** The shop's channel at ACI. */
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
