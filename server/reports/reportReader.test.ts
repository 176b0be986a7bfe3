import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { Report } from '../../engine/plan/compiled.ts';
import { ForeignError } from '../db/foreign/ForeignDatabase.ts';
import { type ReaderParts, reportReader } from './reportReader.ts';

const caller = Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse;

/** A reader over a source whose database always ends with that error. */
function readerOf(error: Error) {
  const database = { readInBatches: () => Promise.reject(error) };
  const sources = {
    use: (_actor: unknown, _source: unknown, work: (of: object) => unknown) =>
      work({ kept: { name: '仓库' }, database }),
  };
  const report = { dataSource: { code: 'erp', kind: 'postgres' } } as unknown as Report;
  const actor = { tenant: '1000', admin: true } as never;
  return reportReader({ context: {}, sources } as unknown as ReaderParts, actor, report, caller);
}

const rows = { sql: 'select 1', values: [] };
const read = (error: Error, deadline?: number) =>
  readerOf(error).readInBatches(rows, { size: 10, ...(deadline === undefined ? {} : { deadline }) }, async () => true);

test('a file that takes too long is told by its own limit, the source by the source\u2019s', async () => {
  const slow = new ForeignError('slow', 'canceling statement');
  await expect(read(slow, 60_000)).rejects.toThrow(
    '数据源「仓库」读不了：导出时超过 60 秒没有结果，已停止；请缩小查询范围',
  );
  // Without a time of its own it is the source's: whoever holds the source says so.
  await expect(read(slow)).rejects.toBe(slow);
  const lost = new ForeignError('lost', 'gone');
  await expect(read(lost, 60_000)).rejects.toBe(lost);
});
