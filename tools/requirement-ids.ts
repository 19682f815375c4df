// The numbered requirements, by area with their count: `APP-1` … `ERR-4`.

const AREAS = {
  APP: 22,
  CAT: 10,
  CART: 29,
  MINI: 2,
  ATC: 7,
  SFL: 1,
  DLV: 5,
  STO: 3,
  CHK: 5,
  PAY: 9,
  USR: 12,
  B2B: 9,
  LST: 6,
  REC: 2,
  RWD: 4,
  HDR: 6,
  ANL: 3,
  ERR: 4,
  EXP: 1,
  CALL: 1,
  STF: 1,
  OPS: 1,
} as const;

/** Every requirement id, in the order of the specification. */
export const REQUIREMENT_IDS: readonly string[] = Object.entries(AREAS).flatMap(([area, count]) =>
  Array.from({ length: count }, (_none, index) => `${area}-${index + 1}`),
);
