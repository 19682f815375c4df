// The one platform class that rules may use: parsing an address is pure, and the same in browsers and Node (WHATWG URL).
interface URL {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
declare const URL: {
  new (url: string, base?: string): URL;
  canParse(url: string, base?: string): boolean;
};
