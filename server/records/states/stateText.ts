import type { Model } from '../../../engine/plan/compiled.ts';
import type { Records } from '../Records.ts';

/** What people call a state of the records. */
export function stateText(
  { dictionary, shape: { model } }: Pick<Records, 'dictionary'> & { shape: { model: Model } },
  state: string,
): string {
  const field = model.fields.find(({ key }) => key === model.states?.field);
  const options = field && 'options' in field.cell ? field.cell.options : undefined;
  const items = options ?? dictionary(field?.dictCode ?? '') ?? [];
  return items.find(({ value }) => value === state)?.text ?? (state === '' ? '空' : state);
}
