// Tables made ready to take rows in any order: emptied, without foreign keys and without our own triggers, which would write what the
// backup brings or what is built anew. All of it is undone by `finish`, or by the rollback of the transaction it lies in. The owner of
// the tables may do this; no superuser is needed.
import type pg from 'pg';

/** Empties these tables of `public`; `finish` puts keys and triggers back and checks the rows. */
export async function readiedTables(client: pg.ClientBase, tables: readonly string[]): Promise<{ finish(): Promise<void> }> {
  if (tables.length === 0) return { finish: async () => undefined };
  const names = tables.map((table) => `public."${table}"`);
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.conparentid = 0 and c.relname = any ($1) and c.relnamespace = 'public'::regnamespace`,
    [tables],
  );
  await client.query(`truncate ${names.join(', ')}`);
  for (const key of keys) await client.query(`alter table public."${key.table}" drop constraint "${key.name}"`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  return {
    async finish() {
      for (const key of keys) await client.query(`alter table public."${key.table}" add constraint "${key.name}" ${key.definition}`);
      for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    },
  };
}
