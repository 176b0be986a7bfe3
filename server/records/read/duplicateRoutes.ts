import type { FastifyInstance } from 'fastify';
import type { Field, Model } from '../../../engine/plan/compiled.ts';
import { QueryProblem } from '../../../engine/queries/Filter.ts';
import { comparison } from '../../../engine/queries/filterValue.ts';
import { builder, runFirst } from '../../db/sql.ts';
import { ofTenant, whereFilter } from '../../db/where.ts';
import type { Actor, Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError, ForbiddenError, ParamError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { shapeOf } from '../shape.ts';
import { uniqueGroups } from '../uniqueGroups.ts';

const NAME = /^[A-Za-z]\w{0,62}$/;

/**
 * GET `/sys/duplicate/check` (`tableName`, `fieldName`, `fieldVal`, `dataId`): whether another record of one's own
 * tenant holds the value already. Asked only of models the actor may read and of fields that must be unique.
 */
export function duplicateRoutes(app: FastifyInstance, context: Context): void {
  addRoute(app, 'checkDuplicate', { config: { access: 'session' } }, async (request) => {
    const asked = request.query as Partial<Record<'tableName' | 'fieldName' | 'fieldVal' | 'dataId', string>>;
    const { tableName = '', fieldName = '', fieldVal = '', dataId = '' } = asked;
    if (!NAME.test(fieldName)) throw new ParamError('fieldName');
    const { model, field } = declaredField(context, request.actor, tableName, fieldName);
    if (fieldVal.trim() === '') return { ...ok(null, '数据为空,不作处理！'), code: 500 };
    if (await isTaken(context, request.actor, { model, field, value: fieldVal.trim(), except: dataId })) {
      const own = field.rules.find((rule) => rule.rule === 'unique')?.message;
      throw new BusinessError(own ?? '该值不可用，系统中已存在！');
    }
    return ok(null, '该值可用！');
  });
}

function declaredField(context: Context, actor: Actor, table: string, name: string): { model: Model; field: Field } {
  const models = [...context.compiled().models.values()];
  const model = models.find((each) => each.table === table || each.code === table);
  // Who may add a record may ask while typing; adding it would show them anyway.
  const may = (action: 'read' | 'add') => model !== undefined && context.rights.mayModel(actor, model.id, action);
  if (!model || !(may('read') || may('add'))) throw new ForbiddenError(`duplicate check ${table}`);
  const hidden = context.rights.hiddenFields(actor, model.id);
  const alone = uniqueGroups(model).flatMap(({ fields }) => (fields.length === 1 ? fields : []));
  const field = alone.find((each) => (each.column === name || each.key === name) && !hidden.has(each.key));
  if (!field) throw new ParamError(`duplicate check ${table}.${name}`);
  return { model, field };
}

interface Asked {
  model: Model;
  field: Field;
  value: string;
  /** Id of the record that may keep its value. */
  except: string;
}

async function isTaken(context: Context, actor: Actor, { model, field, value, except }: Asked): Promise<boolean> {
  const { columns } = shapeOf(model, new Set());
  const where = whereFilter(equals(field, value), columns);
  let select = builder.selectFrom(model.table).where(ofTenant(actor.tenant)).where(where).select('id').limit(1);
  if (except !== '') select = select.where('id', '!=', except);
  const found = await context.db.withTenant(actor, (session) => runFirst(session, select));
  return found !== undefined;
}

/** The value as a whole: several codes are compared with their list, not looked for in it. */
function equals({ key, kind }: Field, value: string) {
  try {
    return comparison('eq', key, kind === 'codes' ? 'text' : kind, value);
  } catch (error) {
    throw error instanceof QueryProblem ? new ParamError(error.message) : error;
  }
}
