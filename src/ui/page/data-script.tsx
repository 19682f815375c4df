// The script that carries a page's data to the browser, in React Router's encoding.

/** Characters that would end the template literal or the script. They occur only in JSON strings, where they can be escaped. */
const ENDINGS = /[`<]|\$(?=\{)/g;
const CONTROLLER = 'window.__reactRouterContext.streamController';

/** Equivalent JSON that can stand in the script unchanged. */
export function rawSafe(json: string): string {
  return json.replace(ENDINGS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** `data` is one JSON text per line. It becomes a raw template literal, because in a string literal every quote would have to be escaped. */
export function dataScript(data: string, nonce: string): string {
  return `<script nonce="${nonce}">${CONTROLLER}.enqueue(String.raw\`${rawSafe(data)}\`);${CONTROLLER}.close();</script>`;
}
