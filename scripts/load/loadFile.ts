import type { Model } from '../../engine/plan/compiled.ts';
import type { ImportMode, RowError } from '../../server/records/transfer/importRows.ts';
import type { Mapping } from './columns.ts';
import { mapColumns } from './columns.ts';
import type { Destination } from './Destination.ts';
import { DestinationError } from './Destination.ts';
import { type LoadOptions, UsageError } from './options.ts';
import type { Progress } from './progress.ts';
import { readCsv } from './readCsv.ts';
import type { LineError, LineReader } from './readLine.ts';
import { lineReader } from './readLine.ts';

export interface Loaded {
  total: number;
  /** Rows written, or with a dry run those that could be. */
  inserted: number;
  errors: LineError[];
}

type Source = Pick<LoadOptions, 'file' | 'delimiter' | 'encoding' | 'map' | 'dateFormats' | 'mode'>;

/** A row with the line it stands on. */
interface Waiting {
  line: number;
  row: Record<string, unknown>;
}

const BATCH = 2_000;

/**
 * Loads a file into a model: `good` in batches as it is read, otherwise all of it at once. `onMapping` hears what the
 * columns are taken for before the first row is sent. Throws UsageError and DestinationError.
 */
export async function loadFile(
  source: Source,
  model: Model,
  destination: Destination,
  progress: Progress,
  onMapping: (mapping: Mapping) => void,
): Promise<Loaded> {
  const lines = readCsv(source.file, source.delimiter, source.encoding);
  const { value: titles } = await lines.next();
  if (!titles) throw new UsageError('文件是空的');
  const mapping = mapColumns(titles, model, source.map);
  onMapping(mapping);
  if (mapping.missing.length > 0) throw new UsageError(missingText(mapping));
  const loading = new Loading(lineReader(mapping.columns, destination.items, source.dateFormats), mapping, destination);
  for await (const cells of lines) {
    loading.read(cells);
    if (source.mode === 'good' && loading.waiting.length >= BATCH) await loading.send('good');
    progress.tell(source.mode === 'good' ? '导入' : '读取', loading.total);
  }
  // One mistake is enough to write nothing, but all of them are worth knowing.
  const wrong = loading.errors.length > 0;
  await loading.send(source.mode === 'all' && wrong ? 'check' : source.mode);
  if (source.mode === 'all' && loading.errors.length > 0) loading.inserted = 0;
  return loading;
}

class Loading implements Loaded {
  total = 0;
  inserted = 0;
  errors: LineError[] = [];
  waiting: Waiting[] = [];

  constructor(
    private readonly reader: LineReader,
    private readonly mapping: Mapping,
    private readonly destination: Destination,
  ) {}

  read(cells: readonly string[]): void {
    this.total++;
    // Headings are line 1 of a spreadsheet.
    const line = this.total + 1;
    const { row, errors } = this.reader(cells, line);
    if (errors.length > 0) this.errors.push(...errors);
    else this.waiting.push({ line, row });
  }

  async send(mode: ImportMode): Promise<void> {
    const sent = this.waiting;
    this.waiting = [];
    if (sent.length === 0) return;
    if (sent.length > this.destination.most) {
      throw new DestinationError(
        `一次最多 ${this.destination.most} 行，请加 --skip-bad 分批导入，或停止服务后直接写入数据库`,
      );
    }
    const rows = sent.map(({ row }) => row);
    const result = await this.destination.send(rows, mode);
    this.inserted += result.inserted;
    this.errors.push(...result.errors.map((error) => this.located(error, sent[error.row - 1])));
    this.errors.sort((left, right) => left.line - right.line);
  }

  private located({ key, message }: RowError, waiting: Waiting | undefined): LineError {
    const title = this.mapping.columns.find(({ field }) => field?.key === key)?.title ?? key;
    const value = waiting?.row[key];
    const text = value === null || value === undefined ? '' : String(value);
    return { line: waiting?.line ?? 0, column: title, reason: message, text };
  }
}

function missingText({ missing }: Mapping): string {
  const names = missing.map((field) => `${field.title}（${field.key}）`).join('、');
  return `缺少必填列：${names}。可用 --map "列名=字段" 指定`;
}
