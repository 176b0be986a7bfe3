import type { Report, ReportBinding, ReportParam } from '../../engine/plan/compiled.ts';
import { QueryProblem } from '../../engine/queries/Filter.ts';
import { filterValue } from '../../engine/queries/filterValue.ts';
import type { SqlValue } from '../db/Database.ts';
import type { Actor } from '../http/Context.ts';
import { BusinessError } from '../http/errors.ts';

/**
 * What each `$n` of the report's SQL is bound to: `self_<key>` read as the parameter's kind, else its default, else
 * null. Throws QueryProblem for a value of another kind or outside the declared list, BusinessError when a required
 * one is missing.
 */
export function bindReport(report: Report, parameters: Readonly<Record<string, string>>, actor: Actor): SqlValue[] {
  const values = new Map(report.params.map((param) => [param.key, paramValue(param, parameters)]));
  return report.bindings.map((binding) => boundValue(binding, values, actor));
}

function boundValue(binding: ReportBinding, values: ReadonlyMap<string, SqlValue>, actor: Actor): SqlValue {
  if ('param' in binding) return values.get(binding.param) ?? null;
  if (binding.session === 'tenantId') return actor.tenant;
  return actor[binding.session];
}

/** Where values are spliced into SQL a text carries its quotes with it; here it is bound and they mean nothing. */
function unquoted(text: string): string {
  return /^'[^']*'$/.test(text) ? text.slice(1, -1) : text;
}

function paramValue(param: ReportParam, parameters: Readonly<Record<string, string>>): SqlValue {
  const name = `self_${param.key}`;
  const text = unquoted((parameters[name] ?? '').trim()) || String(param.defaultValue ?? '');
  if (text === '') {
    if (param.required) throw new BusinessError(`请填写「${param.title}」`, [{ key: name, message: '必填' }]);
    return null;
  }
  const chosen = param.kind === 'codes' ? text.split(',') : [text];
  if (param.values && !chosen.every((each) => param.values?.includes(each))) {
    throw new QueryProblem(name, 'not one of the declared values');
  }
  return filterValue(name, param.kind, text);
}
