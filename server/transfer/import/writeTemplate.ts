import type { Field } from '../../../engine/plan/compiled.ts';
import type { ValueItem } from '../../../engine/values/ValueType.ts';
import type { Records } from '../../records/Records.ts';
import type { CsvColumn } from '../../records/transfer/csv.ts';
import { importedTables } from '../../records/transfer/openLines.ts';
import { singleKeys } from '../../records/uniqueGroups.ts';
import type { About, BookWriter } from '../export/Workbook.ts';
import { createXlsx } from '../export/writeXlsx.ts';
import { offeredFields } from './importFiles.ts';

const LISTS = '可选值';
/** A list is offered in a cell as long as people may look through it. */
const MOST_ITEMS = 2_000;

const YES_NO: readonly ValueItem[] = [
  { value: 'Y', text: '是' },
  { value: 'N', text: '否' },
];

const KINDS: Readonly<Partial<Record<Field['kind'], string>>> = {
  number: '数字',
  date: '日期，如 2026-11-25',
  datetime: '时间，如 2026-11-25 08:30:00',
  time: '时刻，如 08:30:00',
  flag: '是 或 否',
  code: '从下拉列表选择',
  codes: '可填多个，用逗号隔开',
  reference: '姓名、名称或编码，多个用逗号隔开',
  area: '地区，如 浙江省杭州市西湖区',
};

type Offered = ReturnType<typeof offeredFields>[number];

/** A sheet to be filled in: of the records, or of the lines of one of their sub-tables. */
interface EmptySheet {
  title: string;
  /** The first of lines says whose each is. */
  fields: readonly Offered[];
}

/** What may be chosen in the cells of a field, as it stands in a column of the sheet of lists. */
interface List {
  sheet: EmptySheet;
  field: Offered;
}

/** A workbook to be filled in: a heading for each field, what may be chosen offered in its cells. Answers 0 rows. */
export async function writeTemplate(
  path: string,
  records: Records,
  without: ReadonlySet<string>,
  now: Date,
): Promise<number> {
  const sheets = sheetsOf(records, without);
  const lists = sheets.flatMap((sheet) =>
    sheet.fields
      .filter(({ items }) => items.length > 0 && items.length <= MOST_ITEMS)
      .map((field): List => ({ sheet, field })),
  );
  const book = createXlsx(path, now);
  try {
    for (const sheet of sheets) {
      const columns = sheet.fields.map(
        ({ key, title, field }): CsvColumn => ({ key, title, kind: field.kind, options: {} }),
      );
      await (await book.sheet(sheet.title, columns, { choices: choicesOf(sheet, lists) })).end();
    }
    if (lists.length > 0) await writeLists(book, lists);
    await book.finish(aboutOf(sheets));
    return 0;
  } catch (error) {
    await book.abandon();
    throw error;
  }
}

function sheetsOf(records: Records, without: ReadonlySet<string>): EmptySheet[] {
  const own = writable(records).filter(({ key }) => !without.has(key));
  const [single] = singleKeys(records);
  const owner = own.find(({ key }) => key === single?.key) ?? own[0];
  const lines = importedTables(records).map((child): EmptySheet => {
    const fields = writable(child.records).filter(({ key }) => key !== child.table.foreignKey);
    return { title: child.table.title, fields: owner ? [owner, ...fields] : fields };
  });
  return [{ title: records.shape.model.title, fields: own }, ...lines];
}

const writable = (records: Records): Offered[] =>
  offeredFields(records)
    .filter(({ kind }) => kind !== 'files' && kind !== 'secret' && kind !== 'json')
    .map((field) => (field.kind === 'flag' && field.items.length === 0 ? { ...field, items: [...YES_NO] } : field));

function choicesOf(sheet: EmptySheet, lists: readonly List[]) {
  return lists.flatMap(({ sheet: of, field }, at) => {
    const column = of === sheet ? sheet.fields.indexOf(field) : -1;
    if (column < 0 || (field.kind !== 'code' && field.kind !== 'flag')) return [];
    const letter = columnName(at);
    return [{ column, from: `'${LISTS}'!$${letter}$2:$${letter}$${field.items.length + 1}` }];
  });
}

async function writeLists(book: BookWriter, lists: readonly List[]): Promise<void> {
  const columns = lists.map(({ field: { title } }, at): CsvColumn => {
    return { key: String(at), title, kind: 'text', options: {} };
  });
  const sheet = await book.sheet(LISTS, columns, { hidden: true });
  const longest = Math.max(...lists.map(({ field }) => field.items.length));
  for (let at = 0; at < longest; at++) await sheet.write([lists.map(({ field }) => textAt(field.items, at))]);
  await sheet.end();
}

function aboutOf([main, ...lines]: readonly EmptySheet[]): About {
  const rulesOf = ({ kind, field }: Offered): string =>
    [...(field.required ? ['必填'] : []), ...(KINDS[kind] === undefined ? [] : [KINDS[kind]])].join('；');
  const fields = main?.fields ?? [];
  return [
    ['说明', '在第二个工作表填写，一行一条；列的次序可以改变，不需要的列可以删除，列名请保留'],
    ...fields.map((field) => [field.title, rulesOf(field)] as const),
    ...lines.flatMap(({ title, fields: [owner, ...own] }) => [
      [`工作表 ${title}`, `可不填；每行的“${owner?.title ?? ''}”写明属于哪条记录，与第二个工作表一致`] as const,
      ...own.map((field) => [`${title} ${field.title}`, rulesOf(field)] as const),
    ]),
  ];
}

const textAt = (items: readonly ValueItem[], at: number): string | null => items[at]?.text ?? null;

function columnName(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);
}
