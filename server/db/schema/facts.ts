import { createHash } from 'node:crypto';
import type { Compiled, Model } from '../../../engine/plan/compiled.ts';
import type { Session } from '../Database.ts';
import { quoteFound, quoteName } from './tables.ts';

const PREFIX = 'weft_facts_';

/** A trigger notes what every statement on a source changes; its name tells one from another. */
interface Trigger {
  name: string;
  table: string;
  when: 'INSERT' | 'UPDATE' | 'DELETE';
  /** Tables that are worked out of it. */
  facts: readonly string[];
  body: string;
}

/** The rows a statement has changed, as its trigger sees them. */
const CHANGED: Readonly<Record<Trigger['when'], readonly string[]>> = {
  INSERT: ['new_rows'],
  UPDATE: ['old_rows', 'new_rows'],
  DELETE: ['old_rows'],
};

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Triggers that the models ask for. */
function wantedTriggers(models: readonly Model[]): Trigger[] {
  const sources = new Map<string, { fact: string; date?: string }[]>();
  for (const { table: fact, facts } of models)
    for (const { table, ...source } of facts?.sources ?? [])
      sources.set(table, [...(sources.get(table) ?? []), { fact, ...source }]);
  return [...sources].flatMap(([table, readers]) =>
    (['INSERT', 'UPDATE', 'DELETE'] as const).map((when) => triggerOf(table, when, readers)),
  );
}

function triggerOf(table: string, when: Trigger['when'], readers: readonly { fact: string; date?: string }[]): Trigger {
  const noted = readers.flatMap(({ fact, date }) =>
    CHANGED[when].map((rows) => {
      const day = date === undefined ? 'NULL::date' : `${quoteName(date)}::date`;
      const known = date === undefined ? '' : ` WHERE ${quoteName(date)} IS NOT NULL`;
      return `SELECT tenant_id, ${literal(fact)}, ${day} FROM ${rows}${known}`;
    }),
  );
  const body = `INSERT INTO sys_fact_change (tenant_id, fact, day) ${noted.join(' UNION ')}`;
  const hash = createHash('sha256').update(`${table} ${when} ${body}`).digest('hex').slice(0, 16);
  return { name: `${PREFIX}${hash}`, table, when, facts: readers.map(({ fact }) => fact), body };
}

function createTrigger({ name, table, when, body }: Trigger): string[] {
  const seen = CHANGED[when].map((rows) => `${rows === 'new_rows' ? 'NEW' : 'OLD'} TABLE AS ${rows}`);
  return [
    `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT
       AS $$ BEGIN ${body}; RETURN NULL; END $$`,
    `CREATE TRIGGER ${name} AFTER ${when} ON ${quoteName(table)} REFERENCING ${seen.join(' ')}
       FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`,
  ];
}

const FOUND = `SELECT t.tgname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE c.relnamespace = current_schema()::regnamespace AND starts_with(t.tgname, $1)`;

const foundTriggers = async (session: Session): Promise<Set<string>> =>
  new Set((await session.query<{ name: string }>(FOUND, [PREFIX])).rows.map(({ name }) => name));

/** Takes away the triggers nobody asks for any more: they would hold on to columns that are about to go. */
export async function dropOldFacts(session: Session, models: readonly Model[]): Promise<void> {
  const wanted = new Set(wantedTriggers(models).map(({ name }) => name));
  const old = [...(await foundTriggers(session))].filter((name) => !wanted.has(name));
  for (const name of old) await session.query(`DROP FUNCTION IF EXISTS ${quoteFound(name)}() CASCADE`);
}

const WORKED_OUT = 'SELECT value FROM sys_setting WHERE key = $1';
const KEEP_HOW = `INSERT INTO sys_setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
const ALL_CHANGED = 'INSERT INTO sys_fact_change (tenant_id, fact) SELECT id, $1 FROM sys_tenant';

/** How a table is worked out; another hash, and every day of it is out of date. */
function howOf({ fields, facts }: Model, { reports }: Pick<Compiled, 'reports'>): string {
  const { sql, bindings } = reports.get(facts?.report ?? '') ?? {};
  const columns = fields.map(({ column, store }) => [column, store]);
  return createHash('sha256')
    .update(JSON.stringify([sql, bindings, columns, facts]))
    .digest('hex');
}

/** Lets the database note what changes under tables that are worked out; those worked out otherwise than before are out of date. */
export async function applyFacts(session: Session, compiled: Pick<Compiled, 'models' | 'reports'>): Promise<void> {
  const models = [...compiled.models.values()];
  const made = models.filter(({ facts }) => facts !== undefined);
  if (made.length === 0) return;
  const found = await foundTriggers(session);
  const missing = wantedTriggers(models).filter(({ name }) => !found.has(name));
  for (const trigger of missing) for (const statement of createTrigger(trigger)) await session.query(statement);
  const unseen = new Set(missing.flatMap(({ facts }) => facts));
  for (const model of made) {
    const [key, how] = [`facts.${model.table}`, howOf(model, compiled)];
    const { rows } = await session.query<{ value: string }>(WORKED_OUT, [key]);
    if (rows[0]?.value === how && !unseen.has(model.table)) continue;
    await session.query(ALL_CHANGED, [model.table]);
    await session.query(KEEP_HOW, [key, how]);
  }
}
