// The script that hands a page's data to the browser, in the encoding of React Router.

/** What would end the text or its script. It can only stand in strings of JSON, and those may spell any letter by its number. */
const ENDINGS = /[`<]|\$(?=\{)/g;
const CONTROLLER = 'window.__reactRouterContext.streamController';

/** JSON that says the same and can stand in the script as it is. */
export function rawSafe(json: string): string {
  return json.replace(ENDINGS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** `data` is one JSON text per line. As a raw template it is carried as it is: the quotes of a string would have to be escaped. */
export function dataScript(data: string, nonce: string): string {
  return `<script nonce="${nonce}">${CONTROLLER}.enqueue(String.raw\`${rawSafe(data)}\`);${CONTROLLER}.close();</script>`;
}
