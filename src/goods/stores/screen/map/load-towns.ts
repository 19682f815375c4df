// The towns of the map, the largest first: one small file of the shop's own, written by `npm run atlas`.
import towns from './towns.json?url';

const SCALE = 100;

export interface Town {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Without the file there is a map without towns. */
export async function loadTowns(): Promise<readonly Town[]> {
  const reply = await fetch(towns).catch(() => null);
  const rows = reply?.ok === true ? ((await reply.json()) as readonly (readonly [string, number, number])[]) : []; // our own file
  return rows.map(([name, longitude, latitude]) => ({ name, longitude: longitude / SCALE, latitude: latitude / SCALE }));
}
