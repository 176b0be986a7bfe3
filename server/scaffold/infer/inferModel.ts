import { keysOf } from '../../../engine/authoring/fieldKeys.ts';
import { houseJson } from '../../../engine/authoring/houseJson.ts';
import type { Inferred } from '../../../engine/authoring/inference/Inferred.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import { wireCode } from '../../../engine/names.ts';
import type { Compiled } from '../../../engine/plan/compiled.ts';
import { HEAD_LINES } from '../../transfer/import/readSheets.ts';
import { ABOUT_SHEET, type TableLine, type TablePart } from '../../transfer/import/TableFile.ts';
import { Names } from '../jeecg/names.ts';
import { ColumnFacts } from './ColumnFacts.ts';
import { fieldOf } from './fieldOf.ts';
import { withFiles } from './inferReport.ts';

export interface ModelAsked {
  /** `market/stock-take` */
  id: string;
  title: string;
  parts: AsyncIterable<TablePart>;
  own: readonly SourceFile[];
  compile: (files: readonly SourceFile[]) => Compiled;
}

/** A model and its list of what the columns of a file hold; or why there is none. */
export async function inferModel({ id, title, parts, own, compile }: ModelAsked): Promise<Inferred | string> {
  const table = await readColumns(parts);
  if (typeof table === 'string') return table;
  const before = compile(own);
  const known = new Map(
    [...before.models.values()].flatMap(({ fields }) => fields.map((field) => [field.title, field.key] as const)),
  );
  const keys = keysOf(table.headings, known);
  const names = new Names(before.dictionaries.keys());
  const [decided, unclear]: [string[], string[]] = [[], [...table.unclear]];
  const dictionaries: SourceFile[] = [];
  const fields = table.headings.map((heading, index) => {
    const { key, guessed } = keys[index] ?? { key: `field${index + 1}`, guessed: true };
    const choice = fieldOf(key, heading.trim(), table.facts[index] ?? new ColumnFacts());
    decided.push(choice.decided);
    unclear.push(...choice.unclear);
    if (guessed) unclear.push(`${heading}：起不出 key，写成了 ${key}；请改成合适的英文名（npm run weft -- rename）`);
    if (choice.dictionary === undefined) return choice.field;
    const dictCode = names.take(
      `${wireCode(id)}_${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
      '_',
    );
    dictionaries.push(dictionaryFile(dictCode, heading.trim(), choice.dictionary));
    return { ...choice.field, dictCode };
  });
  const files = [
    ...dictionaries,
    {
      path: `screens/${id}.model.json`,
      text: houseJson({ $schema: '../../schemas/model.schema.json', title, fields }),
    },
    {
      path: `screens/${id}.screen.json`,
      text: houseJson({ $schema: '../../schemas/screen.schema.json', title, type: 'list', model: id }),
    },
  ];
  const found = new Set(before.problems.map(({ file, message }) => file + message));
  const problems = compile(withFiles(own, files)).problems.filter(({ file, message }) => !found.has(file + message));
  return { files, decided, unclear, problems };
}

function dictionaryFile(code: string, title: string, values: readonly string[]): SourceFile {
  const items = values.map((value) => ({ value, text: value }));
  return {
    path: `screens/dictionaries/${code}.dictionary.json`,
    text: houseJson({ $schema: '../../schemas/dictionary.schema.json', title, items }),
  };
}

interface Columns {
  headings: string[];
  facts: ColumnFacts[];
  unclear: string[];
}

/** The first sheet: its headings, and what its columns hold. */
async function readColumns(parts: AsyncIterable<TablePart>): Promise<Columns | string> {
  let sheet: string | undefined;
  let held: TableLine[] = [];
  let columns: Columns | undefined;
  const others = new Set<string>();
  for await (const part of parts) {
    if (part.sheet === ABOUT_SHEET) continue;
    sheet ??= part.sheet;
    if (part.sheet !== sheet) {
      others.add(part.sheet);
      continue;
    }
    held.push(...part.lines);
    if (columns === undefined && held.length >= HEAD_LINES) columns = begun(held);
    if (columns !== undefined) {
      for (const line of held) addLine(columns, line);
      held = [];
    }
  }
  const all = columns ?? begun(held);
  for (const line of columns === undefined ? held : []) addLine(all, line);
  if (all.headings.length === 0) return '文件是空的，没有列名';
  const twice = all.headings.find((heading, index) => all.headings.indexOf(heading) < index);
  if (twice !== undefined) return `列名 "${twice}" 出现了两次，请改好再推断`;
  if (others.size > 0) all.unclear.push(`只看了第一张工作表，另有 ${[...others].join('、')}`);
  const rows = Math.max(0, ...all.facts.map(({ filled, empty }) => filled + empty));
  if (rows < 20) all.unclear.push(`只有 ${rows} 行数据，类型、必填与唯一只是猜测`);
  return all;
}

/** Takes the headings out of the first lines: the line with the most of them, since titles may stand above. */
function begun(lines: TableLine[]): Columns {
  const filled = ({ cells }: TableLine) => cells.filter((text) => text.trim() !== '').length;
  const [head] = lines.slice(0, HEAD_LINES).toSorted((a, b) => filled(b) - filled(a) || a.line - b.line);
  if (head === undefined) return { headings: [], facts: [], unclear: [] };
  lines.splice(0, lines.indexOf(head) + 1);
  const last = head.cells.findLastIndex((text) => text.trim() !== '');
  const headings = head.cells.slice(0, last + 1).map((text, index) => text.trim() || `列${index + 1}`);
  const unclear = head.line === 1 ? [] : [`列名取自第 ${head.line} 行`];
  return { headings, facts: headings.map(() => new ColumnFacts()), unclear };
}

function addLine({ facts }: Columns, { cells }: TableLine): void {
  if (cells.every((text) => text.trim() === '')) return;
  for (const [index, each] of facts.entries()) each.add(cells[index] ?? '');
}
