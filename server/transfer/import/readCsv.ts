import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { TextDecoder } from 'node:util';
import { CsvError, type Info, parse } from 'csv-parse';
import { TableError, type TableLine } from './TableFile.ts';

const SAMPLE = 256 * 1024;

/** Reads the lines of a CSV file one by one, headings first. Throws TableError for what is no CSV file. */
export async function* readCsv(file: string, delimiter: string, encoding?: string): AsyncGenerator<TableLine> {
  const decoder = decoderOf(encoding ?? (await guessEncoding(file)));
  const text = new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  });
  const source = createReadStream(file);
  const parser = parse({
    delimiter,
    bom: true,
    // Files put together from several hold several kinds of line ends.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: 1_000_000,
  });
  source.once('error', (error) => parser.destroy(error));
  source.pipe(text).pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>)
      yield { line: info.records + info.empty_lines, cells: record };
  } catch (error) {
    if (error instanceof CsvError) throw new TableError(`文件不是正确的 CSV：${faultOf(error)}`);
    throw error;
  } finally {
    source.destroy();
  }
}

/** What the reader stumbles over, as far as people can do something about it. */
function faultOf(error: CsvError): string {
  const { code, lines } = error as CsvError & { lines?: number };
  const where = lines === undefined ? '' : `第 ${lines} 行`;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `${where}的引号直到文件结尾也没有结束，应有 "`;
  if (code === 'INVALID_OPENING_QUOTE' || code === 'CSV_INVALID_CLOSING_QUOTE')
    return `${where}有多余的引号：带引号的单元格整个放在 " 里，里面的写成 ""`;
  if (code === 'CSV_MAX_RECORD_SIZE') return `${where}太长：多半少了一个引号，或不是这种分隔符`;
  return `${where} ${error.message}`;
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new TableError(`不认识的编码：${encoding}`);
  }
}

/** Spreadsheets on Chinese systems still write GBK. Throws TableError when the file cannot be read. */
async function guessEncoding(file: string): Promise<string> {
  try {
    const start = await readStart(file);
    return markedEncoding(start) ?? (isUtf8(start) ? 'utf-8' : 'gb18030');
  } catch (error) {
    if (error instanceof TableError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    throw new TableError(`${code === 'ENOENT' ? '没有这个文件' : `文件无法读取（${code}）`}：${file}`);
  }
}

/** Spreadsheets write "Unicode text" with a mark in front. Throws TableError for what is no text. */
function markedEncoding(start: Buffer): string | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  if (start.includes(0)) throw new TableError('文件里有空字节，不是 UTF-8 或 GBK 的文字，请另存为 UTF-8 的 CSV');
  return undefined;
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE), 0, SAMPLE, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function isUtf8(start: Buffer): boolean {
  try {
    // The last character may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return true;
  } catch {
    return false;
  }
}
