// One base colour becomes a ramp: light goes warm, shade goes cool, both in OKLab so that steps look even.

type Lab = readonly [lightness: number, greenRed: number, blueYellow: number];

const GREY_FOR_CURRENT_COLOR = '#808080';
/** Beyond this, shade would turn to soot. */
const DEEPEST_SHADE = -0.85;
/** Lightness of warm paper in full light: lighter than this is only a glint. */
const PAPER_LIGHT = 0.992;

const toLinear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const toChannel = (linear: number): number => {
  const encoded = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, encoded)));
};

/** `#rrggbb` of any colour the kit takes: `#rgb`, `#rrggbb`, or `currentColor` (a mid grey to calculate with). */
function longHex(colour: string): string {
  if (colour === 'currentColor') return GREY_FOR_CURRENT_COLOR;
  if (colour.length !== 4) return colour;
  return '#' + colour.slice(1).replace(/./g, '$&$&');
}

/** Red, green and blue, 0 to 255. */
export function channels(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(longHex(colour).slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toLab(colour: string): Lab {
  const [red, green, blue] = channels(colour);
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, greenRed, blueYellow]: Lab): string {
  const l = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const m = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const s = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  const hex = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((linear) => toChannel(linear).toString(16).padStart(2, '0'))
    .join('');
  return '#' + hex.replace(/^(.)\1(.)\2(.)\3$/, '$1$2$3');
}

/** Perceived lightness, 0 (black) to 1 (white). */
export const lightness = (colour: string): number => toLab(colour)[0];

/**
 * The only way a colour is ever made lighter or darker: `step` in -1…1, toward warm paper light (+) or cool ink
 * shade (−).
 */
export function shade(colour: string, step: number): string {
  const [light, greenRed, blueYellow] = toLab(colour);
  if (step > 0) {
    const up = Math.min(step, 1);
    const fading = 1 - 0.6 * up;
    return toHex([light + (PAPER_LIGHT - light) * up, greenRed * fading + 0.002 * up, blueYellow * fading + 0.008 * up]);
  }
  const down = Math.max(step, DEEPEST_SHADE);
  const fading = 1 + down * 0.8;
  return toHex([light * (1 + down), greenRed * fading, blueYellow * fading + 0.01 * down]);
}

/** The colour with its lightness held between two bounds: pure black and pure white leave no room for light. */
export function withLightness(colour: string, least: number, most: number): string {
  const [light, greenRed, blueYellow] = toLab(colour);
  const held = Math.min(most, Math.max(least, light));
  return held === light ? longHex(colour) : toHex([held, greenRed, blueYellow]);
}
