// The schema of the sandbox's database.
import { join } from 'node:path';
import type { Schema } from '#platform/schema-files';

const FOLDER = join(import.meta.dirname, '../schema');

export const SANDBOX_SCHEMA: Schema = {
  list: join(FOLDER, 'schema.txt'),
  root: FOLDER,
  replaces: { files: 7, last: '0007_checks_compiled_once.sql' },
};
