import type { Field } from '../../../engine/plan/compiled.ts';
import type { ValueItem } from '../../../engine/values/ValueType.ts';
import type { Records } from '../../records/Records.ts';
import type { CsvColumn } from '../../records/transfer/csv.ts';
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
  ...{
    number: '数字',
    date: '日期，如 2026-11-25',
    datetime: '时间，如 2026-11-25 08:30:00',
    time: '时刻，如 08:30:00',
  },
  ...{
    flag: '是 或 否',
    code: '从下拉列表选择',
    codes: '可填多个，用逗号隔开',
    reference: '姓名、名称或编码，多个用逗号隔开',
  },
  ...{ area: '地区，如 浙江省杭州市西湖区' },
};

/** A workbook to be filled in: a heading for each field, what may be chosen offered in its cells. Answers 0 rows. */
export async function writeTemplate(path: string, records: Records, now: Date): Promise<number> {
  const fields = offeredFields(records)
    .filter(({ kind }) => kind !== 'files' && kind !== 'secret' && kind !== 'json')
    .map((field) => (field.kind === 'flag' && field.items.length === 0 ? { ...field, items: YES_NO } : field));
  const lists = fields.filter(({ items }) => items.length > 0 && items.length <= MOST_ITEMS);
  const book = createXlsx(path, now);
  try {
    const columns = fields.map(({ key, title, field }): CsvColumn => ({ key, title, kind: field.kind, options: {} }));
    const choices = lists
      .filter(({ kind }) => kind === 'code' || kind === 'flag')
      .map(({ key, items }) => {
        const letter = columnName(lists.findIndex((each) => each.key === key));
        return {
          column: fields.findIndex((each) => each.key === key),
          from: `'${LISTS}'!$${letter}$2:$${letter}$${items.length + 1}`,
        };
      });
    await (await book.sheet(records.shape.model.title, columns, { choices })).end();
    if (lists.length > 0) {
      const sheet = await book.sheet(
        LISTS,
        lists.map(({ key, title }) => ({ key, title, kind: 'text', options: {} })),
        { hidden: true },
      );
      const longest = Math.max(...lists.map(({ items }) => items.length));
      for (let at = 0; at < longest; at++) await sheet.write([lists.map(({ items }) => textAt(items, at))]);
      await sheet.end();
    }
    await book.finish([
      ['说明', '在第二个工作表填写，一行一条；列的次序可以改变，不需要的列可以删除，列名请保留'],
      ...fields.map(({ title, kind, field }) => {
        const rules = [...(field.required ? ['必填'] : []), ...(KINDS[kind] === undefined ? [] : [KINDS[kind]])];
        return [title, rules.join('；')] as const;
      }),
    ]);
    return 0;
  } catch (error) {
    await book.abandon();
    throw error;
  }
}

const textAt = (items: readonly ValueItem[], at: number): string | null => items[at]?.text ?? null;

function columnName(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);
}
