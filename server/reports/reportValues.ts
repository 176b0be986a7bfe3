import { EMPTIED } from '../../engine/lists/query.ts';
import type { Report, ReportBinding, ReportParam } from '../../engine/plan/compiled.ts';
import { QueryProblem } from '../../engine/queries/Filter.ts';
import { filterValue } from '../../engine/queries/filterValue.ts';
import { dayRange, endsOf, rangeText } from '../../engine/queries/periods.ts';
import { type Asking, presetValue } from '../../engine/queries/presets.ts';
import type { SqlValue } from '../db/Database.ts';
import type { Actor } from '../http/Context.ts';
import { BusinessError } from '../http/errors.ts';

/**
 * What each `$n` of the report's SQL is bound to: `self_<key>` read as the parameter's kind, else its default, else
 * null. Throws QueryProblem for a value of another kind or outside the declared list, BusinessError when a required
 * one is missing.
 */
export function bindReport(
  report: Report,
  parameters: Readonly<Record<string, string>>,
  actor: Pick<Actor, 'tenant' | 'userId' | 'username' | 'orgCode'>,
  asking: Asking,
): SqlValue[] {
  const values = new Map(report.params.flatMap((param) => valuesOf(param, parameters, asking)));
  return report.bindings.map((binding) => boundValue(binding, values, actor));
}

function boundValue(
  binding: ReportBinding,
  values: ReadonlyMap<string, SqlValue>,
  actor: Parameters<typeof bindReport>[2],
): SqlValue {
  if ('param' in binding) return values.get(binding.param) ?? null;
  if (binding.session === 'tenantId') return actor.tenant;
  return actor[binding.session];
}

/** What each parameter of a report was asked with, for people; one that stands for nothing has an empty text. */
export function saidParams(
  { params }: Pick<Report, 'params'>,
  parameters: Readonly<Record<string, string>>,
  asking: Asking,
): { title: string; text: string }[] {
  return params.map((param) => {
    const values = valuesOf(param, parameters, asking).map(([, value]) => String(value ?? ''));
    return { title: param.title, text: values.filter((value) => value !== '').join(' – ') };
  });
}

/** The values of one parameter; a period has two. */
function valuesOf(
  param: Report['params'][number],
  parameters: Readonly<Record<string, string>>,
  asking: Asking,
): [string, SqlValue][] {
  return param.period ? periodValues(param, parameters, asking) : [[param.key, paramValue(param, parameters, asking)]];
}

/** Where values are spliced into SQL a text carries its quotes with it; here it is bound and they mean nothing. */
function unquoted(text: string): string {
  return /^'[^']*'$/.test(text) ? text.slice(1, -1) : text;
}

/** What was sent for a parameter, else its default; one that may be empty is so where its default was emptied. */
function textOf(param: ReportParam, parameters: Readonly<Record<string, string>>, asking: Asking): string {
  const name = `self_${param.key}`;
  const text = unquoted((parameters[name] ?? '').trim());
  if (text !== '') return text;
  const emptied = !param.required && (parameters[EMPTIED] ?? '').split(',').includes(param.key);
  const preset = emptied ? '' : String(presetValue(param.defaultValue ?? '', param.kind, asking));
  if (preset === '' && param.required)
    throw new BusinessError(`请填写「${param.title}」`, [{ key: name, message: '必填' }]);
  return preset;
}

/** The two days of a period, sent as one text, or each by itself as ranges are. */
function periodValues(
  param: ReportParam,
  parameters: Readonly<Record<string, string>>,
  asking: Asking,
): [string, SqlValue][] {
  const name = `self_${param.key}`;
  const ends = rangeText({ from: parameters[`${name}_begin`] ?? '', to: parameters[`${name}_end`] ?? '' });
  const text = textOf(param, ends === '' ? parameters : { ...parameters, [name]: ends }, asking);
  const days = text === '' ? { from: '', to: '' } : dayRange(text, asking.today);
  if (!days) throw new QueryProblem(name, 'no period');
  const [from, to] = endsOf(param.key);
  return [
    [from, days.from || null],
    [to, days.to || null],
  ];
}

function paramValue(param: ReportParam, parameters: Readonly<Record<string, string>>, asking: Asking): SqlValue {
  const name = `self_${param.key}`;
  const text = textOf(param, parameters, asking);
  if (text === '') return null;
  const chosen = param.kind === 'codes' ? text.split(',') : [text];
  if (param.values && !chosen.every((each) => param.values?.includes(each))) {
    throw new QueryProblem(name, 'not one of the declared values');
  }
  return filterValue(name, param.kind, text);
}
