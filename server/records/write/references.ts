import { SEPARATORS } from '../../../engine/clipboard/lookup.ts';
import { unknownCode } from '../../../engine/values/code.ts';
import { accepted, type Parsed, refused, type ValueItem } from '../../../engine/values/ValueType.ts';
import { cellNames } from '../../../schemas/generated/language.ts';
import type { Column } from '../../../schemas/generated/types.ts';
import { allRows, type Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import type { Actor, Context } from '../../http/Context.ts';

/** What cells of a type refer to, by name. */
export interface Referred {
  /** By what pickers store of them, and again by id. */
  items: readonly ValueItem[];
  bearers: readonly Bearer[];
  /** They are all there: nobody else bears a name. */
  whole: boolean;
}

/** Somebody or something that a name may mean. */
export type Bearer = { id: string; value: string; text: string };

export type References = ReadonlyMap<Column['type'], Referred>;

const MOST_NAMES = 20_000;

/** The tenant's users, departments and other records by name, as far as columns of `types` refer to them. */
export async function readReferences(
  { context, actor }: { context: Pick<Context, 'db'>; actor: Pick<Actor, 'tenant'> },
  types: ReadonlySet<Column['type']>,
): Promise<References> {
  const { tenant } = actor;
  const found = new Map<Column['type'], Referred>();
  const wanted = [...types].flatMap((type) => {
    const names = cellNames[type];
    return names === undefined ? [] : [{ type, ...names }];
  });
  if (wanted.length === 0) return found;
  await context.db.withTenant(allRows(tenant), async (session) => {
    for (const { type, table, value, text } of wanted) {
      const names = builder
        .selectFrom(table)
        .where('tenant_id', '=', tenant)
        .select(['id', `${value} as value`, (eb) => eb.fn.coalesce(text, value).as('text')])
        .orderBy(value)
        .limit(MOST_NAMES);
      const { rows } = await run<Bearer>(session, names);
      // By their codes first: that is what names are read as. Pickers may also store ids.
      const byId = rows.map(({ id, text: name }) => ({ value: id, text: name }));
      const items = [...rows.map((row) => ({ value: row.value, text: row.text })), ...byId];
      found.set(type, { items, bearers: rows, whole: rows.length < MOST_NAMES });
    }
  });
  return found;
}

/**
 * The same, of those alone that are called by one of these words: by id, code or name, however many others there are.
 * `words` are by type; `within` is a transaction of theirs that is open already.
 */
export async function readBearers(
  { db }: Pick<Context, 'db'>,
  { tenant }: Pick<Actor, 'tenant'>,
  words: ReadonlyMap<Column['type'], readonly string[]>,
  within?: Session,
): Promise<Map<Column['type'], Bearer[]>> {
  const found = new Map<Column['type'], Bearer[]>();
  const read = async (session: Session): Promise<void> => {
    for (const [type, asked] of words) {
      const names = cellNames[type];
      if (names === undefined) continue;
      const { table, value, text } = names;
      const bearers: Bearer[] = [];
      for (let start = 0; start < asked.length; start += WORDS) {
        const wanted = sqlFragment<string>`any(${asked.slice(start, start + WORDS)})`;
        const select = builder
          .selectFrom(table)
          .where('tenant_id', '=', tenant)
          .where((eb) => {
            const name = sqlFragment<string>`btrim(${eb.fn.coalesce(text, value)})`;
            return eb.or([eb('id', '=', wanted), eb(value, '=', wanted), eb(name, '=', wanted)]);
          })
          .select(['id', `${value} as value`, (eb) => eb.fn.coalesce(text, value).as('text')]);
        bearers.push(...(await run<Bearer>(session, select)).rows);
      }
      found.set(type, bearers);
    }
  };
  await (within ? read(within) : db.withTenant(allRows(tenant), read));
  return found;
}

/** Words of one statement. */
const WORDS = 5_000;

/** What people write into a file as whom it means: codes and ids as they are, names as whoever alone bears them. */
export function readReferred(text: string, referred: Referred, stored: 'id' | 'value', single = false): Parsed {
  // One name may hold what stands between several.
  const whole = readBearer(text.trim(), referred, stored);
  if (text.trim() !== '' && (single || whole.ok || (referred.whole && bearersOf(referred).byName.has(text.trim()))))
    return whole;
  const values: string[] = [];
  for (const part of text.split(SEPARATORS).map((each) => each.trim())) {
    if (part === '') continue;
    const parsed = readBearer(part, referred, stored);
    if (!parsed.ok) return parsed;
    values.push(String(parsed.value));
  }
  return accepted(values.length > 0 ? [...new Set(values)].join(',') : null);
}

interface Bearers {
  /** Codes and ids. */
  known: ReadonlySet<string>;
  byName: ReadonlyMap<string, Referred['bearers']>;
}

// A file asks for the same names row after row.
const indexes = new WeakMap<Referred, Bearers>();

function bearersOf(referred: Referred): Bearers {
  const known = indexes.get(referred);
  if (known) return known;
  const byName = new Map<string, Referred['bearers'][number][]>();
  for (const bearer of referred.bearers) {
    const name = bearer.text.trim();
    byName.set(name, [...(byName.get(name) ?? []), bearer]);
  }
  const made = { known: new Set(referred.bearers.flatMap(({ id, value }) => [id, value])), byName };
  indexes.set(referred, made);
  return made;
}

function readBearer(part: string, referred: Referred, stored: 'id' | 'value'): Parsed {
  const { known, byName } = bearersOf(referred);
  if (known.has(part)) return accepted(part);
  const [only, ...others] = byName.get(part) ?? [];
  if (others.length > 0) return refused(`有多个“${part}”，请填写编码`);
  if (only) return accepted(only[stored]);
  return referred.whole ? refused(unknownCode(part)) : accepted(part);
}
