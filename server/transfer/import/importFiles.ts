import { optionsOf } from '../../../engine/values/optionsOf.ts';
import type { Dictionaries } from '../../dictionaries/dictionaries.ts';
import { BusinessError, RepeatedError } from '../../http/errors.ts';
import { type Claim, holdClaim, settleClaim } from '../../http/idempotency.ts';
import type { ChangeSet } from '../../records/changeSets/ChangeSet.ts';
import { heldLimits } from '../../records/limits.ts';
import type { Records } from '../../records/Records.ts';
import type { ImportTarget } from '../../records/transfer/ImportTarget.ts';
import { importNames } from '../../records/transfer/importNames.ts';
import { type ImportMode, type ImportResult, importRows } from '../../records/transfer/importRows.ts';
import { importedTables } from '../../records/transfer/openLines.ts';
import { forgetCounts, withMasters } from '../../records/write/tenantRows.ts';
import { fillableFields, type ImportOrder, keyOf } from './importOrder.ts';
import { HeldError, type LoadedLines, Loading, type SendRows } from './Loading.ts';
import { lineTargets, sheetModels } from './lineTables.ts';
import { type OpenSheet, readSheets } from './readSheets.ts';
import { TableError, type TableSource } from './TableFile.ts';
import type { Tables } from './Tables.ts';
import type { LoadError, TableOpened } from './units.ts';

/** A file to be imported, on the disk. */
export interface FileAtHand {
  name: string;
  source: TableSource;
}

/** Who imports what, and who watches. */
export interface ImportWork {
  records: Records;
  /** Of which rows name records. */
  dictionaries: Dictionaries;
  order: Omit<ImportOrder, 'files'>;
  files: readonly FileAtHand[];
  tables: Tables;
  set: ChangeSet | undefined;
  /** Under which its parts are written once; `0` is the first. */
  claim?: (part: number) => Claim;
  /** What every row holds, whatever its line says. */
  fixed?: Readonly<Record<string, unknown>>;
  signal?: AbortSignal | undefined;
  progress?: (rows: number, what: string) => Promise<void>;
}

/** A file or a sheet nothing of which is imported, and why. */
export interface LeftOut {
  file: string;
  sheet: string;
  reason: string;
}

export interface ImportCounts {
  total: number;
  inserted: number;
  updated: number;
  same: number;
  /** Rows that were refused. */
  wrong: number;
}

export interface ImportOutcome extends ImportCounts {
  /** Of the sub-tables whose rows came with them. */
  lines: readonly (ImportCounts & Pick<LoadedLines, 'code' | 'title'>)[];
  errors: readonly LoadError[];
  /** What is refused though nothing is wrong with it. */
  followers: readonly LoadError[];
  /** `列 来源 是只读的，未导入`. */
  ignored: readonly string[];
  left: readonly LeftOut[];
  /** The change set, where something was written. */
  set?: string;
  tables: readonly TableOpened[];
}

/** Rows of one transaction where each is for itself. */
const PART = 1_000;

