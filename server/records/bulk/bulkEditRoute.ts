import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Field } from '../../../engine/plan/compiled.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError, ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { bulkLimits } from '../limits.ts';
import type { Records } from '../Records.ts';
import { readRecordQuery } from '../read/recordQuery.ts';
import { passedOver, readBody } from '../write/input.ts';
import { ValidationError } from '../write/refusals.ts';
import { type BulkOutcome, bulkEdit, matchingIds } from './bulkEdit.ts';

/**
 * PUT `/online/cgform/api/bulkEdit/{code}` with `{values, ids | matching, check}`: needs the right to edit. Each row is
 * asked by its own rules; those that may not be changed stay and are answered.
 */
export function bulkEditRoute(app: FastifyInstance, recordsOf: (request: FastifyRequest) => Promise<Records>): void {
  addRoute(app, 'bulkEdit', { config: { access: { model: 'edit' } } }, async (request) => {
    const records = await recordsOf(request);
    const { values, ids, check } = readChange(request.body);
    const fields = changedFields(records, values);
    const asked = readRecordQuery(request.query as QueryParameters, records);
    const found = await matchingIds(
      records,
      ids === undefined ? asked : { filter: readRecordQuery({}, records).filter },
      ids,
    );
    const there = new Set(found);
    const wanted = ids ?? found;
    const gone = wanted.filter((id) => !there.has(id)).map((id) => ({ id, name: id, message: '这条记录已经不在了' }));
    const done = await bulkEdit(records, { ids: found, sent: values, fields, check });
    const outcome = { ...done, total: wanted.length, refused: [...gone, ...done.refused] };
    if (!check && done.changed > 0) void records.ports.announceSave(records, request, { edited: found });
    return ok(told(outcome), check ? '' : sayDone(outcome));
  });
}

interface Change {
  values: Readonly<Record<string, unknown>>;
  /** Absent: all that the query finds. */
  ids: readonly string[] | undefined;
  check: boolean;
}

function readChange(body: unknown): Change {
  if (typeof body !== 'object' || body === null) throw new ParamError('body is no object');
  const { values, ids, matching, check } = body as Readonly<Record<string, unknown>>;
  if (typeof values !== 'object' || values === null || Array.isArray(values)) throw new ParamError('values');
  // All of them only where that is said: an empty selection must not mean everything.
  if ((ids === undefined) === (matching !== true)) throw new ParamError('ids or matching');
  if (ids !== undefined && !(Array.isArray(ids) && ids.length > 0 && ids.every((id) => typeof id === 'string')))
    throw new ParamError('ids');
  const named = ids === undefined ? undefined : [...new Set(ids as string[])];
  if (named && named.length > bulkLimits.rows) throw new BusinessError(`一次最多批量修改 ${bulkLimits.rows} 条`);
  return { values: values as Change['values'], ids: named, check: check === true };
}

/** The fields that are sent. Throws where one is not to be filled in, or its value is none. */
function changedFields({ shape, dictionary }: Records, values: Change['values']): Field[] {
  const fields = shape.fields.filter(({ key }) => Object.hasOwn(values, key));
  if (fields.length === 0) throw new ParamError('values');
  for (const field of fields) {
    const why = isOffered(field, shape.model.tree) ? passedOver(field, shape.model) : '不能批量修改';
    if (why !== undefined) throw new BusinessError(`列 ${field.title} ${why}，没有修改`);
  }
  const unknown = Object.keys(values).filter((key) => !fields.some((field) => field.key === key));
  if (unknown.length > 0) throw new BusinessError(`没有列 ${unknown.map((key) => key.slice(0, 60)).join('、')}`);
  const { problems } = readBody(values, shape, dictionary);
  if (problems.length > 0) throw new ValidationError(problems);
  return fields;
}

/** A secret is nobody's but one record's, and a place in a tree is changed by moving. */
function isOffered({ kind, key, store }: Field, tree: Records['shape']['model']['tree']): boolean {
  return kind !== 'secret' && store.links === undefined && key !== tree?.parent && key !== tree?.hasChild;
}

function told({ refused, ...outcome }: BulkOutcome) {
  return { ...outcome, refusedCount: refused.length, refused: refused.slice(0, bulkLimits.refusals) };
}

function sayDone({ changed, same, refused }: BulkOutcome): string {
  const parts = [
    changed > 0 ? `已修改 ${changed} 条` : '没有修改',
    ...(same > 0 ? [`${same} 条本来就是`] : []),
    ...(refused.length > 0 ? [`${refused.length} 条不能修改`] : []),
  ];
  return parts.join('，');
}
