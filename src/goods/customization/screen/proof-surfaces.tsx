// What carries the print of a proof: drawn from the front, each with the room that the press has on it.
import type { ReactNode } from 'react';
import type { CustomSpec } from '#goods/customization/rules';
import styles from './customization.module.css';

export const WIDTH = 350;
export const HEIGHT = 216;

/** The printable rectangle, by its middle. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const ROOMS: Readonly<Record<CustomSpec['surface'], Room>> = {
  card: { x: 175, y: 100, width: 300, height: 156 },
  mug: { x: 160, y: 112, width: 118, height: 116 },
  round: { x: 175, y: 106, width: 138, height: 108 },
  bag: { x: 175, y: 138, width: 168, height: 104 },
  pen: { x: 150, y: 108, width: 170, height: 22 },
  plate: { x: 175, y: 108, width: 288, height: 62 },
  poster: { x: 175, y: 106, width: 122, height: 176 },
};

const DRAWINGS: Readonly<Record<CustomSpec['surface'], ReactNode>> = {
  card: (
    <>
      <rect x="9" y="13" width="336" height="194" rx="9" className={styles.shade} />
      <rect x="4" y="4" width="342" height="196" rx="8" className={styles.paper} />
      <path d="M4 188h342v4a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8z" className={styles.edge} />
    </>
  ),
  mug: (
    <>
      <ellipse cx="172" cy="201" rx="96" ry="9" className={styles.shade} />
      <path d="M234 62c62-10 66 92-4 96" className={styles.handle} />
      <path d="M86 24v156q0 20 20 20h108q20 0 20-20V24z" className={styles.paper} />
      <ellipse cx="160" cy="24" rx="74" ry="13" className={styles.inside} />
    </>
  ),
  round: (
    <>
      <circle cx="180" cy="113" r="99" className={styles.shade} />
      <circle cx="175" cy="106" r="99" className={styles.paper} />
      <circle cx="175" cy="106" r="92" className={styles.rim} />
    </>
  ),
  bag: (
    <>
      <path d="M84 76h190v134H84z" className={styles.shade} />
      <path d="M128 74V44q0-36 47-36t47 36v30" className={styles.strap} />
      <path d="M76 70h198l6 136H70z" className={styles.paper} />
      <path d="M76 70h198l.6 12H75.4z" className={styles.edge} />
    </>
  ),
  pen: (
    <>
      <rect x="20" y="100" width="296" height="36" rx="10" className={styles.shade} />
      <path d="M300 92l38 14q4 2 0 4l-38 14z" className={styles.edge} />
      <rect x="12" y="90" width="292" height="36" rx="10" className={styles.paper} />
      <rect x="14" y="82" width="46" height="7" rx="3" className={styles.edge} />
    </>
  ),
  plate: (
    <>
      <rect x="18" y="71" width="324" height="86" rx="6" className={styles.shade} />
      <rect x="12" y="64" width="326" height="88" rx="5" className={styles.paper} />
      <rect x="17" y="69" width="316" height="78" rx="3" className={styles.rim} />
    </>
  ),
  poster: (
    <>
      <rect x="108" y="8" width="144" height="204" rx="2" className={styles.shade} />
      <rect x="102" y="4" width="146" height="204" rx="2" className={styles.paper} />
    </>
  ),
};

export function ProofSurface({ surface }: { readonly surface: CustomSpec['surface'] }) {
  return DRAWINGS[surface];
}
