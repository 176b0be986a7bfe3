import type { Model } from '../../engine/plan/compiled.ts';
import type { ImportMode, ImportResult, RowError } from '../../server/records/transfer/importRows.ts';
import type { Mapping } from './columns.ts';
import { mapColumns } from './columns.ts';
import type { Destination } from './Destination.ts';
import { DestinationError } from './Destination.ts';
import { type LoadOptions, UsageError } from './options.ts';
import type { Progress } from './progress.ts';
import { type CsvLine, readCsv } from './readCsv.ts';
import type { LineError, LineReader } from './readLine.ts';
import { lineReader } from './readLine.ts';

export interface Loaded {
  total: number;
  /** Rows written, or with a dry run those that could be. */
  inserted: number;
  errors: LineError[];
}

type Source = Pick<LoadOptions, 'file' | 'delimiter' | 'encoding' | 'map' | 'dateFormats' | 'mode'>;

/** A row with the line it stands on, and the fields that could not be read. */
interface Waiting {
  line: number;
  row: Record<string, unknown>;
  unread: ReadonlySet<string>;
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
  const { value: headings } = await lines.next();
  if (!headings) throw new UsageError('文件是空的');
  const mapping = mapColumns(headings.cells, model, source.map);
  onMapping(mapping);
  if (mapping.missing.length > 0) throw new UsageError(missingText(mapping));
  const loading = new Loading(lineReader(mapping.columns, destination.items, source.dateFormats), mapping, destination);
  for await (const line of lines) {
    loading.read(line);
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

  read({ line, cells }: CsvLine): void {
    this.total++;
    const { row, errors } = this.reader(cells, line);
    this.errors.push(...errors);
    // A line of another length is no row at all.
    if (errors.some(({ column }) => column === '')) return;
    const titles = new Set(errors.map(({ column }) => column));
    const unread = this.mapping.columns.flatMap(({ title, field }) => (field && titles.has(title) ? [field.key] : []));
    this.waiting.push({ line, row, unread: new Set(unread) });
  }

  /** What could not be read is no reason to keep quiet about the rest of its row: that is looked at as well. */
  async send(mode: ImportMode): Promise<void> {
    const sent = this.waiting;
    this.waiting = [];
    const { inserted } = await this.sendPart(
      sent.filter(({ unread }) => unread.size === 0),
      mode,
    );
    this.inserted += inserted;
    await this.sendPart(
      sent.filter(({ unread }) => unread.size > 0),
      'check',
    );
    this.errors.sort((left, right) => left.line - right.line);
  }

  private async sendPart(sent: readonly Waiting[], mode: ImportMode): Promise<ImportResult> {
    if (sent.length === 0) return { inserted: 0, errors: [] };
    if (sent.length > this.destination.most) {
      throw new DestinationError(
        `一次最多 ${this.destination.most} 行，请加 --skip-bad 分批导入，或停止服务后直接写入数据库`,
      );
    }
    const rows = sent.map(({ row }) => row);
    const result = await this.destination.send(rows, mode);
    for (const error of result.errors) {
      const waiting = sent[error.row - 1];
      if (!waiting?.unread.has(error.key)) this.errors.push(this.located(error, waiting, sent));
    }
    return result;
  }

  /** Rows of what was sent mean nothing to who wrote the file: its lines do. */
  private located(
    { key, message, repeats }: RowError,
    waiting: Waiting | undefined,
    sent: readonly Waiting[],
  ): LineError {
    const title = this.mapping.columns.find(({ field }) => field?.key === key)?.title ?? key;
    const value = waiting?.row[key];
    const text = value === null || value === undefined ? '' : String(value);
    const other = repeats === undefined ? undefined : sent[repeats - 1]?.line;
    const reason = other === undefined ? message : message.replace(`第 ${repeats} 行`, `第 ${other} 行`);
    return { line: waiting?.line ?? 0, column: title, reason, text };
  }
}

function missingText({ missing }: Mapping): string {
  const names = missing.map((field) => `${field.title}（${field.key}）`).join('、');
  return `缺少必填列：${names}。可用 --map "列名=字段" 指定`;
}
