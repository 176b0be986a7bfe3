import type { Action, ActionQuestion, CellType, PickerFile, Rule } from '../../schemas/generated/types.ts';
import type { Dictionary, Model } from '../compiled.ts';
import { CATEGORY_DICTIONARY } from '../names.ts';
import type { PlanAction, PlanCall, PlanColumn } from '../plan.ts';
import { sentences } from '../problems.ts';
import type { Document, Path } from './documents.ts';
import type { Linker } from './Linker.ts';
import { fieldsByKey } from './planColumns.ts';

const buttonTitles: Record<Exclude<Action['action'], 'call'>, string> = {
  add: '新增',
  edit: '编辑',
  move: '移动',
  detail: '详情',
  delete: '删除',
  batch_delete: '批量删除',
  export: '导出',
};

/** Buttons with their permission codes. Entries are objects after normalizing. */
export function buttons(entries: readonly unknown[], permission: string): PlanAction[] {
  return (entries as Action[]).map((entry) => {
    const { action, when } = entry;
    const code = action === 'call' ? (entry.code ?? '') : action;
    return {
      code,
      title: entry.title ?? (action === 'call' ? code : buttonTitles[action]),
      // To move a record is to edit it.
      permission: `${permission}:${code === 'move' ? 'edit' : code}`,
      ...(action === 'call' ? { call: callOf(entry) } : {}),
      ...(when === undefined ? {} : { when: { field: when.field, in: [...when.in] } }),
    };
  });
}

function callOf({ method = 'GET', path = '', send, confirm, ask, choose, reload = false }: Action): PlanAction['call'] {
  return {
    method,
    path,
    send: send ?? { id: { field: 'id' } },
    ...(confirm === undefined ? {} : { confirm }),
    ...(ask === undefined ? {} : { ask: questionOf(ask) }),
    ...(choose === undefined ? {} : { choose }),
    reload,
  };
}

function questionOf({ key, title, placeholder, secret = false, validateRules = [] }: ActionQuestion): PlanCall['ask'] {
  // Objects after normalizing.
  const rules = validateRules as Rule[];
  return { key, title, ...(placeholder === undefined ? {} : { placeholder }), secret, rules };
}

/** Where buttons stand, and what they may speak of. */
export interface ButtonWorld {
  linker: Linker;
  document: Document;
  model: Model;
  pickers: ReadonlyMap<string, PickerFile>;
  /** The screen shows a tree. */
  tree: boolean;
}

/**
 * Reports calls that name nothing to call or stand where no row is, questions that cannot be asked, and fields and
 * pickers that are not there.
 */
export function checkButtons(world: ButtonWorld, place: 'toolbar' | 'rowActions', entries: readonly unknown[]): void {
  const { linker, document, model } = world;
  for (const [index, entry] of (entries as Action[]).entries()) {
    const { action, code, title, path, when } = entry;
    const at = [place, index];
    const incomplete = code === undefined || title === undefined || path === undefined;
    if (action === 'call' && (incomplete || place === 'toolbar'))
      linker.report(document, 'action-call', sentences['action-call'](), at);
    if (action === 'move' && (place === 'toolbar' || !world.tree))
      linker.report(document, 'action-move', sentences['action-move'](), at);
    if (when !== undefined)
      linker.reference(document, '字段', when.field, fieldsByKey(model), [...at, 'when', 'field']);
    checkCall(world, entry, at);
  }
}

function checkCall({ linker, document, model, pickers }: ButtonWorld, { send = {}, choose }: Action, at: Path): void {
  for (const [name, value] of Object.entries(send)) {
    if (typeof value === 'string') continue;
    linker.reference(document, '字段', value.field, fieldsByKey(model), [...at, 'send', name, 'field']);
  }
  if (choose === undefined) return;
  if ((choose.picker === undefined) === (choose.tree === undefined))
    linker.report(document, 'action-choice', sentences['action-choice'](), [...at, 'choose']);
  if (choose.picker !== undefined)
    linker.reference(document, '选择器', choose.picker, pickers, [...at, 'choose', 'picker']);
}

/** What a page shows or offers, as far as dictionaries are concerned. */
type Shown = Pick<PlanColumn, 'type' | 'dictCode' | 'tree'>;

/** Cells that ask the server for what they need of a dictionary, however long it is. */
const asking: ReadonlySet<CellType> = new Set(['sel_search_async', 'sel_tree', 'cat_tree']);

/** Codes of the dictionaries a page needs whole, each once: a model's records are only asked for where they are offered. */
export function dictCodesOf(shown: readonly Shown[], dictionaries: ReadonlyMap<string, Dictionary>): string[] {
  const needed = shown.flatMap(({ type, dictCode, tree }) => {
    if (dictCode === undefined) return [];
    const records = dictCode === CATEGORY_DICTIONARY || (dictionaries.get(dictCode)?.kind ?? 'items') !== 'items';
    return (asking.has(type) || tree !== undefined) && records ? [] : [dictCode];
  });
  return [...new Set(needed)].sort();
}
