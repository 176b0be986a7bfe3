import type { ModelFile, ReportFile } from '../../../schemas/generated/types.ts';
import { nearest } from '../../nearest.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import type { ColumnCheck, ColumnScope, FileCheck, Tell } from '../checks/Check.ts';
import { reportScope } from '../checks/columnSites.ts';
import { checkCompared } from '../checks/expressions.ts';

const NAMING: ReadonlySet<ValueKind | undefined> = new Set(['code', 'text']);

/** The column that says an amount's currency keeps one code a row. */
export const checkCurrency: ColumnCheck = {
  keys: ['currency'],
  check: ({ own, scope }, tell) => {
    if (own.currency === undefined || NAMING.has(scope.kinds.get(own.currency))) return;
    const known = [...scope.kinds].flatMap(([key, kind]) => (kind === 'code' ? [key] : []));
    const sentence = sentences['currency-column'](own.currency, known, nearest(own.currency, known));
    tell('currency-column', sentence, ['currency']);
  },
};

/** Conditions of a model's measures name only values that there are. */
export const checkModelMeasures: FileCheck<ModelFile> = ({ id, value, document }, world, tell) => {
  const model = world.models.get(id);
  if (model === undefined || value.measures === undefined) return;
  compareMeasures(value.measures, world.scopeOf(model), (...told) => tell(document, ...told));
};

/** The same for a report's. */
export const checkReportMeasures: FileCheck<ReportFile> = ({ value, document }, world, tell) => {
  if (value.measures === undefined) return;
  compareMeasures(value.measures, reportScope(value, world), (...told) => tell(document, ...told));
};

function compareMeasures(measures: readonly { value: string }[], scope: ColumnScope, tell: Tell): void {
  for (const [index, { value }] of measures.entries())
    checkCompared(value, scope, tell, ['measures', index, 'value'], 0);
}
