import type { FileStore } from '../../files/fileStore.ts';
import type { Records } from '../../records/Records.ts';
import { importedTables } from '../../records/transfer/openLines.ts';
import { uniqueGroups } from '../../records/uniqueGroups.ts';
import { offeredFields } from './importFiles.ts';
import { keyFields } from './importOrder.ts';
import { lineKeyFields, ownLineKey, sheetModels } from './lineTables.ts';
import { isMissed } from './mapColumns.ts';
import { HEAD_LINES, type OpenSheet, readSheets } from './readSheets.ts';
import type { ReceivedFile } from './receiveFiles.ts';
import { TableError, tableType } from './TableFile.ts';
import type { Tables } from './Tables.ts';

/** Lines of a sheet that are shown. */
const SHOWN = 10;
const LONGEST = 200;
const NOTHING = { mapping: {}, lines: {}, key: [] };

interface LookedSheet {
  name: string;
  /** Wire code of the sub-table whose rows it has. */
  table?: string;
  columns: { title: string; key?: string; locked?: string; suggestion?: string; owner?: string }[];
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
  const fields = toldFields(records, keys);
  const tables = importedTables(records).map((child) => {
    const known = new Set(lineKeyFields(child).map(({ key }) => key));
    const own = toldFields(child.records, known).filter(({ key }) => key !== child.table.foreignKey);
    return { code: child.code, title: child.table.title, fields: own, key: ownLineKey(child).map(({ key }) => key) };
  });
  const [unique] = uniqueGroups(records.shape.model).filter((group) => group.fields.every(({ key }) => keys.has(key)));
  return { files, fields, key: unique?.fields.map(({ key }) => key) ?? [], tables };
}

const toldFields = (records: Records, keys: ReadonlySet<string>) =>
  offeredFields(records).map(({ field, key, title }) => {
    const filled = field.required && !isMissed(field);
    return { key, title, required: field.required, ...(filled ? { filled } : {}), keyed: keys.has(key) };
  });

async function lookAtFile(records: Records, { name, path, error }: ReceivedFile, { tables, store, tenant }: Looking) {
  if (path === undefined) return { name, error: error ?? '文件无法读取', sheets: [] };
  const sheets: LookedSheet[] = [];
  const open = ({ sheet, mapping, lines }: OpenSheet): boolean => {
    // That it is not imported is told by the check.
    if (lines?.of.closed) return false;
    const locked = new Map(mapping.locked.map(({ title, why }) => [title, why]));
    const suggested = new Map(mapping.strays.map(({ title, suggestion }) => [title, suggestion]));
    const columns = mapping.columns.map(({ title, field }, place) => {
      const [why, suggestion] = [locked.get(title), suggested.get(title)];
      return {
        title,
        ...(field && { key: field.key }),
        ...(why && { locked: why }),
        ...(suggestion && { suggestion }),
        ...(lines?.link?.place === place && { owner: lines.link.field.title }),
      };
    });
    sheets.push({ name: sheet, ...(lines && { table: lines.of.code }), columns, rows: [] });
    return true;
  };
  const line = (found: { line: number; cells: readonly string[] }): void => {
    const rows = sheets.at(-1)?.rows;
    if (rows && rows.length < SHOWN)
      rows.push({ line: found.line, cells: found.cells.map((text) => text.slice(0, LONGEST)) });
  };
  try {
    const source = { path: store.pathOf(tenant, path), type: tableType(path), head: HEAD_LINES + SHOWN };
    await readSheets(tables.read(source), sheetModels(records, NOTHING), { open, line });
    if (sheets.every(({ rows }) => rows.length === 0)) throw new TableError('文件里没有数据');
    return { name, path, sheets };
  } catch (failure) {
    await store.remove(tenant, path);
    if (failure instanceof TableError) return { name, error: failure.message, sheets: [] };
    throw failure;
  }
}
