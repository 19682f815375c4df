// Where the shops of browser tests keep their data: files in a temporary directory; the database on PostgreSQL when TEST_DATABASE_URL names one,
// else embedded in that directory.
import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { temporaryDirectory } from '#test/running-shop';

const { TEST_DATABASE_URL: POSTGRES } = process.env;

/** The data of one shop. */
export interface ShopData {
  /** Where they are, for the shop and the staff's tools. */
  readonly env: { readonly DATA_DIR: string; readonly DATABASE_URL?: string };
  /** Removes them, once no shop runs on them. */
  remove(): Promise<void>;
}

/** Data of a shop that was never started. */
export const emptyData = (): Promise<ShopData> => dataFrom('template1');

/** A copy of the database that a shop has filled and nobody uses now. */
export async function copyOf({ DATA_DIR, DATABASE_URL }: ShopData['env']): Promise<ShopData> {
  if (DATABASE_URL !== undefined) return dataFrom(new URL(DATABASE_URL).pathname.slice(1));
  const data = await emptyData();
  // The database alone: beside it stands the lock of the program that filled it.
  cpSync(join(DATA_DIR, 'db'), join(data.env.DATA_DIR, 'db'), { recursive: true });
  return data;
}

/** `template`: the database that one on PostgreSQL begins as. */
async function dataFrom(template: string): Promise<ShopData> {
  const directory = temporaryDirectory();
  const DATA_DIR = directory.path;
  if (POSTGRES === undefined) return { env: { DATA_DIR }, remove: async () => directory.remove() };
  const name = `inkwell_e2e_${randomBytes(6).toString('hex')}`;
  await asAdmin(POSTGRES, `create database ${name} template ${template}`);
  const url = new URL(POSTGRES);
  url.pathname = `/${name}`;
  return {
    env: { DATA_DIR, DATABASE_URL: url.href },
    async remove() {
      await asAdmin(POSTGRES, `drop database ${name} with (force)`);
      directory.remove();
    },
  };
}

async function asAdmin(connectionString: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
}
