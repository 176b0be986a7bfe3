import type { Column, PickerFile } from '../../../../schemas/generated/types.ts';
import type { Field, Model } from '../../../plan/compiled.ts';
import { sentences } from '../../../problems.ts';
import type { CheckWorld, FileCheck } from '../Check.ts';

/** What a picker keeps leads back to what was picked. */
export const checkPickerValue: FileCheck<PickerFile> = ({ value: picker, document }, world, tell) => {
  const found = picker.type === 'business' || picker.type === 'popup' ? picker.value : undefined;
  const unique =
    picker.type === 'business'
      ? uniqueInstead(world.models.get(picker.model), picker.value)
      : picker.type === 'popup' && isAmount(picker, world)
        ? []
        : undefined;
  if (found !== undefined && unique !== undefined)
    tell(document, 'picker-value', sentences['picker-value'](found, unique), ['value']);
};

/** The fields that name one record each, where this one does not. */
function uniqueInstead(model: Model | undefined, key: string): string[] | undefined {
  const field = model?.fields.find((each) => each.key === key);
  if (model === undefined || field === undefined || isUnique(field, model)) return undefined;
  return model.fields.flatMap((each) => (isUnique(each, model) ? [each.key] : []));
}

const isUnique = ({ column, store, rules }: Field, { unique }: Model): boolean =>
  store.unique || rules.some(({ rule }) => rule === 'unique') || unique.some((key) => `${key}` === column);

/** What names a row of a report is not known, but an amount does not. */
function isAmount({ report, value }: Extract<PickerFile, { type: 'popup' }>, { files }: CheckWorld): boolean {
  const columns = (files.reports.get(report)?.value.columns ?? []) as Column[];
  const column = columns.find(({ key }) => key === value);
  return column?.type === 'inputNumber' && (column.statistics !== undefined || (column.precision ?? 0) > 0);
}
