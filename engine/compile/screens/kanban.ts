import { cellTraits } from '../../../schemas/generated/language.ts';
import { likeliest } from '../../nearest.ts';
import type { Dictionary, Field } from '../../plan/compiled.ts';
import type { KanbanPlan, PlanColumn } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import type { Making } from '../Memory.ts';
import { fieldsByKey } from './planColumns.ts';
import { linkRecords } from './records.ts';
import type { ScreenOf, ScreenScope, ScreenType } from './ScreenType.ts';

/** Records as cards below the values of a choice. */
export const kanbanScreen: ScreenType<'kanban'> = { link: linkKanban, choosesOne: true };

function linkKanban(screen: ScreenOf<'kanban'>, scope: ScreenScope): Making<KanbanPlan> | undefined {
  const records = linkRecords(screen, scope, false);
  if (records === undefined) return undefined;
  const { value, document } = screen;
  const { model, plan } = records;
  const fields = new Map(model.fields.map((field) => [field.key, field]));
  const field = scope.linker.reference(document, '字段', value.by, fields, ['by']);
  const column = fieldsByKey(model).get(value.by);
  if (field === undefined || column === undefined) return undefined;
  if (!isSingleChoice(field)) {
    const choices = model.fields.filter(isSingleChoice).map(({ key }) => key);
    scope.linker.report(document, 'kanban-by', sentences['kanban-by'](field.key, choices), ['by']);
    return undefined;
  }
  checkStates(screen, scope, column, model.fields.filter(isSingleChoice));
  if (model.states?.field !== field.key && !isMoved(field, value.rowActions ?? []))
    scope.linker.report(document, 'kanban-still', sentences['kanban-still'](field.key), ['by']);
  const states = value.states === undefined ? {} : { states: value.states };
  return () => kanbanPlan(plan(), { column, states });
}

/** Its values are the columns: nobody asks for one of them besides, nor reads it on a card. */
function kanbanPlan(
  plan: Omit<KanbanPlan, 'type' | 'by' | 'states'>,
  { column, states }: { column: PlanColumn; states: Pick<KanbanPlan, 'states'> },
): KanbanPlan {
  // Whether its values may be read is asked of the list's own columns and of the form.
  const { restricted: _restricted, ...by } = column;
  const { dictCode, key } = by;
  return {
    ...plan,
    ...states,
    type: 'kanban',
    by,
    columns: plan.columns.filter((each) => each.key !== key),
    query: plan.query.filter((each) => each.key !== key),
    dictCodes: [...new Set([...plan.dictCodes, ...(dictCode === undefined ? [] : [dictCode])])],
  };
}

function isSingleChoice({ kind, type, cell, dictCode }: Field): boolean {
  const chosen = dictCode !== undefined || ('options' in cell && cell.options !== undefined);
  return kind === 'code' && chosen && cellTraits[type].tree === undefined;
}

function checkStates(
  { value, document }: ScreenOf<'kanban'>,
  { linker, world }: ScreenScope,
  column: PlanColumn,
  fields: readonly Field[],
): void {
  const itemsOf = ({ dictCode = '', cell }: Pick<Field, 'dictCode' | 'cell'>) =>
    ('options' in cell ? cell.options : undefined) ?? declaredItems(world.dictionaries.get(dictCode));
  const items = column.options ?? declaredItems(world.dictionaries.get(column.dictCode ?? ''));
  const known = items?.map((item) => item.value);
  const { states = [] } = value;
  if (known === undefined || states.length === 0) return;
  const [other, another] = states.some((state) => known.includes(state))
    ? []
    : fields.filter((field) => states.every((state) => itemsOf(field)?.some((item) => item.value === state)));
  if (other !== undefined) {
    const sentence = sentences['kanban-by'](column.key, [other.key]);
    const message = `states 里没有一个是 "${column.key}" 的值`;
    const only = another === undefined ? { suggestion: other.key, fix: `是不是想写 "${other.key}"？` } : {};
    linker.report(document, 'kanban-by', { ...sentence, message, ...only }, ['by']);
    return;
  }
  for (const [index, state] of states.entries())
    if (!known.includes(state)) {
      const meant = items?.find(({ text }) => text === state)?.value ?? likeliest(state, known);
      const sentence = sentences['unknown-choice']('选项', state, known, meant);
      linker.report(document, 'unknown-choice', sentence, ['states', index]);
    }
}

const declaredItems = (dictionary: Dictionary | undefined) =>
  dictionary?.kind === 'items' ? dictionary.items : undefined;

/** Buttons change the field, or whoever edits does. */
function isMoved({ key, cell }: Field, actions: NonNullable<ScreenOf<'kanban'>['value']['rowActions']>): boolean {
  const codes = actions.map((action) => (typeof action === 'string' ? { code: action } : action));
  if (codes.some((action) => 'set' in action && action.set !== undefined && Object.hasOwn(action.set, key)))
    return true;
  const edited = actions.length === 0 || codes.some(({ code }) => code === 'edit');
  return edited && cell.disabled !== true && cell.value === undefined;
}