/** Imports files as it is ordered: all rows or none, or the good ones part by part. Throws refusals, and the reason of an aborted `signal`. */
export async function importFiles(work: ImportWork): Promise<ImportOutcome> {
  const { records, order, files, signal, progress } = work;
  const { mode } = order;
  const sender = await createSender(work);
  const models = sheetModels(records, order);
  const [only, ...others] = order.how === 'insert' ? [] : order.key;
  const key = others.length === 0 ? only : undefined;
  const loading = new Loading(sender.send, {
    items: records.dictionary,
    fixed: work.fixed ?? {},
    key,
    most: heldLimits,
  });
  const left: LeftOut[] = [];
  const ignored = new Set<string>();
  try {
    for (const { name, source } of files) {
      const open = (opened: OpenSheet): boolean => {
        const { sheet, mapping, lines } = opened;
        const reason = unfit(opened, order.how, work.fixed);
        if (reason !== undefined) left.push({ file: name, sheet, reason });
        for (const said of lines?.of.closed ? [] : saidOf(opened)) ignored.add(said);
        if (reason !== undefined) return false;
        const { link } = lines ?? {};
        loading.table({ file: name, sheet }, mapping, source.type === 'csv', lines && link && { ...lines, link });
        return true;
      };
      const part = async (): Promise<void> => {
        signal?.throwIfAborted();
        // Lines of a record may come in a later sheet.
        if (mode === 'good' && models.tables.every(({ closed }) => closed) && loading.held >= PART)
          await loading.send('good');
        await progress?.(loading.total, mode === 'good' ? '已导入' : '已读取');
      };
      const parts = work.tables.read(source, signal);
      try {
        await readSheets(parts, models, { open, line: (line) => loading.read(line), part });
      } catch (error) {
        if (error instanceof HeldError) throw new BusinessError(error.message);
        if (!(error instanceof TableError)) throw error;
        left.push({ file: name, sheet: '', reason: error.message });
      }
    }
    signal?.throwIfAborted();
    await progress?.(loading.total, mode === 'check' ? '正在检查' : '正在写入');
    // One file that cannot be read is enough to write nothing of `all`.
    await loading.send(mode === 'all' && left.some(({ sheet }) => sheet === '') ? 'check' : mode);
  } finally {
    if (mode !== 'check') sender.forget();
  }
  return outcomeOf(loading, { left, ignored: [...ignored], set: sender.set(), order });
}

function outcomeOf(
  loading: Loading,
  {
    left,
    ignored,
    set,
    order,
  }: Pick<ImportOutcome, 'left' | 'ignored'> & { set: string | undefined; order: ImportWork['order'] },
): ImportOutcome {
  const { total, same, errors, followers, tables } = loading;
  const nothing = order.mode === 'all' && left.some(({ sheet }) => sheet === '');
  const [inserted, updated] = nothing ? [0, 0] : [loading.inserted, loading.updated];
  const wrongOf = (code?: string): number =>
    new Set(
      [...errors, ...followers]
        .filter(({ table }) => table === code)
        .map(({ file, sheet, line }) => JSON.stringify([file, sheet, line])),
    ).size;
  const lines = loading.lines.map((own) => {
    return { ...own, ...(nothing ? { inserted: 0, updated: 0 } : {}), wrong: wrongOf(own.code) };
  });
  const outcome = { total, inserted, updated, same, wrong: wrongOf(), lines, errors, followers, ignored, left, tables };
  return { ...outcome, ...(set !== undefined && order.mode !== 'check' && hasWritten(outcome) ? { set } : {}) };
}

/** Whether anything was written, or would be. */
export function hasWritten({
  inserted,
  updated,
  lines,
}: Pick<ImportOutcome, 'inserted' | 'updated' | 'lines'>): boolean {
  return [{ inserted, updated }, ...lines].some((each) => each.inserted + each.updated > 0);
}

/** Whether rows were refused. */
export function hasWrong({ wrong, lines }: Pick<ImportOutcome, 'wrong' | 'lines'>): boolean {
  return wrong > 0 || lines.some((each) => each.wrong > 0);
}

function unfit(
  { mapping, lines }: OpenSheet,
  how: ImportOrder['how'],
  fixed: Readonly<Record<string, unknown>> = {},
): string | undefined {
  if (lines?.of.closed) return `${lines.of.table.title}不能这样导入，未导入`;
  if (!mapping.columns.some(({ field }) => field)) return '没有能对应字段的列，未导入';
  if (lines && !lines.link) return '没有一列说明每一行属于哪条记录（第一列应是主表的列，如编号），未导入';
  const missing = mapping.missing.filter(({ key }) => !(key in fixed));
  if (how === 'update' || missing.length === 0) return undefined;
  return `缺少必填列：${missing.map(({ title }) => title).join('、')}，未导入`;
}

function saidOf({ mapping: { locked, strays }, lines }: OpenSheet): string[] {
  const of = lines ? `${lines.of.table.title} ` : '';
  const named = strays.filter(({ title }) => title.trim() !== '');
  return [
    ...locked.map(({ title, why }) => `${of}列 ${title} ${why}，未导入`),
    ...named.map(({ title }) => `${of}列 ${title} 没有对应的字段，未导入`),
  ];
}

