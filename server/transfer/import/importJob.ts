import { BusinessError, ForbiddenError, ParamError } from '../../http/errors.ts';
import type { Claim } from '../../http/idempotency.ts';
import type { JobContext, JobHandler } from '../../http/jobs/Jobs.ts';
import { openChangeSet } from '../../records/changeSets/ChangeSet.ts';
import { openRecords } from '../../records/openRecords.ts';
import type { Records } from '../../records/Records.ts';
import type { ImportMode } from '../../records/transfer/importRows.ts';
import { hasWritten, hasWrong, importFiles, sayOutcome, toldOf } from './importFiles.ts';
import { type ImportFile, type ImportHow, type ImportOrder, readOrder } from './importOrder.ts';
import { errorFileName, filesThere, type ImportParts, removeFiles } from './importStore.ts';
import type { Tables } from './Tables.ts';
import { writeErrorFile } from './writeErrorFile.ts';

export const KIND = 'import';

/** Throws ForbiddenError where the actor may not do this to records of the model. */
export function mayImport({ context, actor, shape }: Records, how: ImportHow): void {
  const needed = { insert: ['add'], update: ['edit'], upsert: ['add', 'edit'] } as const;
  for (const action of needed[how])
    if (!context.rights.mayModel(actor, shape.model.id, action))
      throw new ForbiddenError(`${shape.model.id}:${action}`);
}

/** `导入 订单.xlsx 等 3 个文件`, and `检查 …` of what is only looked at. */
export function titleOf({ shape }: Records, files: readonly Pick<ImportFile, 'name'>[], mode: ImportMode): string {
  const [first] = files;
  const named = first?.name ? first.name.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').slice(-100) : shape.model.title;
  return `${mode === 'check' ? '检查' : '导入'} ${named}${files.length > 1 ? ` 等 ${files.length} 个文件` : ''}`;
}

/** Checks or imports stored files: `{code, order}`. What it wrote is one change set, under the job's id. */
export function importHandler(parts: ImportParts, tables: Tables): JobHandler {
  return {
    kind: KIND,
    async run(job, input) {
      const { code, order } = readInput(input);
      const records = await openRecords(parts, { actor: job.actor }, code);
      // Rights may have changed since it was started.
      mayImport(records, order.how);
      const files = await filesThere(parts.files, job.actor, order.files);
      const outcome = await importOrCancel(job, records, {
        ...workOf(job, records, order),
        dictionaries: parts.dictionaries,
        files,
        tables,
      });
      const { mode } = order;
      if (mode !== 'check' && hasWritten(outcome))
        void records.ports.announceSave(records, undefined, { members: true, children: () => true });
      const now = parts.context.clock();
      if (hasWrong(outcome))
        await job.result(errorFileName(order.files), (path) => writeErrorFile(path, { files, tables }, outcome, now));
      const nothing = mode === 'all' && !hasWritten(outcome);
      // What was refused may be imported another way.
      if (mode !== 'check' && !nothing) await removeFiles(parts.files, job.actor.tenant, order.files);
      return { said: sayOutcome(outcome, mode), outcome: toldOf(outcome), quiet: mode === 'check' };
    },
  };
}

function workOf(job: JobContext, records: Records, order: ImportOrder) {
  const set = openChangeSet(records, { kind: 'import', title: job.title });
  return {
    records,
    order,
    fixed: order.fixed,
    signal: job.signal,
    set: set && { ...set, id: job.id },
    claim: (part: number): Claim => ({
      userId: job.actor.userId,
      key: `import ${job.id} ${part}`.replaceAll(' ', ':'),
      bodyHash: '',
      now: records.context.clock().getTime(),
      settled: false,
    }),
    progress: (rows: number, what: string) =>
      job.progress(
        rows,
        Math.max(order.total, rows),
        `${what} ${rows} 行${order.total > rows ? `，共 ${order.total} 行` : ''}`,
      ),
  };
}

/** Who cancels is told that what was written before stays, and where it is taken back. */
async function importOrCancel(job: JobContext, records: Records, work: Parameters<typeof importFiles>[0]) {
  try {
    return await importFiles(work);
  } catch (error) {
    if (!job.signal.aborted || work.order.mode !== 'good') throw error;
    void records.ports.announceSave(records, undefined, { members: true });
    throw new BusinessError('已取消；取消前已导入的数据保留，可在列表的“改动记录”撤销');
  }
}

function readInput(input: unknown): { code: string; order: ImportOrder } {
  const { code, order } = (input ?? {}) as { code?: unknown; order?: unknown };
  if (typeof code !== 'string') throw new ParamError('code');
  return { code, order: readOrder(order) };
}
