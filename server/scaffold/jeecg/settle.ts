import { isRecord } from '../../../engine/api/envelope.ts';
import { houseJson } from '../../../engine/authoring/houseJson.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import type { Compiled } from '../../../engine/plan/compiled.ts';
import type { Problem } from '../../../engine/problems.ts';
import { cellFor } from '../../../engine/reportSql/outputCells.ts';
import type { Draft, Json, Notes } from './Draft.ts';
import type { World } from './World.ts';

/** The compiler of the product and its database, asked of all files. */
export interface Judge {
  compile(files: readonly SourceFile[]): Compiled;
  describe(compiled: Compiled): Promise<Problem[]>;
}

const MOST_ROUNDS = 40;

/**
 * Lets the compiler judge the drafts beside the project's own files, and takes out of them what it refuses until nothing
 * is left to refuse; each thing taken out is told of with the compiler's reason. Answers what could not be mended: in
 * the project's own files.
 */
export async function settle(own: readonly SourceFile[], world: World, judge: Judge): Promise<readonly Problem[]> {
  const alone = judge.compile(own);
  const before = new Set([...alone.problems, ...(await judge.describe(alone))].map(signature));
  const isNew = (problem: Problem): boolean => !before.has(signature(problem));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const files = withDrafts(own, world.drafts);
    const compiled = judge.compile(files);
    // What is only unusual is written, and told.
    const fresh = compiled.problems.filter((problem) => problem.severity === 'error' && isNew(problem));
    const found = fresh.length > 0 ? fresh : (await judge.describe(compiled)).filter(isNew);
    const mended = mend(found, world, round > MOST_ROUNDS / 2);
    if (!mended) tellTried(world);
    if (!mended) return found;
  }
  throw new Error('drafts that never settle');
}

const signature = ({ file, code, pointer, message }: Problem): string => [file, code, pointer, message].join('\0');

/** The project's files with the drafts in their places. */
export function withDrafts(own: readonly SourceFile[], drafts: readonly Draft[]): SourceFile[] {
  const made = drafts.flatMap((draft): SourceFile[] => [
    { path: draft.path, text: houseJson(draft.value) },
    ...(draft.sql === undefined ? [] : [{ path: draft.sql.path, text: draft.sql.text }]),
  ]);
  const replaced = new Set(made.map(({ path }) => path));
  return [...own.filter(({ path }) => !replaced.has(path)), ...made];
}

/** Whether anything was changed. One thing of each list entry at a time; the last entries first, so that places stay. */
function mend(problems: readonly Problem[], world: World, roughly: boolean): boolean {
  let changed = false;
  for (const draft of world.drafts) {
    const own = problems.filter(({ file }) => file === draft.path || file === draft.sql?.path);
    if (own.length === 0) continue;
    changed = true;
    const inSql = own.find(
      ({ file, code }) => file !== draft.path || code === 'sql-refused' || code === 'sql-database',
    );
    if (inSql?.code === 'sql-database' && !roughly && retypeParams(draft, inSql)) continue;
    if (inSql !== undefined || roughly) drop(draft, draft.tried?.problem ?? inSql ?? own[0], world);
    else mendDraft(draft, own, world);
  }
  return changed;
}

const PARAM_TYPES = ['date', 'datetime'] as const;

/** Parameters nothing tells of are tried as days, then as moments: MySQL holds texts against both. */
function retypeParams(draft: Draft, problem: Problem): boolean {
  const params = Array.isArray(draft.value.params) ? draft.value.params.filter(isRecord) : [];
  draft.tried ??= { problem, params: params.filter(({ type }) => type === 'input'), types: [] };
  const { params: open, types } = draft.tried;
  const type = PARAM_TYPES[types.length];
  if (type === undefined || open.length === 0) return false;
  types.push(type);
  for (const param of open) param.type = type;
  return true;
}

function tellTried({ drafts, notes }: World): void {
  for (const { tried, what, row } of drafts)
    if (tried !== undefined)
      for (const { title, type } of tried.params)
        notes.changed(row, `${what}的参数 ${String(title)}`, tried.problem.message, `按 ${String(type)} 才能查，已改`);
}

function drop(draft: Draft, problem: Problem | undefined, world: World): void {
  world.drafts.splice(world.drafts.indexOf(draft), 1);
  const way =
    draft.sql === undefined
      ? (problem?.fix ?? '')
      : `${problem?.fix ?? ''}；改好 SQL 后用 npm run weft -- infer report`;
  world.notes.lost(draft.row, draft.what, problem?.message ?? '', way);
}

