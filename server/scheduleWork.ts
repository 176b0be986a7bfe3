import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dayIn } from '../engine/queries/periods.ts';
import { checkAgreements } from './agreements/checkAgreements.ts';
import { sweepSessions } from './auth/sessions.ts';
import { formatDateTime } from './db/formatDateTime.ts';
import { SELECT_TENANTS } from './db/statements/jobs.ts';
import { keepUp } from './db/upkeep.ts';
import { freshenAll } from './facts/freshen.ts';
import { type FileStore, fileRoot } from './files/fileStore.ts';
import { type FileRecords, sizeWords } from './files/records/fileRecords.ts';
import type { Context } from './http/Context.ts';
import { BusinessError } from './http/errors.ts';
import { sweepIdempotency } from './http/idempotency.ts';
import type { Jobs } from './http/jobs/Jobs.ts';
import { FRESH_DAYS, sweepLogs } from './logs/logRoutes.ts';
import { writeBackup } from './maintenance/backup.ts';
import { leftWords } from './maintenance/words.ts';
import { sweepMessages } from './messages/outbox.ts';
import { sweepBins } from './records/bin/purgeBin.ts';
import type { ScheduleHandler } from './schedules/schedules.ts';
import { sendingHandlers } from './sendByClock.ts';

const DAY = 24 * 60 * 60_000;
const MOST_DAYS = 3650;
const MOST_BACKUPS = 365;
const KEEP_RESULTS = 7 * DAY;
const BACKUP = /^weft-\d{8}-\d{6}\.weft$/;

const wholeNumber = (text: string, min: number, max: number): number | undefined => {
  const value = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};

const counted = (what: string, min: number, max: number) => (parameter: string) =>
  wholeNumber(parameter, min, max) === undefined
    ? `参数应为${what}：${min} 到 ${max} 的整数，当前为“${parameter}”`
    : undefined;

const without = (parameter: string) => (parameter === '' ? undefined : `这个任务不需要参数，当前为“${parameter}”`);

interface WorkParts {
  files: FileStore;
  records: FileRecords;
  jobs: Pick<Jobs, 'start'>;
  mailMissing(): string | undefined;
}

/** Everything the product can do by the clock; screens offer the same by the dictionary `schedule_handler`. */
export function scheduleWork(context: Context, { files, records, jobs, mailMissing }: WorkParts): ScheduleHandler[] {
  const { db, settings, clock, compiled } = context;
  return [
    {
      code: 'purgeLogs',
      check: counted('保留的天数', FRESH_DAYS, MOST_DAYS),
      async run(parameter) {
        await sweepLogs(context, Number(parameter));
        await sweepMessages(context, Number(parameter));
        return `已清除 ${Number(parameter)} 天前的日志、消息与投递记录`;
      },
    },
    {
      code: 'sweepFiles',
      check: without,
      async run() {
        await files.sweep(new Date(Date.now() - KEEP_RESULTS));
        await sweepIdempotency(context);
        await sweepSessions(context);
        return '已清理过期的任务文件、防重记录与会话';
      },
    },
    {
      code: 'removeUnusedFiles',
      check: (parameter) => (unusedParameter(parameter) ? undefined : UNUSED_WORDS + parameter),
      run: (parameter, signal) => removeUnused(context, records, parameter, signal),
    },
    {
      code: 'purgeBins',
      check: without,
      run: async (_parameter, signal) => `已彻底删除回收站里到期的 ${await sweepBins(context, signal)} 条记录`,
    },
    ...sendingHandlers(context, { jobs, mailMissing }),
    { code: 'checkAgreements', check: without, run: (_parameter, signal) => checkAll(context, signal) },
    {
      code: 'refresh',
      check: without,
      async run() {
        const tables = await keepUp(db);
        return `已整理 ${tables.length} 张表`;
      },
    },
    {
      code: 'backup',
      check: counted('保留的份数', 1, MOST_BACKUPS),
      async run(parameter) {
        if (settings.dataDir.startsWith('memory:')) throw new BusinessError('没有数据目录，不能备份');
        const folder = path.join(fileRoot(settings), '..', 'backups');
        await mkdir(folder, { recursive: true });
        const name = formatDateTime(clock(), compiled().app.timeZone).replace(/[-:]/g, '').replace(' ', '-');
        const target = path.join(folder, `weft-${name}.weft`);
        const { rows, files: held, bytes, left } = await writeBackup(db, { target, files: fileRoot(settings), clock });
        const old = (await readdir(folder))
          .filter((file) => BACKUP.test(file))
          .sort()
          .slice(0, -Number(parameter));
        for (const file of old) await rm(path.join(folder, file));
        const count = Object.values(rows).reduce((sum, found) => sum + found, 0);
        const done = `已备份 ${count} 行与 ${held} 个上传的文件、${Math.ceil(bytes / 1024)} KB 到 ${path.basename(target)}，删去旧的 ${old.length} 份`;
        return left === undefined ? done : `${done}；${leftWords(left)}`;
      },
    },
  ];
}

const UNUSED_WORDS = '参数应为没有用到的天数（1 到 3650 的整数），只想先看数字就写“30,试算”，当前为：';

function unusedParameter(text: string): { days: number; dry: boolean } | undefined {
  const [number = '', mark] = text.split(/[,，]/).map((part) => part.trim());
  const days = wholeNumber(number, 1, MOST_DAYS);
  return days !== undefined && (mark === undefined || mark === '试算') ? { days, dry: mark !== undefined } : undefined;
}

/** Files that no record of their tenant has named for so long. */
async function removeUnused({ db }: Context, records: FileRecords, parameter: string, signal: AbortSignal) {
  const { days, dry } = unusedParameter(parameter) ?? { days: MOST_DAYS, dry: true };
  const { rows } = await db.query<{ id: string }>(SELECT_TENANTS);
  let [files, bytes] = [0, 0];
  for (const { id } of rows) {
    signal.throwIfAborted();
    const found = await records.removeUnused(id, days, dry);
    files += found.files;
    bytes += found.bytes;
  }
  return `${dry ? '试算：将删除' : '已删除'} ${days} 天没有用到的文件 ${files} 个，共 ${sizeWords(bytes)}`;
}

/** What is declared to agree, in every tenant. */
async function checkAll(context: Context, signal: AbortSignal): Promise<string> {
  const { db, clock, compiled } = context;
  await freshenAll(context);
  const declared = compiled();
  const { timeZone = 'Asia/Shanghai' } = declared.app;
  const asking = { today: dayIn(timeZone, clock().getTime()), username: '', orgCode: '' };
  const { rows } = await db.query<{ id: string }>(SELECT_TENANTS);
  const messages: string[] = [];
  for (const { id: tenant } of rows) {
    signal.throwIfAborted();
    const found = await checkAgreements({ db, compiled: declared, asking, tenant }, declared.agreements);
    messages.push(...found.map(({ message }) => message));
  }
  if (messages.length > 0) throw new BusinessError(`${messages.length} 处不相等：${messages[0]}`);
  return `${declared.agreements.length} 条等式在 ${rows.length} 个租户里都成立`;
}
