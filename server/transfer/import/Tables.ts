import { TooManyError } from '../../http/errors.ts';
import { fileLimits } from '../../records/limits.ts';
import { readTable } from './readTable.ts';
import type { TablePart, TableSource } from './TableFile.ts';

/** Reads tables, a few at a time: each has a thread and its memory. */
export interface Tables {
  /** Throws TableError, and TooManyError where many wait already. */
  read(source: TableSource, signal?: AbortSignal): AsyncGenerator<TablePart>;
}

const AT_ONCE = 2;
const WAITING = 8;

export function createTables(): Tables {
  let reading = 0;
  const waiting: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (reading < AT_ONCE) reading++;
    else if (waiting.length >= WAITING) throw new TooManyError('正在读取的文件过多，请稍后再试');
    // Whoever leaves hands the place over.
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else reading--;
  };
  return {
    async *read(source, signal) {
      await enter();
      try {
        yield* readTable(source, fileLimits, signal);
      } finally {
        leave();
      }
    },
  };
}