/** What a part came to, as it is kept under its claim. */
interface KeptPart extends ImportResult {
  set: string | undefined;
}

/** Sends parts into the database; one that was written before, by a job that died, is not written again. */
async function createSender({ records, dictionaries, order, set, claim, fixed = {} }: ImportWork) {
  const { context, shape } = records;
  const key = keyOf(records, order);
  const names = await importNames({ context, dictionaries, actor: records.actor }, shape.model);
  const within = shape.fields.filter((field) => field.key in fixed);
  const targetFor = async (rows: readonly unknown[], named: ReadonlySet<number>): Promise<ImportTarget> => {
    const read = await names.read(rows);
    const own: Records = { ...records, set, dictionary: read.dictionary };
    const lines = lineTargets(own, read, order);
    const match = { records: own, key, within, add: order.how === 'upsert', clear: order.clear, named };
    return {
      ...own,
      request: own,
      ...(lines.length > 0 ? { lines } : {}),
      references: read.references,
      recordNames: read.records,
      ...(order.how === 'insert' ? {} : { match }),
    };
  };
  let part = 0;
  let kept = set?.id;
  const send: SendRows = async (rows, mode, named) => {
    const target = await targetFor(rows, named);
    if (mode === 'check') return importRows(context.db, target, rows, mode);
    const held = claim?.(part++);
    try {
      return await importRows(context.db, target, rows, mode, {
        hold: (session) => holdClaim(session, held),
        settle: (session, result) => settleClaim(session, held, { ...result, set: set?.id } satisfies KeptPart),
      });
    } catch (error) {
      if (!(error instanceof RepeatedError)) throw error;
      const done = JSON.parse(error.reply) as KeptPart;
      kept = done.set;
      return done;
    }
  };
  return {
    send,
    set: () => kept,
    forget: (): void => {
      const written = [shape.model, ...importedTables(records).map((child) => child.records.shape.model)];
      for (const model of withMasters(written, context.compiled().models))
        forgetCounts(context.db, records.actor.tenant, model);
    },
  };
}

/** What is answered of an outcome, without what is in its file of errors. */
export function toldOf({ errors, followers, tables: _tables, ...outcome }: ImportOutcome) {
  return { ...outcome, errorCount: errors.length, followerCount: followers.length, errors: errors.slice(0, MOST_TOLD) };
}

const MOST_TOLD = 100;

/** One sentence for people. */
export function sayOutcome(outcome: ImportOutcome, mode: ImportMode): string {
  const { lines, left } = outcome;
  const nothing = mode === 'all' && (hasWrong(outcome) || !hasWritten(outcome));
  const done = mode === 'check' ? (['将新增', '将修改'] as const) : (['新增', '修改'] as const);
  const say = ({ total, inserted, updated, same, wrong }: ImportCounts): string => {
    const counts = [
      ...(inserted > 0 ? [`${done[0]} ${inserted} 行`] : []),
      ...(updated > 0 ? [`${done[1]} ${updated} 行`] : []),
      ...(same > 0 ? [`${same} 行没有变化`] : []),
      ...(wrong > 0 ? [`${wrong} 行有错误`] : []),
    ];
    return `共 ${total} 行，${counts.join('，') || '没有可导入的数据'}`;
  };
  const head = mode !== 'check' && nothing && hasWrong(outcome) ? '未导入任何数据：' : '';
  const own = outcome.total > 0 || lines.length === 0 ? [say(outcome)] : [];
  const ofLines = lines.map((each) => `${each.title}${say(each)}`);
  const files = left.map(({ file, sheet, reason }) => `${[file, sheet].filter(Boolean).join(' ')}：${reason}`);
  return `${head}${[...own, ...ofLines, ...files].join('；')}`;
}

/** What the fields of a list are called, and what may be chosen for each. */
export function offeredFields(records: Records) {
  return fillableFields(records).map((field) => {
    const { key, title, kind, dictCode, cell } = field;
    const items = optionsOf(cell, dictCode === undefined ? undefined : records.dictionary(dictCode)).items ?? [];
    return { field, key, title, kind, items };
  });
}
