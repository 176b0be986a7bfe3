import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Envelope, failed, ok } from '../../http/envelope.ts';
import { ParamError } from '../../http/errors.ts';
import { holdClaim, settleClaim } from '../../http/idempotency.ts';
import { addRoute } from '../../http/route.ts';
import { openChangeSet } from '../changeSets/ChangeSet.ts';
import { importLimits } from '../limits.ts';
import type { RecordParts } from '../openRecords.ts';
import type { Records } from '../Records.ts';
import { passedOver } from '../write/input.ts';
import { forgetCounts, withMasters } from '../write/tenantRows.ts';
import { importNames } from './importNames.ts';
import { type ImportMode, type ImportResult, importRows } from './importRows.ts';
import { importedTables, openLines } from './openLines.ts';

/**
 * POST `/online/cgform/api/importRows/{code}` with `{rows, mode, file}`: `mode` is `all` (every row or none), `good`
 * (rows without mistakes) or `check` (nothing is kept); a row may have rows of sub-tables, as in a save; `file` is what the rows came in, by name. What is written is one
 * change set. Needs the right to add.
 */
export function importRoute(
  app: FastifyInstance,
  recordsOf: (request: FastifyRequest) => Promise<Records>,
  { context, dictionaries }: Pick<RecordParts, 'context' | 'dictionaries'>,
): void {
  addRoute(
    app,
    'importRecords',
    { config: { access: { model: 'add' }, idempotent: true }, bodyLimit: importLimits.bytes },
    async (request) => {
      const { rows, mode, file } = readImport(request.body);
      const opened = await recordsOf(request);
      const title = `导入 ${file || `${rows.length} 条${opened.shape.model.title}`}`;
      const records = { ...opened, set: openChangeSet(opened, { kind: 'import', title }) };
      const ignored = ignoredFields(records.shape, rows);
      let kept: Envelope | undefined;
      try {
        const names = await importNames({ context, dictionaries, actor: records.actor }, records.shape.model);
        const read = await names.read(rows);
        const lines = openLines(records, read);
        const { dictionary, references, records: recordNames } = read;
        const target = {
          ...records,
          request: records,
          dictionary,
          references,
          recordNames,
          ...(lines.length > 0 ? { lines } : {}),
        };
        const result = await importRows(context.db, target, rows, mode, {
          hold: (session) => holdClaim(session, request.claim),
          settle: (session, written) => {
            kept = replyOf(written, rows.length, mode, ignored, records.set?.id);
            return settleClaim(session, request.claim, kept);
          },
        });
        if (result.inserted > 0)
          void records.ports.announceSave(records, request, { members: true, children: () => true });
        return kept ?? replyOf(result, rows.length, mode, ignored);
      } finally {
        const written = [records, ...importedTables(records).map((child) => child.records)];
        const models = written.map(({ shape }) => shape.model);
        for (const model of withMasters(models, context.compiled().models))
          forgetCounts(context.db, records.actor.tenant, model);
      }
    },
  );
}

/** What no name of a file holds, and half a letter. */
const UNNAMEABLE = /[\p{Cc}\p{Cs}]/u;
const LONGEST_NAME = 150;

function readImport(body: unknown): { rows: readonly unknown[]; mode: ImportMode; file: string } {
  if (typeof body !== 'object' || body === null) throw new ParamError('body is no object');
  const { rows, mode = 'all', file = '' } = body as { rows?: unknown; mode?: unknown; file?: unknown };
  if (!Array.isArray(rows) || rows.length === 0 || rowsIn(rows) > importLimits.rows) throw new ParamError('rows');
  if (mode !== 'all' && mode !== 'good' && mode !== 'check') throw new ParamError('mode');
  if (typeof file !== 'string' || file.length > LONGEST_NAME || UNNAMEABLE.test(file)) throw new ParamError('file');
  return { rows, mode, file: file.trim() };
}

/** With the rows of sub-tables that come with them. */
function rowsIn(rows: readonly unknown[]): number {
  return rows.reduce<number>((sum, row) => {
    const values = typeof row === 'object' && row !== null ? Object.values(row) : [];
    return values.reduce<number>((own, value) => own + (Array.isArray(value) ? value.length : 0), sum + 1);
  }, 0);
}

/** `列 来源 是只读的，未导入`, for every field that rows fill in vain. */
function ignoredFields({ fields, model }: Records['shape'], rows: readonly unknown[]): string[] {
  const given = new Set<string>();
  for (const row of rows)
    if (typeof row === 'object' && row !== null)
      for (const [key, value] of Object.entries(row)) if (value !== null && value !== '') given.add(key);
  return fields.flatMap((field) => {
    const why = given.has(field.key) ? passedOver(field, model) : undefined;
    return why === undefined ? [] : [`列 ${field.title} ${why}，未导入`];
  });
}

/** Code 201 stands for an import that left rows out: a success with something to look at. */
function replyOf(
  { inserted, lines, errors }: ImportResult,
  total: number,
  mode: ImportMode,
  ignored: readonly string[],
  set?: string,
): Envelope {
  const wrong = new Set(errors.map((error) => error.row)).size;
  const result = {
    totalCount: total,
    successCount: inserted,
    ...(lines ? { lines } : {}),
    errorCount: wrong,
    errors: errors.slice(0, importLimits.errors),
    ignored,
    ...(set !== undefined && inserted > 0 ? { set } : {}),
  };
  const said = (words: string) => [words, ...ignored].join('；');
  if (mode === 'check')
    return ok(result, said(wrong > 0 ? `共 ${total} 行，${wrong} 行有错误` : `共 ${total} 行，没有错误`));
  if (wrong === 0) return ok(result, said(`导入成功，共 ${inserted} 行`));
  if (mode === 'all') return failed(500, said(`导入失败：${wrong} 行有错误，未导入任何数据`), result);
  return { ...ok(result, said('导入成功,但是有错误数据!')), code: 201 };
}
