import { cellTraits } from '../../../schemas/generated/language.ts';
import type { Column } from '../../../schemas/generated/types.ts';
import { likeliest } from '../../nearest.ts';
import type { Model } from '../../plan/compiled.ts';
import { columnBelow } from '../../plan/declaredColumn.ts';
import { sentences } from '../../problems.ts';
import type { CheckWorld, WorldCheck } from './Check.ts';

/** What an item of a dictionary stands below is there: in the dictionary of the column above, or in its own. */
export const checkParents: WorldCheck = (world, tell) => {
  const above = dictionariesAbove(world);
  for (const [code, { value, document }] of world.files.dictionaries) {
    const items = value.items ?? [];
    const uppers = above.get(code);
    // Where nobody chooses above it, or among what cannot be read, nothing is said of what that would be.
    if (uppers === undefined || !items.some(({ parent }) => parent !== undefined)) continue;
    const known = new Set(items.map((item) => item.value));
    if ([...uppers].some((upper) => !world.dictionaries.has(upper))) continue;
    for (const upper of uppers) for (const item of world.dictionaries.get(upper)?.items ?? []) known.add(item.value);
    for (const [index, { parent }] of items.entries()) {
      if (parent === undefined || known.has(parent)) continue;
      const words = [...known];
      const sentence = sentences['unknown-choice']('上级字典', parent, words, likeliest(parent, words));
      tell(document, 'unknown-choice', sentence, ['items', index, 'parent']);
    }
  }
};

/** Codes of dictionaries with those of the columns above the ones that use them. */
function dictionariesAbove({ models }: CheckWorld): Map<string, Set<string>> {
  const above = new Map<string, Set<string>>();
  for (const { fields } of models.values()) {
    const links = known.get(fields) ?? dictionaryLinks(fields);
    known.set(fields, links);
    for (const { upper, under } of links) above.set(under, (above.get(under) ?? new Set()).add(upper));
  }
  return above;
}

interface DictionaryLink {
  upper: string;
  under: string;
}

/** Asked at every change of anything; the fields of most models are as they were. */
const known = new WeakMap<Model['fields'], DictionaryLink[]>();

function dictionaryLinks(fields: Model['fields']): DictionaryLink[] {
  const links: DictionaryLink[] = [];
  for (const { cell, type } of fields) {
    const lower = cellTraits[type].linkage ? columnBelow(cell) : undefined;
    if (lower === undefined) continue;
    const below = fields.find(({ key }) => key === lower)?.cell;
    const [upper, under] = [dictionaryOf(cell), below && dictionaryOf(below)];
    if (upper !== undefined && under !== undefined) links.push({ upper, under });
  }
  return links;
}

const dictionaryOf = (column: Column): string | undefined => ('dictCode' in column ? column.dictCode : undefined);
