// What goods are made of: how a base colour answers to light.
import { lightness } from './colour.ts';

export interface Material {
  readonly colour: string;
  /** How far lit planes leave the base colour. */
  readonly lift: number;
  /** How far shaded planes leave it. */
  readonly drop: number;
  /** Strength of the highlight. */
  readonly shine: number;
  /** Tightness of the highlight: high is glass, low is cloth. */
  readonly tightness: number;
  /** Gradient inside one flat face. */
  readonly fade: number;
  /** Banding of brushed metal. */
  readonly banding: number;
  /** Pale goods keep pale sides: below 1 the drop is softened. */
  readonly paleness: number;
}

type Finish = Omit<Material, 'colour' | 'paleness'>;

const PALE_FROM_LIGHTNESS = 0.84;

const finish =
  (own: Partial<Finish>) =>
  (colour: string, change: Partial<Finish> = {}): Material => ({
    colour,
    lift: 0.8,
    drop: 0.37,
    shine: 0.25,
    tightness: 40,
    fade: 0.07,
    banding: 0,
    paleness: lightness(colour) > PALE_FROM_LIGHTNESS ? 0.66 : 1,
    ...own,
    ...change,
  });

export const plastic = finish({});
export const gloss = finish({ shine: 0.55, tightness: 26, fade: 0.12 });
export const matte = finish({ shine: 0.06, lift: 0.62, drop: 0.4, fade: 0.05 });
export const rubber = finish({ shine: 0.1, tightness: 10, lift: 0.35, drop: 0.35, fade: 0.05 });
export const paper = finish({ shine: 0, lift: 0.75, drop: 0.25, fade: 0.035 });
export const board = finish({ shine: 0.05, lift: 0.6, drop: 0.34, fade: 0.05 });
export const metal = finish({ shine: 0.5, tightness: 14, drop: 0.55, lift: 0.7, fade: 0.16, banding: 0.16 });
export const glass = finish({ shine: 0.7, tightness: 60, fade: 0.2 });

/** The neutrals beside the one colour of the goods. */
export const PALETTE = {
  white: '#f4f1ec',
  graphite: '#43474e',
  steel: '#b9bec4',
  gold: '#d9b24c',
} as const;

/** Stands for the colour a copy is placed with (see `Art.again`). */
export const COPY_COLOUR = 'currentColor';
