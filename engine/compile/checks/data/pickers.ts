import { cellKinds } from '../../../../schemas/generated/language.ts';
import type { Column, PickerFile, PopupPicker } from '../../../../schemas/generated/types.ts';
import type { Field, Model } from '../../../plan/compiled.ts';
import { sentences } from '../../../problems.ts';
import type { CheckWorld, FileCheck } from '../Check.ts';

/** What a picker keeps leads back to what was picked. */
export const checkPickerValue: FileCheck<PickerFile> = ({ value: picker, document }, world, tell) => {
  const tellOf = (found: string, unique: readonly string[]) =>
    tell(document, 'value-repeats', sentences['value-repeats'](found, unique), ['value']);
  if ('model' in picker) {
    const unique = uniqueInstead(world.models.get(picker.model), picker.value);
    if (unique !== undefined) tellOf(picker.value, unique);
  } else if ('report' in picker && isAmount(picker, world)) tellOf(picker.value, []);
};

/** The fields that name one record each, where this one does not. */
export function uniqueInstead(model: Model | undefined, key: string): string[] | undefined {
  const field = model?.fields.find((each) => each.key === key);
  if (model === undefined || field === undefined || isUnique(field, model)) return undefined;
  return model.fields.flatMap((each) => (isUnique(each, model) ? [each.key] : []));
}

/** Whether a field by itself names one record. */
export const isUnique = ({ column, store, rules }: Field, { unique }: Model): boolean =>
  store.unique || rules.some(({ rule }) => rule === 'unique') || unique.some((key) => `${key}` === column);

/** What names a row of a report is not known, but an amount does not. */
function isAmount({ report, value }: Pick<PopupPicker, 'report' | 'value'>, { files }: CheckWorld): boolean {
  const columns = (files.reports.get(report)?.value.columns ?? []) as Column[];
  const column = columns.find(({ key }) => key === value);
  if (column === undefined || cellKinds[column.type] !== 'number') return false;
  const digits = 'precision' in column ? (column.precision ?? 0) : 0;
  return column.statistics !== undefined || digits > 0;
}
