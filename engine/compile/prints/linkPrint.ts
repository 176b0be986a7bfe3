import type { PrintFile } from '../../../schemas/generated/types.ts';
import { likeliest } from '../../nearest.ts';
import type { Dictionary, Model } from '../../plan/compiled.ts';
import type { PlanColumn } from '../../plan/Plan.ts';
import type { Print, PrintLookup, PrintPaper, PrintRows } from '../../plan/print.ts';
import { sentences } from '../../problems.ts';
import type { Written } from '../checks/Check.ts';
import { choicesFinder } from '../checks/choices.ts';
import { type Carried, neverSame } from '../checks/data/carried.ts';
import { checkTitles } from '../checks/data/titles.ts';
import { tellTwins } from '../checks/twins.ts';
import { type Declared, isFlawed, type Linker } from '../Linker.ts';
import type { Path } from '../places.ts';
import { fieldsByKey } from '../screens/planColumns.ts';
import { checkLookups } from './checkLookups.ts';
import { PrintParts } from './linkParts.ts';
import { PrintScope } from './PrintScope.ts';

/** A file after normalizing: its papers are a list of objects, its fields and columns are objects. */
type Paper = { title?: string; width: number; height: number };

/** Narrower than this it is a label: small margins, small letters. */
const LABEL_WIDTH = 120;

/** What a print speaks of. */
export interface PrintWorld {
  models: ReadonlyMap<string, Model>;
  dictionaries: ReadonlyMap<string, Dictionary>;
}

/** A print, linked to its models; undefined after reporting what is wrong with it. */
export function linkPrint(linker: Linker, file: Declared<PrintFile>, world: PrintWorld): Print | undefined {
  const { models } = world;
  const { value, document } = file;
  const before = linker.problems.length;
  const model = linker.reference(document, '模型', value.model, models, ['model']);
  if (model === undefined) return undefined;
  const papers = papersOf(value);
  const narrow = Math.min(...papers.map(({ width }) => width));
  const margin = value.margin ?? (narrow < LABEL_WIDTH ? 2 : 12);
  const fontSize = value.fontSize ?? (narrow < LABEL_WIDTH ? 7 : 9);
  checkRoom(linker, file, papers, margin);
  tellTwins(value.paper as Paper[], ['paper'], document, linker.report);
  checkTitles(value.paper as Paper[], document, ['paper'], linker.report);
  const known = fieldsByKey(model);
  const tell = { linker, document };
  if (value.group !== undefined) linker.reference(document, '字段', value.group, known, ['group']);
  if (value.sort !== undefined) linker.reference(document, '字段', value.sort.key, known, ['sort', 'key']);
  const lookups = linkLookups(linker, file, model, world);
  if (!isFlawed(linker, before)) checkLookups(linker, file, lookups, models);
  const record = new PrintScope(tell, { own: model, lookups: lookupsOf(value, {}, models) });
  const scopeOf = (rows: PrintRows): PrintScope => {
    if (rows.table === undefined) return record;
    return new PrintScope(tell, { own: models.get(rows.table), main: model, lookups: lookupsOf(value, rows, models) });
  };
  const rowsAt = (table: string | undefined, path: Path) => linkRows(linker, file, model, { table, path });
  const each = value.each && rowsAt(value.each.table, ['each', ...(value.each.table === undefined ? [] : ['table'])]);
  const scope = each === undefined ? record : scopeOf(each);
  const copies = value.copies === undefined ? undefined : scope.cell(value.copies, ['copies']);
  if (copies !== undefined) scope.demandWhole(copies, '份数', ['copies']);
  const width = narrow - 2 * margin;
  const parts = new PrintParts({ ...tell, scope, scopeOf, rowsAt, width, fontSize }).all(value.parts, ['parts']);
  const footer = value.footer === undefined ? undefined : scope.text(value.footer, ['footer'], true);
  if (isFlawed(linker, before)) return undefined;
  return {
    id: file.id,
    title: value.title,
    model: model.id,
    papers,
    margin,
    fontSize,
    lookups,
    parts,
    ...(value.description === undefined ? {} : { description: value.description }),
    ...(value.group === undefined ? {} : { group: value.group }),
    sort: value.sort ?? model.sort,
    ...(each === undefined ? {} : { each }),
    ...(copies === undefined ? {} : { copies }),
    ...(footer === undefined ? {} : { footer }),
  };
}

function papersOf({ paper, landscape = false }: PrintFile): PrintPaper[] {
  return (paper as Paper[]).map(({ title, width, height }) => {
    const [across, down] = landscape && width < height ? [height, width] : [width, height];
    return { title: title ?? `${across} × ${down} mm`, width: across, height: down };
  });
}

