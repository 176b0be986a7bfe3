import type {
  ColumnsFile,
  FormFile,
  PickerFile,
  QueryFile,
  ReportFile,
  ScreenFile,
} from '../../../schemas/generated/types.ts';
import { sentences } from '../../problems.ts';
import type { Document } from '../documents.ts';
import type { Declared } from '../Linker.ts';
import type { Path } from '../places.ts';
import type { FileCheck, TellIn } from './Check.ts';

/** A list of columns, fields, query items or buttons, by key or code. */
interface Keyed {
  document: Document;
  path: Path;
  entries: unknown;
  name: 'key' | 'code';
}

/** What stands twice in one list is drawn twice. */
const checkedLists =
  <T>(listsOf: (file: Declared<T>) => Keyed[]): FileCheck<T> =>
  (file, _world, tell) => {
    for (const list of listsOf(file)) checkList(list, tell);
  };

function checkList({ document, path, entries, name }: Keyed, tell: TellIn): void {
  if (!Array.isArray(entries)) return;
  const seen = new Set<unknown>();
  for (const [index, entry] of entries.entries()) {
    const key = typeof entry === 'string' ? entry : (entry as Record<string, unknown>)[name];
    if (seen.has(key))
      tell(document, 'duplicate-item', sentences['duplicate-item'](`"${key}"`), [...path, index, name]);
    seen.add(key);
  }
}

const keyed = (document: Document, path: Path, entries: unknown): Keyed => ({ document, path, entries, name: 'key' });

export const checkScreenLists = checkedLists<ScreenFile>(({ value, document }) => {
  const { columns, query, form, toolbar, rowActions, subLists } = value as unknown as Record<string, unknown>;
  const { fields } = (typeof form === 'object' && form !== null ? form : {}) as { fields?: unknown };
  return [
    keyed(document, ['columns'], columns),
    keyed(document, ['query'], query),
    { document, path: ['toolbar'], entries: toolbar, name: 'code' },
    { document, path: ['rowActions'], entries: rowActions, name: 'code' },
    keyed(document, ['form', 'fields'], fields),
    ...(Array.isArray(subLists) ? subLists : []).flatMap((list: Record<string, unknown>, index) => [
      keyed(document, ['subLists', index, 'columns'], list.columns),
      keyed(document, ['subLists', index, 'query'], list.query),
      { document, path: ['subLists', index, 'toolbar'], entries: list.toolbar, name: 'code' as const },
      { document, path: ['subLists', index, 'rowActions'], entries: list.rowActions, name: 'code' as const },
    ]),
  ];
});

export const checkColumnList = checkedLists<ColumnsFile>(({ value, document }) => [
  keyed(document, ['columns'], value.columns),
]);

export const checkQueryList = checkedLists<QueryFile>(({ value, document }) => [
  keyed(document, ['items'], value.items),
]);

export const checkFormList = checkedLists<FormFile>(({ value, document }) => [
  keyed(document, ['fields'], value.fields),
]);

export const checkReportList = checkedLists<ReportFile>(({ value, document }) => [
  keyed(document, ['query'], value.query),
]);

export const checkPickerLists = checkedLists<PickerFile>(({ value, document }) => {
  const { columns, query } = value as unknown as Record<string, unknown>;
  return [keyed(document, ['columns'], columns), keyed(document, ['query'], query)];
});