function mendDraft(draft: Draft, problems: readonly Problem[], world: World): void {
  const touched = new Set<string>();
  const places = problems
    .map((problem) => ({ problem, path: problem.pointer.split('/').slice(1) }))
    .sort((a, b) => Number(b.path[1]) - Number(a.path[1]) || Number(b.path[3]) - Number(a.path[3]));
  for (const { problem, path } of places) {
    const [list = '', index = ''] = path;
    const entry = `${list}/${index}`;
    if (touched.has(entry)) continue;
    touched.add(entry);
    if (mendPlace(draft, problem, path, world)) continue;
    drop(draft, problem, world);
    return;
  }
}

/** Takes out what a pointer names; false where the file as a whole is wrong. */
function mendPlace(draft: Draft, problem: Problem, path: readonly string[], world: World): boolean {
  const [list = '', index, key] = path;
  const entries = draft.value[list];
  if (index === undefined || !Array.isArray(entries)) return mendTop(draft, problem, list, world.notes);
  const entry: unknown = entries[Number(index)];
  const row = (isRecord(entry) ? world.rows.get(entry) : undefined) ?? draft.row;
  const title = isRecord(entry) ? String(entry.title ?? entry.text ?? entry.key ?? entry.model ?? '') : String(entry);
  const what = `${draft.what}的${NAMES[list] ?? list} ${title}`;
  if (problem.code === 'output-type' && isRecord(entry)) return retype(draft, entry, problem);
  if (isRecord(entry) && key !== undefined && !ESSENTIAL.has(key) && Object.hasOwn(entry, key)) {
    world.notes.lost(row, `${what}的 ${key}`, problem.message, problem.fix);
    takeOut(entry, key, path[3]);
    return true;
  }
  if (
    (list === 'fields' || list === 'columns') &&
    isRecord(entry) &&
    entry.type !== 'input' &&
    draft.path.endsWith('.model.json')
  ) {
    world.notes.changed(row, `${what}，类型 ${String(entry.type)}`, problem.message, `改为文本；${problem.fix}`);
    entries[Number(index)] = asText(entry);
    world.rows.set(entries[Number(index)], row);
    return true;
  }
  world.notes.lost(row, what, problem.message, problem.fix);
  entries.splice(Number(index), 1);
  if (entries.length > 0) return true;
  delete draft.value[list];
  return list !== 'fields' && list !== 'columns' && list !== 'items';
}

const NAMES: Readonly<Record<string, string>> = {
  fields: '字段',
  columns: '列',
  items: '项',
  query: '查询项',
  params: '参数',
  subTables: '子表',
  unique: '唯一索引',
};

/** Without these an entry is nothing. */
const ESSENTIAL: ReadonlySet<string> = new Set([
  'key',
  'type',
  'title',
  'dictCode',
  'picker',
  'orgFields',
  'destFields',
]);

function takeOut(entry: Json, key: string, index: string | undefined): void {
  const value = entry[key];
  if (!Array.isArray(value) || index === undefined || value.length === 1) delete entry[key];
  else value.splice(Number(index), 1);
}

function asText({ key, title, form, store }: Json): Json {
  const column = isRecord(store) ? store.column : undefined;
  return {
    key,
    title,
    type: 'input',
    ...(form === undefined ? {} : { form }),
    ...(column === undefined ? {} : { store: { column } }),
  };
}

/** A column becomes what the database puts out; one of a dictionary is put out as text. */
function retype(draft: Draft, column: Json, problem: Problem): boolean {
  if (typeof column.dictCode !== 'string' || draft.sql === undefined) {
    const found = problem.found ?? '';
    column.type = cellFor(found);
    for (const key of ['dictCode', 'precision', 'statistics']) delete column[key];
    return true;
  }
  const columns = Array.isArray(draft.value.columns) ? draft.value.columns.filter(isRecord) : [];
  draft.sql.text = asTexts(draft.sql.text, columns, String(column.key));
  return true;
}

const WRAPPED = /^select\n([\s\S]*?)\nfrom \(\n([\s\S]*)\n\) report\n$/;

/** The statement with one output as text. */
function asTexts(sql: string, columns: readonly Json[], key: string): string {
  const [, outputs, inner = sql.trimEnd()] = WRAPPED.exec(sql) ?? [];
  const names = columns.map((column) => String(column.key).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const lines = outputs?.split(',\n') ?? names.map((name) => `  "${name}"`);
  const own = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const cast = lines.map((line) => (line.trim() === `"${own}"` ? `  "${own}"::text as "${own}"` : line));
  return `select\n${cast.join(',\n')}\nfrom (\n${inner}\n) report\n`;
}

function mendTop(draft: Draft, problem: Problem, key: string, notes: Notes): boolean {
  if (
    !Object.hasOwn(draft.value, key) ||
    ['title', 'type', 'model', 'fields', 'columns', 'sql', 'items', 'source', 'report'].includes(key)
  )
    return false;
  notes.lost(draft.row, `${draft.what}的 ${key}`, problem.message, problem.fix);
  delete draft.value[key];
  return true;
}
