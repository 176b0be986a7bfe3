import { cellKinds } from '../../schemas/generated/language.ts';
import { keysOf } from './fieldKeys.ts';

/** Text of a new declaration file and what stands beside it, by path relative to the project. */
export type NewFiles = Record<string, string>;

const IN_FOLDER = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;

/** What new declarations of each kind may be called: folder and name, of a dictionary its code. */
export const newNames = {
  report: IN_FOLDER,
  screen: IN_FOLDER,
  model: IN_FOLDER,
  print: IN_FOLDER,
  board: IN_FOLDER,
  picker: IN_FOLDER,
  dictionary: /^[a-z][a-z0-9_]*$/,
} as const;

const schemaPath = (file: string, kind: string) =>
  `${'../'.repeat(file.split('/').length - 1)}schemas/${kind}.schema.json`;
const json = (file: string, kind: string, value: object) =>
  `${JSON.stringify({ $schema: schemaPath(file, kind), ...value }, null, 2)}\n`;

/** A report over one table: counts its rows a day. `table` must be a model's. */
export function newReport(id: string, table: string): NewFiles {
  const file = `screens/${id}.report.json`;
  const sql = `${id.split('/').at(-1)}.sql`;
  return {
    [file]: json(file, 'report', {
      title: '新报表',
      sql,
      columns: [
        { key: 'day', title: '日期', type: 'date' },
        { key: 'records', title: '记录数', type: 'inputNumber', precision: 0, statistics: ['sum'] },
      ],
      query: [{ key: 'day', mode: 'group' }],
      sort: { key: 'day', order: 'desc' },
    }),
    [`screens/${id}.sql`]: [
      'select create_time::date as day, count(*) as records',
      `from ${table}`,
      'group by 1',
      '',
    ].join('\n'),
  };
}

/** A list over an existing model. */
export function newScreen(id: string, model: string): NewFiles {
  const file = `screens/${id}.screen.json`;
  return { [file]: json(file, 'screen', { title: '新页面', type: 'list', model }) };
}

/** A model with two fields and a list over it. */
export function newModel(id: string, title = '新模型', fields: readonly object[] = TWO_FIELDS): NewFiles {
  const file = `screens/${id}.model.json`;
  return { [file]: json(file, 'model', { title, fields }), ...newScreen(id, id) };
}

const TWO_FIELDS = [
  { key: 'name', title: '名称', type: 'input', validateRules: ['required'], query: { mode: 'like' } },
  { key: 'remark', title: '备注', type: 'textarea' },
];

/** What a list of fields may call a type. */
const TYPES: Readonly<Record<string, string>> = {
  文本: 'input',
  长文本: 'textarea',
  数: 'inputNumber',
  数量: 'inputNumber',
  金额: 'inputNumber',
  日期: 'date',
  时间: 'datetime',
  是否: 'switch',
  图片: 'image',
  附件: 'file',
  人: 'sel_user',
  部门: 'sel_depart',
};

/**
 * The fields of a list somebody has: a title each, its type beside it (`金额 数`, `下单日期\t日期`) or not; in lines, or in
 * the cells of a heading.
 */
export function fieldsOf(text: string): object[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const cells = lines.length === 1 ? (lines[0]?.split(/[\t,，、]/) ?? []) : lines;
  const said = cells.map((cell) => {
    const [title = '', type] = cell.trim().split(/\s+/);
    const known = type === undefined ? undefined : (TYPES[type] ?? (Object.hasOwn(cellKinds, type) ? type : undefined));
    return known === undefined ? { title: cell.trim(), type: 'input' } : { title, type: known };
  });
  const keys = keysOf(
    said.map(({ title }) => title),
    new Map(),
  );
  return said.map((field, at) => ({ key: keys[at]?.key ?? `field${at + 1}`, ...field }));
}

/** What a new print or board may show of a model's field. */
interface ModelField {
  key: string;
  type?: string;
  /** The field that says in which money it is. */
  currency?: string;
}

interface ModelText {
  title: string;
  fields?: readonly ModelField[];
  measures?: readonly { key: string }[];
}

/** A model's declaration; of one that is being written, and cannot be read, nothing. */
function modelIn(text: string): ModelText {
  try {
    return JSON.parse(text) as ModelText;
  } catch {
    return { title: '' };
  }
}

/** Nothing that can be put on paper in a line. */
const UNPRINTED: ReadonlySet<string> = new Set(['password', 'hidden', 'upload', 'file', 'image', 'editor', 'markdown']);
const MOST_FIELDS = 8;

/** A paper of a model's records: its title and its first fields. `text` is the model's declaration. */
export function newPrint(id: string, model: string, text: string): NewFiles {
  const file = `screens/${id}.print.json`;
  const { title, fields = [] } = modelIn(text);
  const shown = fields.filter(({ type }) => type === undefined || !UNPRINTED.has(type)).slice(0, MOST_FIELDS);
  const parts = [
    { type: 'heading', text: title },
    { type: 'line' },
    { type: 'fields', columns: 2, fields: shown.map(({ key }) => key) },
  ];
  return { [file]: json(file, 'print', { title: `${title}打印单`, model, paper: ['A4', 'A5'], parts }) };
}

/** Figures that stand beside each other. */
const MOST_FIGURES = 3;

/** A board of a model's first measures, over time where it has a date; undefined of one without measures. */
export function newBoard(id: string, model: string, text: string): NewFiles | undefined {
  const file = `screens/${id}.board.json`;
  const { title, fields = [], measures = [] } = modelIn(text);
  const [first] = measures;
  if (first === undefined) return undefined;
  const date = fields.find(({ type }) => type === 'date')?.key;
  // Sums of different money are none.
  const money = new Set(fields.flatMap(({ currency }) => (fields.some(({ key }) => key === currency) ? currency : [])));
  const figures = measures.slice(0, MOST_FIGURES);
  return {
    [file]: json(file, 'board', {
      title: `${title}看板`,
      model,
      ...(date === undefined ? {} : { period: { column: date, defaultValue: 'last30', until: 'newest' } }),
      ...(money.size === 0 ? {} : { filters: [...money].map((key) => ({ key, required: true })) }),
      parts: [
        ...figures.map(({ key }) => ({ type: 'figure', measure: key, width: 24 / figures.length })),
        ...(date === undefined
          ? []
          : [{ type: 'chart', title: '走势', width: 24, chart: { mark: 'line', x: date, y: [first.key] } }]),
      ],
    }),
  };
}

/** Whether a model's declaration says what a board can count. */
export const hasMeasures = (text: string): boolean => /"measures"\s*:\s*\[/.test(text);

/** A picker of users under a name of its own, to be narrowed. */
export function newPicker(id: string): NewFiles {
  const file = `screens/${id}.picker.json`;
  return { [file]: json(file, 'picker', { title: '新选择器', type: 'user' }) };
}

/** A dictionary with two items. */
export function newDictionary(code: string): NewFiles {
  const file = `screens/dictionaries/${code}.dictionary.json`;
  const items = [
    { value: 'Y', text: '是' },
    { value: 'N', text: '否' },
  ];
  return { [file]: json(file, 'dictionary', { title: '新字典', items }) };
}
