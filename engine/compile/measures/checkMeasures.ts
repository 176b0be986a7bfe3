import type { AgreeDeclaration, AgreeSide, ModelFile, ReportFile } from '../../../schemas/generated/types.ts';
import { likeliest } from '../../nearest.ts';
import { sentences } from '../../problems.ts';
import type { CheckWorld, ColumnCheck, ColumnScope, FileCheck, Tell } from '../checks/Check.ts';
import { reportScope } from '../checks/columnSites.ts';
import { checkCompared } from '../checks/expressions.ts';

/** A currency as dictionaries and money write it, and what its column is called. */
const CURRENCY = /^[A-Z]{3}$/;
const NAMED = /curr|money|ccy/i;

/** The column that says an amount's currency keeps one code a row. */
export const checkCurrency: ColumnCheck = {
  keys: ['currency', 'unit'],
  check: ({ own, scope }, tell) => {
    const { currency, unit } = own;
    if (currency === undefined) return;
    if (unit !== undefined) tell('unit-twice', sentences['unit-twice'](currency), ['unit']);
    const known = [...scope.kinds.keys()].filter((key) => keepsCurrencies(scope, key) === true);
    if (mayKeep(scope, currency, known)) return;
    const keeping = known.find((key) => scope.choices(key)?.values.has(currency));
    const only = known.length === 1 ? known[0] : undefined;
    const sentence = sentences['currency-column'](currency, known, keeping ?? likeliest(currency, known) ?? only);
    const message = `"${currency}" 不能说明货币：它存的不是货币代码`;
    tell('currency-column', scope.kinds.has(currency) ? { ...sentence, message } : sentence, ['currency']);
  },
};

/** Whether a choice of its is written like a currency; undefined: nothing declared says it. */
function keepsCurrencies({ kinds, choices }: ColumnScope, key: string): boolean | undefined {
  const kind = kinds.get(key);
  if (kind === 'text') return undefined;
  const declared = kind === 'code' ? choices(key) : undefined;
  return kind === 'code' && declared === undefined
    ? undefined
    : [...(declared?.values ?? [])].some((value) => CURRENCY.test(value));
}

/** What is not known to keep currencies is not taken for what does while that stands beside it. */
const mayKeep = (scope: ColumnScope, key: string, known: readonly string[]): boolean =>
  keepsCurrencies(scope, key) ?? (known.length === 0 || NAMED.test(key));

/** Conditions of a model's measures name only values that there are. */
export const checkModelMeasures: FileCheck<ModelFile> = ({ id, value, document }, world, tell) => {
  const model = world.models.get(id);
  if (model === undefined) return;
  const here: Tell = (...told) => tell(document, ...told);
  if (value.measures !== undefined) compareMeasures(value.measures, world.scopeOf(model), here);
  if (value.agrees !== undefined) compareAgrees(value.agrees, world.scopeOf(model), world, here);
};

/** The same for a report's. */
export const checkReportMeasures: FileCheck<ReportFile> = ({ value, document }, world, tell) => {
  const here: Tell = (...told) => tell(document, ...told);
  if (value.measures !== undefined) compareMeasures(value.measures, reportScope(value, world), here);
  if (value.agrees !== undefined) compareAgrees(value.agrees, reportScope(value, world), world, here);
};

/** So do the conditions of either side of what agrees. */
function compareAgrees(agrees: readonly AgreeDeclaration[], own: ColumnScope, world: CheckWorld, tell: Tell): void {
  for (const [index, { when, rows, with: others = [] }] of agrees.entries()) {
    checkCompared(rows, own, tell, ['agrees', index, 'rows'], 0);
    checkCompared(when, own, tell, ['agrees', index, 'when'], 0);
    for (const [at, other] of others.entries()) {
      if (other.when === undefined) continue;
      const scope = scopeOf(other, own, world);
      if (scope !== undefined) checkCompared(other.when, scope, tell, ['agrees', index, 'with', at, 'when'], 0);
    }
  }
}

function scopeOf({ model, report }: AgreeSide, own: ColumnScope, world: CheckWorld): ColumnScope | undefined {
  if (model === undefined && report === undefined) return own;
  const rows = model === undefined ? undefined : world.models.get(model);
  if (rows !== undefined) return world.scopeOf(rows);
  const file = report === undefined ? undefined : world.files.reports.get(report)?.value;
  return file && reportScope(file, world);
}

function compareMeasures(measures: readonly { value: string }[], scope: ColumnScope, tell: Tell): void {
  for (const [index, { value }] of measures.entries())
    checkCompared(value, scope, tell, ['measures', index, 'value'], 0);
}
