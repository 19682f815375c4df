// Sends any call with the smallest valid input.
import { parseKey, type ContractKey, type Endpoint } from '#platform/contract';
import { put, sample, type Shape } from './inputs.ts';
import type { Browser, TestReply } from './shop.ts';

/** `change`: one field with another value, `params.id` or `body.items.cartItemId`. */
export function sendSample(
  browser: Browser,
  key: ContractKey,
  endpoint: Endpoint,
  change?: { readonly field: string; readonly value: string },
): Promise<TestReply> {
  const { method, url, override } = parseKey(key);
  const input: Record<string, unknown> = {
    params: endpoint.params === undefined ? {} : sample(endpoint.params as Shape),
    query: endpoint.query === undefined ? {} : sample(endpoint.query as Shape),
    body: endpoint.body === undefined ? undefined : sample(endpoint.body as Shape),
  };
  const shape = { properties: { params: endpoint.params, query: endpoint.query, body: endpoint.body } } as Shape;
  if (change !== undefined) put(input, shape, change.field.split('.'), change.value);
  const params = input['params'] as Record<string, string>;
  const path = url.replace(/:(\w+)|\*$/g, (place, name: string = place) => encodeURIComponent(params[name] ?? 'x'));
  const query = Object.entries(input['query'] as Record<string, unknown>)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  const body = method === 'GET' ? undefined : (input['body'] ?? {});
  const headers: Readonly<Record<string, string>> = override === undefined ? {} : { 'x-http-method-override': override };
  return browser.send(method, query === '' ? path : `${path}?${query}`, body, headers);
}
