import { grouped, type Source, type SourceTable, textOf } from './Source.ts';
import type { World } from './World.ts';

interface Part {
  parts: SourceTable;
  heads: SourceTable;
  head: string;
  name: string;
  title: string;
}

const FORM = { heads: 'onl_cgform_head', head: 'cgform_head_id' } as const;
const REPORT = { heads: 'onl_cgreport_head', head: 'cgrhead_id' } as const;

const PARTS: readonly Part[] = [
  { ...FORM, parts: 'onl_cgform_field', name: 'db_field_name', title: '字段' },
  { ...FORM, parts: 'onl_cgform_index', name: 'index_name', title: '索引' },
  { ...REPORT, parts: 'onl_cgreport_item', name: 'field_name', title: '报表的列' },
  { ...REPORT, parts: 'onl_cgreport_param', name: 'param_name', title: '报表的参数' },
];

const MOST_NAMES = 5;

/** Parts of forms and reports that are not in the dump: one note for all of one head. */
export function tellHeadless(source: Source, { notes }: World): void {
  for (const { parts, heads, head, name, title } of PARTS) {
    const known = new Set(source[heads].map((row) => textOf(row, 'id')));
    for (const [id, rows] of grouped(source[parts], head, 'order_num')) {
      const [first] = rows;
      if (first === undefined || known.has(id)) continue;
      const names = rows.slice(0, MOST_NAMES).map((row) => textOf(row, name));
      notes.lost(
        first,
        `${title} ${names.join('、')}${rows.length > MOST_NAMES ? ` 等 ${rows.length} 个` : ''}`,
        id === '' ? `没有写它属于哪一张（${head} 是空的）` : `${heads} 里没有 ${id}`,
        `转储时带上 ${heads}，再导入一次`,
      );
    }
  }
}
