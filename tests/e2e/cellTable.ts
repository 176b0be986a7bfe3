import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cellKinds } from '../../schemas/generated/language.ts';
import type { CellType } from '../../schemas/generated/types.ts';
import { inProject } from '../../scripts/setup/checkout.mjs';

/** Every type of the language. */
export const TYPES = Object.keys(cellKinds) as CellType[];

/** Where the table stands, under `screens/`. */
export const TABLE = 'examples/cells';
/** Where the examples of the types stand, under `screens/`. */
const EXAMPLES = `${TABLE}/types`;

/** Rows, by what their first column says; `required` wants every cell filled and every mark on. */
export const ROWS = { filled: '有值', empty: '空', disabled: '停用', required: '必填' } as const;

/** The text columns in front of the types: which row it is, and what `normal`, which nobody may write, shows. */
export const LEADING = { name: 'name', given: 'given' } as const;

/** A field of an example, as its file says it. */
interface ExampleField {
  key: string;
  title: string;
  [option: string]: unknown;
}

const folderOf = (type: CellType): string => inProject('renderers', 'cells', 'types', type);

function readExample(type: CellType, kind: 'model' | 'screen'): Record<string, unknown> {
  return JSON.parse(fs.readFileSync(path.join(folderOf(type), `example.${kind}.json`), 'utf8'));
}

/** The fields of the example a type's screen lists. */
export function exampleFieldsOf(type: CellType): ExampleField[] {
  const { model } = readExample(type, 'screen');
  if (model !== `${EXAMPLES}/${type}`) throw new Error(`the example screen of ${type} lists ${model}`);
  return readExample(type, 'model').fields as ExampleField[];
}

/** The column of the table that a field of an example becomes: `sel_user`, `demo` → `selUserDemo`. */
export function columnOf(type: CellType, key: string): string {
  const words = [...type.split('_'), key].map((word, at) => (at === 0 ? word : capital(word)));
  return words.join('');
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * A folder of declarations with one editable list whose columns are the fields of all examples, so that one page shows
 * every type.
 */
export function writeCellTable(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-cells-'));
  const write = (file: string, content: object) => {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, JSON.stringify(content));
  };
  for (const type of TYPES) {
    const picker = path.join(folderOf(type), 'example.picker.json');
    if (fs.existsSync(picker)) write(`${EXAMPLES}/${type}.picker.json`, JSON.parse(fs.readFileSync(picker, 'utf8')));
  }
  const text = { type: 'input', width: 90, query: false };
  const leading = [
    { ...text, key: LEADING.name, title: '行', fixed: 'left' },
    { ...text, key: LEADING.given, title: '编号来源' },
  ];
  const fields = TYPES.flatMap((type) => exampleFieldsOf(type).map((field) => tableField(type, field)));
  write(`${TABLE}.model.json`, { title: '单元格', fields: [...leading, ...fields] });
  write(`${TABLE}.screen.json`, { title: '单元格', type: 'list', model: TABLE, editing: 'inline' });
  return folder;
}

function tableField(type: CellType, field: ExampleField): object {
  const key = columnOf(type, field.key);
  const renamed = (value: unknown): unknown => {
    if (typeof value === 'string') return columnOf(type, value);
    if (Array.isArray(value)) return value.map(renamed);
    return Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, renamed(each)]));
  };
  const references = ['linkageKey', 'textField', 'destFields', 'paramFields'].filter((name) => name in field);
  // A number of the order is given to every row, and never empty.
  const { href, isOrder: _, ...shown } = field;
  return {
    ...shown,
    ...Object.fromEntries(references.map((name) => [name, renamed(field[name])])),
    ...(typeof href === 'string'
      ? { href: href.replace(/\{\{ (\w+) \}\}/g, (_, own) => `{{ ${columnOf(type, own)} }}`) }
      : {}),
    key,
    query: false,
    disabledWhen: `row.${LEADING.name} == '${ROWS.disabled}'`,
    ...rules(type, key, field),
  };
}

/** A mark is never empty: it has to be on. */
function rules(type: CellType, key: string, { customValue, title }: ExampleField): object {
  const wanted = `row.${LEADING.name} == '${ROWS.required}'`;
  if (type === 'normal') return { requiredWhen: wanted, value: `row.${LEADING.given}` };
  if (cellKinds[type] !== 'flag' || type === 'slider') return { requiredWhen: wanted };
  const [on] = Array.isArray(customValue) ? customValue : ['Y'];
  const expression = `!(${wanted}) || row.${key} == '${on}'`;
  return { validateRules: [{ rule: 'expression', expression, message: `请打开${title}` }] };
}
