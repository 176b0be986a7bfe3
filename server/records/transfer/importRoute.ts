import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../http/Context.ts';
import { type Envelope, failed, ok } from '../../http/envelope.ts';
import { ParamError } from '../../http/errors.ts';
import { holdClaim, settleClaim } from '../../http/idempotency.ts';
import { addRoute } from '../../http/route.ts';
import type { Records } from '../Records.ts';
import { readReferences } from '../write/references.ts';
import { forgetCounts } from '../write/tenantRows.ts';
import { type ImportMode, type ImportResult, importRows } from './importRows.ts';

/** Rows of one request; a larger file comes in parts or straight into the database. */
export const importLimits = { rows: 50_000, bytes: 48 * 1024 * 1024, errors: 10_000 } as const;

/**
 * POST `/online/cgform/api/importRows/{code}` with `{rows, mode}`: `mode` is `all` (every row or none), `good` (rows
 * without mistakes) or `check` (nothing is kept). Needs the right to add.
 */
export function importRoute(
  app: FastifyInstance,
  recordsOf: (request: FastifyRequest) => Promise<Records>,
  context: Context,
): void {
  addRoute(
    app,
    'importRecords',
    { config: { access: { model: 'add' }, idempotent: true }, bodyLimit: importLimits.bytes },
    async (request) => {
      const { rows, mode } = readImport(request.body);
      const records = await recordsOf(request);
      let kept: Envelope | undefined;
      try {
        const references = await readReferences(records, new Set(records.shape.fields.map((field) => field.type)));
        const result = await importRows(context.db, { ...records, references }, rows, mode, {
          hold: (session) => holdClaim(session, request.claim),
          settle: (session, written) => {
            kept = replyOf(written, rows.length, mode);
            return settleClaim(session, request.claim, kept);
          },
        });
        if (result.inserted > 0) void records.ports.announceSave(records, request, { members: true });
        return kept ?? replyOf(result, rows.length, mode);
      } finally {
        forgetCounts(context.db, records.actor.tenant, records.shape.model);
      }
    },
  );
}

function readImport(body: unknown): { rows: readonly unknown[]; mode: ImportMode } {
  if (typeof body !== 'object' || body === null) throw new ParamError('body is no object');
  const { rows, mode = 'all' } = body as { rows?: unknown; mode?: unknown };
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > importLimits.rows) throw new ParamError('rows');
  if (mode !== 'all' && mode !== 'good' && mode !== 'check') throw new ParamError('mode');
  return { rows, mode };
}

/** Code 201 stands for an import that left rows out: a success with something to look at. */
function replyOf({ inserted, errors }: ImportResult, total: number, mode: ImportMode): Envelope {
  const wrong = new Set(errors.map((error) => error.row)).size;
  const result = {
    totalCount: total,
    successCount: inserted,
    errorCount: wrong,
    errors: errors.slice(0, importLimits.errors),
  };
  if (mode === 'check') return ok(result, wrong > 0 ? `共 ${total} 行，${wrong} 行有错误` : `共 ${total} 行，没有错误`);
  if (wrong === 0) return ok(result, `导入成功，共 ${inserted} 行`);
  if (mode === 'all') return failed(500, `导入失败：${wrong} 行有错误，未导入任何数据`, result);
  return { ...ok(result, '导入成功,但是有错误数据!'), code: 201 };
}
