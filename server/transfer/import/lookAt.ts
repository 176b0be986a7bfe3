import type { FileStore } from '../../files/fileStore.ts';
import type { Records } from '../../records/Records.ts';
import { uniqueGroups } from '../../records/write/unique.ts';
import { modelOf, offeredFields } from './importFiles.ts';
import { keyFields } from './importOrder.ts';
import { HEAD_LINES, type OpenSheet, readSheets } from './readSheets.ts';
import type { ReceivedFile } from './receiveFiles.ts';
import { TableError, tableType } from './TableFile.ts';
import type { Tables } from './Tables.ts';

/** Lines of a sheet that are shown. */
const SHOWN = 10;
const LONGEST = 200;

interface LookedSheet {
  name: string;
  columns: { title: string; key?: string; locked?: string; suggestion?: string }[];
  rows: { line: number; cells: string[] }[];
}

export interface Looking {
  files: readonly ReceivedFile[];
  tables: Tables;
  store: FileStore;
  tenant: string;
}

/**
 * What is in files, and what may be done with it: of each sheet its headings with the fields they seem to mean and its
 * first lines; the fields that may be filled, and those by which records may be found.
 */
export async function lookAt(records: Records, looking: Looking) {
  const files = [];
  for (const file of looking.files) files.push(await lookAtFile(records, file, looking));
  const keys = new Set(keyFields(records).map(({ key }) => key));
  const fields = offeredFields(records).map(({ field, key, title }) => ({
    ...{ key, title, required: field.required, keyed: keys.has(key) },
  }));
  const [unique] = uniqueGroups(records.shape.model).filter((group) => group.fields.every(({ key }) => keys.has(key)));
  return { files, fields, key: unique?.fields.map(({ key }) => key) ?? [] };
}

async function lookAtFile(records: Records, { name, path, error }: ReceivedFile, { tables, store, tenant }: Looking) {
  if (path === undefined) return { name, error: error ?? '文件无法读取', sheets: [] };
  const sheets: LookedSheet[] = [];
  const open = ({ sheet, headings, mapping }: OpenSheet): boolean => {
    const locked = new Map(mapping.locked.map(({ title, why }) => [title, why]));
    const suggested = new Map(mapping.strays.map(({ title, suggestion }) => [title, suggestion]));
    const columns = mapping.columns.map(({ title, field }) => {
      const [why, suggestion] = [locked.get(title), suggested.get(title)];
      return {
        title,
        ...(field && { key: field.key }),
        ...(why && { locked: why }),
        ...(suggestion && { suggestion }),
      };
    });
    void headings;
    sheets.push({ name: sheet, columns, rows: [] });
    return true;
  };
  const line = (found: { line: number; cells: readonly string[] }): void => {
    const rows = sheets.at(-1)?.rows;
    if (rows && rows.length < SHOWN)
      rows.push({ line: found.line, cells: found.cells.map((text) => text.slice(0, LONGEST)) });
  };
  try {
    const source = { path: store.pathOf(tenant, path), type: tableType(path), head: HEAD_LINES + SHOWN };
    await readSheets(tables.read(source), modelOf(records), {}, { open, line });
    if (sheets.every(({ rows }) => rows.length === 0)) throw new TableError('文件里没有数据');
    return { name, path, sheets };
  } catch (failure) {
    await store.remove(tenant, path);
    if (failure instanceof TableError) return { name, error: failure.message, sheets: [] };
    throw failure;
  }
}