function checkRoom(
  linker: Linker,
  { document, value }: Declared<PrintFile>,
  papers: readonly PrintPaper[],
  margin: number,
): void {
  for (const { title, width, height } of papers) {
    const name = inCentimetres(width, height);
    if (name !== undefined) {
      const what = `${width} × ${height} 是 ${name} 的厘米数，这里写毫米`;
      const fix = `请写 "${name}"，或把宽与高都乘 10`;
      const sentence = sentences['print-room'](what, `${width} × ${height}`, `"${name}"`);
      linker.report(document, 'print-room', { ...sentence, fix }, ['paper']);
      return;
    }
    const [across, down] = [width - 2 * margin, height - 2 * margin];
    if (Math.min(across, down) >= 5) continue;
    const what = `${title} 去掉四边各 ${margin} 毫米的空白，只剩 ${round(across)} × ${round(down)} 毫米`;
    const path = value.margin === undefined ? ['paper'] : ['margin'];
    const most = round((Math.min(width, height) - 5) / 2);
    const sentence = sentences['print-room'](what, `"margin": ${margin}`, `空白不超过 ${most} 毫米`);
    linker.report(document, 'print-room', sentence, path);
    return;
  }
}

/** Widths and heights of the common papers, in centimetres. */
const PAPERS = { A4: [21, 29.7], A5: [14.8, 21], A6: [10.5, 14.8] } as const;

function inCentimetres(width: number, height: number): string | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return Object.entries(PAPERS).find(([, [least, most]]) => least === short && most === long)?.[0];
}

const round = (mm: number): number => Math.round(mm * 10) / 10;

/** The rows that a part goes through; undefined after reporting that there are none such. */
function linkRows(
  linker: Linker,
  { document, value }: Declared<PrintFile>,
  model: Model,
  { table, path }: { table: string | undefined; path: Path },
): PrintRows | undefined {
  const known = model.subTables.map((each) => each.model);
  if (table !== undefined ? known.includes(table) : value.group !== undefined)
    return table === undefined ? {} : { table };
  const suggestion = table === undefined ? (known.length === 1 ? known[0] : undefined) : likeliest(table, known);
  linker.report(document, 'print-table', sentences['print-table'](table, known, suggestion), path);
  return undefined;
}

function linkLookups(
  linker: Linker,
  file: Declared<PrintFile>,
  model: Model,
  { models, dictionaries }: PrintWorld,
): PrintLookup[] {
  const { document, value } = file;
  const choicesOf = choicesFinder(dictionaries);
  const side = (called: string, column: PlanColumn): Carried => {
    const { kind } = column;
    return { called, kind, choices: choicesOf(column as Written & PlanColumn, kind) };
  };
  return Object.entries(value.lookups ?? {}).flatMap(([name, { model: id, match, table }]) => {
    const at = ['lookups', name];
    const found = linker.reference(document, '模型', id, models, [...at, 'model']);
    const rows = table === undefined ? {} : linkRows(linker, file, model, { table, path: [...at, 'table'] });
    if (found === undefined || rows === undefined) return [];
    const of = rows.table === undefined ? { own: model } : { own: models.get(rows.table), main: model };
    const scope = new PrintScope({ linker, document }, { ...of, lookups: new Map() });
    const matched = Object.entries(match).flatMap(([field, key]) => {
      const fields = fieldsByKey(found);
      if (!fields.has(field)) {
        const keys = [...fields.keys()];
        const sentence = sentences['unknown-reference']('字段', field, keys, likeliest(field, keys));
        linker.report(document, 'unknown-reference', sentence, [...at, 'match', field], 'key');
      }
      const cell = scope.cell(key, [...at, 'match', field]);
      const its = fields.get(field);
      const sentence =
        its && cell && neverSame(side(`${id} 的 "${field}" `, its), side(`这里的 "${key}" `, cell.column), OTHER_FIELD);
      if (sentence !== undefined) linker.report(document, 'wrong-type', sentence, [...at, 'match', field]);
      return cell === undefined ? [] : [{ field, value: cell }];
    });
    return [{ name, model: id, match: matched, ...rows }];
  });
}

const OTHER_FIELD = '请换成存同一种值的字段';

/** Models of the lookups made for these rows, by name; undefined: what is wrong with it is told where it stands. */
const lookupsOf = ({ lookups = {} }: PrintFile, { table }: PrintRows, models: ReadonlyMap<string, Model>) =>
  new Map(
    Object.entries(lookups).flatMap(([name, each]): [string, Model | undefined][] =>
      each.table === table ? [[name, models.get(each.model)]] : [],
    ),
  );
