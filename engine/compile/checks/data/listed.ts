import { cellTraits } from '../../../../schemas/generated/language.ts';
import type { FormLayout, QueryItem, ScreenFile } from '../../../../schemas/generated/types.ts';
import { systemFields } from '../../../names.ts';
import type { Field, Model } from '../../../plan/compiled.ts';
import { sentences } from '../../../problems.ts';
import type { Document } from '../../documents.ts';
import type { Path } from '../../places.ts';
import type { FileCheck, TellIn, Written } from '../Check.ts';
import { fieldsOf, modelOf } from '../columnSites.ts';

/** What a list names, after normalizing: a column, a field of a form or a query item. */
type Entry = Pick<Written, 'title' | 'hidden' | 'form'> & { key: string; type?: Field['type'] };

interface Said {
  columns?: unknown;
  query?: unknown;
  form?: string | FormLayout;
  editing?: string;
  extends?: string;
  subLists?: readonly { table?: string; columns?: readonly Entry[] }[];
}

/** What a screen names is drawn, and under a title of its own. */
export const checkListed: FileCheck<ScreenFile> = ({ value, document }, world, tell) => {
  const { columns, query, form, editing, extends: from, subLists = [] } = value as unknown as Said;
  for (const [index, { table = '', columns: below = [] }] of subLists.entries()) {
    const child = world.models.get(table);
    if (child !== undefined) checkDrawn(below, child, document, ['subLists', index, 'columns'], tell);
  }
  const fields = typeof form === 'object' && form.schema === undefined ? form.fields : undefined;
  if (!Array.isArray(columns) && !Array.isArray(query) && fields === undefined) return;
  const model = modelOf(world, value);
  if (model === undefined) return;
  if (Array.isArray(columns)) {
    // In a grid what is hidden is kept and sent with its row.
    if (editing !== 'inline' && from === undefined) checkDrawn(columns, model, document, ['columns'], tell);
    checkTitlesOf(columns, model, document, ['columns'], tell);
  }
  if (Array.isArray(query)) checkTitlesOf(query as QueryItem[] as Entry[], model, document, ['query'], tell);
  if (fields !== undefined) checkDrawn(fields as Entry[], model, document, ['form', 'fields'], tell);
};

/** A name that is all there is of an entry is that of something drawn. */
function checkDrawn(entries: readonly Entry[], model: Model, document: Document, path: Path, tell: TellIn): void {
  const fields = fieldsOf(model);
  for (const [index, { key, type, hidden, form }] of entries.entries()) {
    const field = fields.get(key);
    if (field === undefined || type !== undefined) continue;
    const why = cellTraits[field.type].hidden
      ? `模型里它是 ${field.type}，从不显示`
      : path[0] === 'form'
        ? field.cell.form === false && form === undefined && '模型里它写了 "form": false，不进表单'
        : field.cell.hidden === true && hidden === undefined && '模型里它写了 "hidden": true，不显示为列';
    if (why) tell(document, 'key-unused', sentences['key-unused'](key, why), [...path, index, 'key']);
  }
}

const stampTitles: ReadonlyMap<string, string> = new Map(systemFields.map(({ key, title }) => [key, title]));

/** Of two that are called the same nobody can tell which is which: one was given a title on this page. */
function checkTitlesOf(entries: readonly Entry[], model: Model, document: Document, path: Path, tell: TellIn): void {
  if (!entries.some(({ title }) => title !== undefined)) return;
  const fields = fieldsOf(model);
  const titleOf = ({ key, title }: Entry) => title ?? fields.get(key)?.title ?? stampTitles.get(key);
  for (const [index, entry] of entries.entries()) {
    if (entry.title === undefined || entry.hidden === true) continue;
    const same = entries.find((other) => other !== entry && other.hidden !== true && titleOf(other) === entry.title);
    // Of two titles that stand here the second is told.
    if (same === undefined || (same.title !== undefined && entries.indexOf(same) > index)) continue;
    tell(document, 'same-title', sentences['same-title'](entry.title, same.key), [...path, index, 'title']);
  }
}
