// The driver's own way to write a value for a statement; its types leave it out.
declare module 'pg/lib/utils.js' {
  const utils: { prepareValue(value: unknown): Buffer | string | null };
  export default utils;
}
