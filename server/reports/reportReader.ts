import type { Report } from '../../engine/plan/compiled.ts';
import type { BatchOptions, Row, Selection, Session } from '../db/Database.ts';
import { ForeignError } from '../db/foreign/ForeignDatabase.ts';
import { emptyRows } from '../db/reportSql.ts';
import type { Actor, Context } from '../http/Context.ts';
import { BusinessError } from '../http/errors.ts';
import { type Caller, cancelOnDisconnect, readUntilDisconnect } from './cancelOnDisconnect.ts';
import { castIn, outputFaults } from './outputTypes.ts';
import type { OpenSource, Sources } from './sources/sources.ts';

/** Reads a report where its rows are: in a READ ONLY transaction that ends when the caller goes away. */
export interface ReportReader {
  read<T>(work: (session: Session) => Promise<T>): Promise<T>;
  readInBatches(
    selection: Selection,
    options: Pick<BatchOptions, 'size' | 'deadline'>,
    onRows: (rows: Row[]) => Promise<boolean>,
  ): Promise<void>;
}

export interface ReaderParts {
  context: Context;
  sources: Sources;
}

/** Of the product's own database, or of the source that the report names. */
export function reportReader(
  { context, sources }: ReaderParts,
  actor: Actor,
  report: Report,
  caller: Caller,
): ReportReader {
  const { db } = context;
  const { dataSource } = report;
  if (dataSource === undefined)
    return {
      read: (work) => cancelOnDisconnect(db, actor, caller, work),
      readInBatches: (selection, options, onRows) => readUntilDisconnect(db, actor, caller, selection, options, onRows),
    };
  const hold = async <T>(work: (source: OpenSource, signal: AbortSignal) => Promise<T>): Promise<T> => {
    const left = new AbortController();
    const leave = () => left.abort();
    caller.once('close', leave);
    if (caller.destroyed) leave();
    try {
      return await sources.use(actor, dataSource, (source) => work(source, left.signal));
    } finally {
      caller.off('close', leave);
    }
  };
  return {
    read: (work) =>
      hold((source, signal) =>
        source.database.read(
          async (session) => {
            await judgeOutputs(session, source, report);
            return work(session);
          },
          { signal },
        ),
      ),
    readInBatches: (selection, { size, deadline }, onRows) =>
      hold(async ({ kept, database }, signal) => {
        try {
          const own = deadline === undefined ? {} : { deadline };
          await database.readInBatches(selection, size, onRows, { signal, ...own });
        } catch (error) {
          // The file has its own time; the source's is for a page.
          const late = error instanceof ForeignError && error.fault === 'slow' && deadline !== undefined;
          if (!late) throw error;
          const words = `导出时超过 ${deadline / 1000} 秒没有结果，已停止；请缩小查询范围`;
          throw new BusinessError(`数据源「${kept.name}」读不了：${words}`);
        }
      }),
  };
}

/** Before a report is read from a source for the first time: its outputs are there, and are what the columns say. */
async function judgeOutputs(session: Session, { kept, judged }: OpenSource, report: Report): Promise<void> {
  if (judged.has(report)) return;
  const { sql, values } = emptyRows(
    report,
    report.bindings.map(() => null),
  );
  const { fields } = await session.query(sql, values);
  const wrong = outputFaults(report, fields).map(({ column, found, cast }) =>
    found === undefined || cast === undefined
      ? `没有输出列 ${column}，请在 SQL 里用 as 起这个名字`
      : `输出列 ${column} 的类型是 ${found}，请在 SQL 里转成 ${castIn(kept.kind, cast)}`,
  );
  if (wrong.length > 0) throw new BusinessError(`数据源「${kept.name}」的结果与报表的列不符：${wrong.join('；')}`);
  judged.add(report);
}
