import type { SourceFile } from '../../compile/documents.ts';
import { snakeCase, systemFields } from '../../names.ts';
import { endsOf } from '../../queries/periods.ts';
import { sessionPlaces } from '../../reportSql/params.ts';
import { sqlTokens } from '../../reportSql/tokens.ts';
import { documentOf } from '../documentOf.ts';
import type { Completion, Found, World } from './Completion.ts';
import type { Spot } from './Spot.ts';

/** A statement with the cursor in it, and the report it is of. */
interface Statement {
  before: string;
  after: string;
  report: unknown;
}

/** Within a file of SQL. */
export function sqlFileWords({ path, text }: SourceFile, offset: number, world: World): Completion[] {
  const statement = { before: text.slice(0, offset), after: text.slice(offset), report: reportOf(path, world) };
  return wordsIn(statement, world).map((each) => ({ from: offset, to: offset, ...each }));
}

/** Within the lines of a declaration; undefined where no statement stands. */
export function sqlLineWords({ document, path, typed, from }: Spot, world: World): Found[] | undefined {
  if (document.kind !== 'report' || path[0] !== 'sql' || path.length !== 2) return undefined;
  const { sql } = Object(document.value) as { sql?: unknown };
  const lines = Array.isArray(sql) ? sql.map(String) : [];
  const at = Number(path[1]);
  const before = [...lines.slice(0, at), typed].join('\n');
  const after = [lines[at]?.slice(typed.length) ?? '', ...lines.slice(at + 1)].join('\n');
  const end = from + 1 + typed.length;
  // A statement of its own file is named in a text, and is none.
  return wordsIn({ before, after, report: document.value }, world, end);
}

/** The report whose statement a file is. */
function reportOf(path: string, { files }: World): unknown {
  const [folder, name] = [path.slice(0, path.lastIndexOf('/') + 1), path.slice(path.lastIndexOf('/') + 1)];
  const documents = files
    .filter((file) => file.path.startsWith(folder) && !file.path.slice(folder.length).includes('/'))
    .flatMap((file) => documentOf(file) ?? []);
  return documents.find(({ kind, value }) => kind === 'report' && Object(value).sql === name)?.value;
}

/** `end`: the cursor's place in the text. */
function wordsIn({ before, after, report }: Statement, world: World, end = before.length): Found[] {
  const [, sign, named] = /([$#])\{(\w*)$/.exec(before) ?? [];
  const word = named ?? /\w*$/.exec(before)?.[0] ?? '';
  const at = { from: end - word.length, to: end };
  const put = (found: readonly Found[]) => found.map((each) => ({ ...each, ...at }));
  if (sign !== undefined) {
    const close = after.startsWith('}') ? '' : '}';
    const places = sign === '$' ? paramsOf(report) : sessionPlaces.map((name): [string, string] => [name, '系统变量']);
    return put(places.map(([name, title]) => ({ ...nameOf(name, title), insert: name + close })));
  }
  const last = [...sqlTokens(before, 'postgres')].at(-1);
  if (last?.kind === 'comment' || last?.kind === 'quoted') return [];
  const head = before.slice(0, before.length - word.length);
  const whole = before + after;
  const [, alias] = /(\w+)\.$/.exec(head) ?? [];
  if (alias !== undefined) return put(columnsOf(tablesIn(whole).get(alias.toLowerCase()) ?? alias, world));
  if (/\b(?:from|join)\s+$/i.test(head)) return put(tables(world));
  return put([...new Set(tablesIn(whole).values())].flatMap((table) => columnsOf(table, world)));
}

/** Parameters by the names they have in a statement. */
function paramsOf(report: unknown): [string, string][] {
  const { params } = Object(report) as { params?: unknown };
  return (Array.isArray(params) ? params : []).flatMap((param): [string, string][] => {
    const { key, title, type } = Object(param) as Record<string, unknown>;
    if (typeof key !== 'string') return [];
    return (type === 'period' ? endsOf(key) : [key]).map((name) => [name, String(title ?? '')]);
  });
}

/** Tables that a statement reads, by what it calls them. */
function tablesIn(statement: string): Map<string, string> {
  const found = [...statement.matchAll(/\b(?:from|join)\s+([a-z_]\w*)(?:\s+(?:as\s+)?([a-z_]\w*))?/gi)];
  return new Map(
    found.flatMap(([, table = '', alias]) => [
      [table.toLowerCase(), table.toLowerCase()] as const,
      ...(alias === undefined ? [] : [[alias.toLowerCase(), table.toLowerCase()] as const]),
    ]),
  );
}

function columnsOf(table: string, { compiled: { models } }: World): Found[] {
  const model = [...models.values()].find((each) => each.table === table);
  if (model === undefined) return [];
  const kept = systemFields.map(({ key, title }) => ({ column: snakeCase(key), title }));
  return [...model.fields, ...kept].map(({ column, title }) => ({
    label: column,
    detail: `${title} · ${model.title}`,
    kind: 'field',
    insert: column,
  }));
}

const tables = ({ compiled: { models } }: World): Found[] =>
  [...models.values()].map(({ table, title }) => nameOf(table, title));

const nameOf = (name: string, detail: string): Found => ({ label: name, detail, kind: 'name', insert: name });
