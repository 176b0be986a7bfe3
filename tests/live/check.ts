import type { Json } from '../../engine/values/ValueType.ts';
import type { Operation } from './Operation.ts';

type Row = Readonly<Record<string, Json>> & { id: string };

/** The field that rows are ordered by. */
const ORDER = 'orderNum';

const text = (value: Json | undefined): string => JSON.stringify(value ?? null);

/** (1) Every acknowledged write is in the database or was written over by a later acknowledged or unknown one. */
export function lostWrites(history: readonly Operation[], stored: readonly Row[]): string[] {
  const rows = new Map(stored.map((row) => [row.id, row]));
  const gone = new Set(history.flatMap(({ outcome, removes }) => (outcome === 'fail' ? [] : removes)));
  const wrong: string[] = [];
  const makers = new Map<string, string>();
  for (const operation of history.filter(({ outcome }) => outcome === 'ok')) {
    for (const [id, version] of operation.versions) {
      const name = `${id} version ${version}`;
      const other = makers.get(name);
      if (other !== undefined) wrong.push(`(1) ${name} was given to ${other} and to ${operation.person}`);
      makers.set(name, operation.person);
      const row = rows.get(id);
      if (!row && !gone.has(id)) wrong.push(`(1) ${name} is gone and nobody removed it`);
      if (row && Number(row.version) < version) wrong.push(`(1) ${name} was acknowledged, stored is ${row.version}`);
    }
    for (const { id, version } of operation.writes) {
      const after = operation.versions.get(id);
      if (after !== version + 1) wrong.push(`(1) ${id} was changed from version ${version} and became ${after}`);
    }
    for (const id of operation.removes) {
      if (rows.has(id)) wrong.push(`(1) ${id} was removed by ${operation.person} and is there`);
    }
    for (const { origin } of operation.adds) {
      const [id] = [...operation.versions].find(([key]) => rows.get(key)?.origin === origin) ?? [];
      if (id === undefined && ![...operation.versions.keys()].some((key) => gone.has(key))) {
        wrong.push(`(1) ${origin} was added and is not there`);
      }
    }
  }
  return [...wrong, ...[...rows.values()].flatMap((row) => overwritten(history, row))];
}

/** The stored value of a field is the last acknowledged one, or one whose fate is unknown; a place may have moved down. */
function overwritten(history: readonly Operation[], row: Row): string[] {
  const last = new Map<string, { version: number; value: Json; began: number }>();
  const unknown = new Map<string, Set<string>>();
  for (const { outcome, writes, versions, began } of history) {
    for (const { id, values } of outcome === 'fail' ? [] : writes) {
      if (id !== row.id) continue;
      for (const [key, value] of Object.entries(values)) {
        const version = versions.get(id);
        if (version === undefined) unknown.set(key, (unknown.get(key) ?? new Set()).add(text(value)));
        else if (version > (last.get(key)?.version ?? 0)) last.set(key, { version, value, began });
      }
    }
  }
  return [...last].flatMap(([key, { version, value, began }]) => {
    const found = row[key];
    if (text(found) === text(value) || unknown.get(key)?.has(text(found))) return [];
    const down = key === ORDER ? Number(found) - Number(value) : 0;
    if (down > 0 && down <= placesMade(history, began, Number(found))) return [];
    return [`(1) ${row.id} ${key} is ${text(found)}, version ${version} wrote ${text(value)}`];
  });
}

/**
 * So many rows may have been put in at or above a place since a moment, the write of that moment included. Where one
 * comes to a place that somebody else's has just taken, the server moves the rows from there on down, versions untouched.
 */
function placesMade(history: readonly Operation[], since: number, place: number): number {
  const later = history.filter(({ outcome, ended }) => outcome !== 'fail' && ended >= since);
  return later.flatMap(({ adds }) => adds).filter(({ values }) => Number(values[ORDER]) <= place).length;
}

/** (2) A write of unknown outcome, and an acknowledged one, took place at most once. */
export function repeatedWrites(history: readonly Operation[], stored: readonly Row[]): string[] {
  const origins = stored.map(({ origin }) => String(origin));
  const twice = origins.filter((origin, at) => origins.indexOf(origin) !== at);
  const counted = stored.flatMap((row) => {
    const of = (wanted: Operation['outcome']) =>
      history.filter(({ outcome, writes }) => outcome === wanted && writes.some(({ id }) => id === row.id)).length;
    const [ok, info, steps] = [of('ok'), of('info'), Number(row.version) - 1];
    return steps >= ok && steps <= ok + info ? [] : [`(2) ${row.id} moved ${steps} versions by ${ok} ok, ${info} info`];
  });
  return [...twice.map((origin) => `(2) ${origin} was added twice`), ...counted];
}

/** (3) A grid shows what is stored, in its order: the fields it has columns for, and the version. */
export function differences(name: string, shown: readonly Row[], stored: readonly Row[], fields: readonly string[]) {
  const seen = (rows: readonly Row[]) =>
    rows.map((row) => {
      return JSON.stringify(['id', 'version', ...fields].map((key) => row[key] ?? null));
    });
  const [left, right] = [seen(shown), seen(stored)];
  const at = Array.from({ length: Math.max(left.length, right.length) }, (_, index) => index).find(
    (index) => left[index] !== right[index],
  );
  return at === undefined ? [] : [`(3) ${name} row ${at}: shown ${left[at]}, stored ${right[at]}`];
}

/** (6) The rows are numbered from 1 without gaps. */
export function misnumbered(stored: readonly Row[]): string[] {
  const numbers = stored.map(({ orderNum }) => orderNum);
  return numbers.every((number, at) => number === at + 1) ? [] : [`(6) numbered ${numbers.join()}`];
}
