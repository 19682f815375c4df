// All SQL of imported pictures.
import { statement } from '#platform/db';

export const KEEP_PHOTO = statement<unknown>(
  'photo_keep',
  'insert into photo_file (hash, size, width, height, bytes) values ($1, $2, $3, $4, $5) on conflict do nothing',
);

export const PHOTO_FILE = statement<{ readonly bytes: Uint8Array }>(
  'photo_file',
  'select bytes from photo_file where hash = $1 and size = $2',
);

export const PHOTO_SIZE = statement<{ readonly width: number; readonly height: number }>(
  'photo_size',
  'select width, height from photo_file where hash = $1 and size = $2',
);
