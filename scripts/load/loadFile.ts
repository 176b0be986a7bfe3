import path from 'node:path';
import type { Compiled, Model } from '../../engine/plan/compiled.ts';
import { type Loaded, Loading } from '../../server/transfer/import/Loading.ts';
import { mapSheet, type SheetModels, tableOfSheet } from '../../server/transfer/import/lineSheets.ts';
import { type Mapping, mapColumns } from '../../server/transfer/import/mapColumns.ts';
import { readTable } from '../../server/transfer/import/readTable.ts';
import { ABOUT_SHEET, type TableLimits, tableType } from '../../server/transfer/import/TableFile.ts';
import type { TableOpened } from '../../server/transfer/import/units.ts';
import type { Destination } from './Destination.ts';
import { DestinationError } from './Destination.ts';
import { loadedSheets } from './loadedSheets.ts';
import { type LoadOptions, UsageError } from './options.ts';
import type { Progress } from './progress.ts';

type Source = Pick<LoadOptions, 'file' | 'delimiter' | 'encoding' | 'map' | 'dateFormats' | 'mode'>;

const BATCH = 2_000;

/** Whoever types the command decides how much: a workbook alone must not fill the memory. */
const LIMITS: TableLimits = {
  rows: Number.POSITIVE_INFINITY,
  cells: Number.POSITIVE_INFINITY,
  unpacked: 2 ** 31,
  time: 2 ** 31 - 1,
};

/**
 * Loads a file into a model: `good` in batches as it is read, otherwise all of it at once. `onMapping` hears what the
 * columns of each sheet are taken for before its first row is sent. Throws TableError, UsageError and DestinationError.
 */
export async function loadFile(
  source: Source,
  model: Model,
  models: Compiled['models'],
  destination: Destination,
  progress: Progress,
  onMapping: (mapping: Mapping) => void,
): Promise<Loaded> {
  const { file, delimiter, encoding, dateFormats, mode } = source;
  const type = tableType(file);
  const loading = new Loading(
    (rows, how) => {
      if (rows.length <= destination.most) return destination.send(rows, how);
      throw new DestinationError(
        `一次最多 ${destination.most} 行，请加 --skip-bad 分批导入，或停止服务后直接写入数据库`,
      );
    },
    { items: destination.items, dateFormats },
  );
  const sheets = loadedSheets(model, models, source.map);
  const alone = sheets.tables.length === 0;
  let sheet: string | undefined;
  for await (const part of readTable({ path: file, type, delimiter, encoding }, LIMITS)) {
    if (part.sheet === ABOUT_SHEET) continue;
    for (const line of part.lines) {
      if (sheet !== part.sheet) {
        sheet = part.sheet;
        const found = sheetOf(sheet, line.cells, sheets, source.map);
        onMapping(found.mapping);
        if (found.mapping.missing.length > 0) throw new UsageError(missingText(found.mapping));
        const { mapping, lines } = found;
        loading.table({ file: path.basename(file), sheet }, mapping, type === 'csv', lines);
      } else loading.read(line);
    }
    // Lines of a record may come in a later sheet.
    if (mode === 'good' && alone && loading.held >= BATCH) await loading.send('good');
    progress.tell(mode === 'good' ? '导入' : '读取', loading.total);
  }
  if (sheet === undefined) throw new UsageError('文件是空的');
  await loading.send(mode);
  loading.errors.sort((left, right) => left.line - right.line);
  return loading;
}

/** What the first line of a sheet means: of records as it is told, of their lines as it seems. */
function sheetOf(
  sheet: string,
  titles: readonly string[],
  sheets: SheetModels,
  map: ReadonlyMap<string, string>,
): Pick<TableOpened, 'mapping' | 'lines'> {
  const of = tableOfSheet(sheet, sheets.tables);
  if (!of) return { mapping: mapColumns(titles, sheets.model, map) };
  const { mapping, lines } = mapSheet(sheet, titles, sheets);
  const link = lines?.link;
  if (of.closed) throw new UsageError(`工作表 ${sheet}：${of.table.title}不能这样导入`);
  if (!link) throw new UsageError(`工作表 ${sheet}：没有一列说明每一行属于哪条记录（第一列应是主表的列，如编号）`);
  return { mapping, lines: { of, link } };
}

function missingText({ missing }: Mapping): string {
  const names = missing.map((field) => `${field.title}（${field.key}）`).join('、');
  return `缺少必填列：${names}。可用 --map "列名=字段" 指定`;
}
