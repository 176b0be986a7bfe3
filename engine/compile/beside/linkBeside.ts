import { cellTraits } from '../../../schemas/generated/language.ts';
import type { Beside } from '../../../schemas/generated/types.ts';
import type { PlanBeside } from '../../plan/beside.ts';
import type { Field, Model } from '../../plan/compiled.ts';
import type { PlanQueryItem } from '../../plan/Plan.ts';
import { queryItem } from '../../plan/queryItems.ts';
import { sentences } from '../../problems.ts';
import type { Document } from '../documents.ts';
import type { Linker } from '../Linker.ts';
import type { Path } from '../places.ts';
import { columnOfField } from '../screens/planColumns.ts';

/** In px, where nothing is said. */
const WIDTH = 240;

/** What stands beside a list, and the query with what asks for it. */
export interface BesideParts {
  beside: PlanBeside;
  asking: (query: readonly PlanQueryItem[]) => PlanQueryItem[];
}

/** What stands beside a list of the model; undefined when its field is none that is chosen from what there is. */
export function linkBeside(
  linker: Linker,
  model: Model,
  said: Beside,
  { document, path }: { document: Document; path: Path },
): BesideParts | undefined {
  const byKey = new Map(model.fields.map((field) => [field.key, field]));
  const field = linker.reference(document, '字段', said.field, byKey, [...path, 'field']);
  if (field === undefined) return undefined;
  if (!isListed(field)) {
    const fit = model.fields.filter(isListed).map(({ key }) => key);
    linker.report(document, 'beside-field', sentences['beside-field'](said.field, fit), [...path, 'field']);
    return undefined;
  }
  const { key } = field;
  const item = (own: Partial<PlanQueryItem>): PlanQueryItem => ({
    ...queryItem(columnOfField(field), { mode: 'below' }),
    ...own,
    mode: 'below',
    folded: false,
  });
  return {
    beside: { key, title: said.title ?? field.title, width: said.width ?? WIDTH, search: said.search ?? true },
    asking: (query) => [
      item(query.find((each) => each.key === key) ?? {}),
      ...query.filter((each) => each.key !== key),
    ],
  };
}

/** Whether all that can be chosen can be listed: a tree of records, the areas, or items. */
function isListed({ type, kind, branch, dictCode, cell }: Field): boolean {
  if (branch !== undefined || kind === 'area') return true;
  const listed = dictCode !== undefined || ('options' in cell && cell.options !== undefined);
  return (kind === 'code' || kind === 'codes') && listed && cellTraits[type].remote !== true;
}
