import type { CallbackStorage } from '../handle.ts';

/** The methods of `D1Database` that the worker calls. */
export interface Database {
  prepare: (sql: string) => { bind: (...values: Value[]) => { all: () => Promise<{ results: unknown[] }> } };
}

type Value = string | number;

/** Runs an SQL statement with a value for each `?`, and returns its rows. */
export async function run(database: Database, sql: string, ...values: Value[]): Promise<unknown[]> {
  const statement = database.prepare(sql).bind(...values);
  return (await statement.all()).results;
}

const ADD = `INSERT INTO requests (id, received_at, name, phone, trip, custom_trip) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (id) DO NOTHING`;
const COUNT = `INSERT INTO counts (address, hour, number) VALUES (?, ?, 1)
  ON CONFLICT (address, hour) DO UPDATE SET number = number + 1 RETURNING number`;

/** A storage in a D1 database with the tables of `tables.sql`. */
export function d1Storage(database: Database): CallbackStorage {
  return {
    has: async (id) => (await run(database, 'SELECT id FROM requests WHERE id = ?', id)).length > 0,
    async add({ id, receivedAt, name, phone, trip, customTrip }) {
      await run(database, ADD, id, receivedAt.toISOString(), name, phone, trip, Number(customTrip));
    },
    async count(address, hour) {
      const [row] = (await run(database, COUNT, address, hour)) as [{ number: number }];
      return row.number;
    },
  };
}
