import { cellTraits } from '../../../schemas/generated/language.ts';
import type { Action, ActionName, ActionPrompt, PickerFile, Rule } from '../../../schemas/generated/types.ts';
import { pathTo } from '../../api/endpoints.ts';
import { FAMILY_ENDPOINTS } from '../../api/familyEndpoints.ts';
import { CATEGORY_DICTIONARY, isMemberName } from '../../names.ts';
import { likeliest } from '../../nearest.ts';
import type { Dictionary, Model } from '../../plan/compiled.ts';
import type { PlanAction, PlanCall, PlanColumn } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import type { Document } from '../documents.ts';
import type { Linker } from '../Linker.ts';
import { needless } from '../language/sameMeaning.ts';
import type { DictionaryKinds } from '../linkFields.ts';
import { measureAsField } from '../measures/inRecords.ts';
import type { Path } from '../places.ts';
import { checkCallRight } from './callRights.ts';
import { checkUnguarded } from './columnRights.ts';
import { fieldsByKey } from './planColumns.ts';
import { checkSet, valuesSet } from './setActions.ts';

const builtIn: Readonly<Record<ActionName, string>> = {
  add: '新增',
  edit: '编辑',
  move: '移动',
  detail: '详情',
  delete: '删除',
  batch_delete: '批量删除',
  export: '导出',
};

/** What buttons belong to: a screen, and the model whose records their rows are. */
interface ButtonOwner {
  permission: string;
  code: string;
  model?: Model;
}

type Place = 'toolbar' | 'rowActions';

/** Buttons with their permission codes. Entries are objects after normalizing. */
export function buttons(entries: readonly unknown[], owner: ButtonOwner, place: Place): PlanAction[] {
  const { permission, model } = owner;
  return (entries as Action[]).map((entry) => {
    const { code, title, when, set, primary = false } = entry;
    return {
      code,
      title: title ?? (isBuiltIn(code) ? builtIn[code] : code),
      // To move a record is to edit it.
      permission: `${permission}:${code === 'move' ? 'edit' : code}`,
      ...(isBuiltIn(code) ? {} : { call: callOf(entry, owner, place) }),
      ...(set !== undefined && model ? { set: valuesSet(set, model) } : {}),
      ...(when === undefined ? {} : { when: { field: when.field, in: [...when.in] } }),
      ...(primary ? { primary } : {}),
    };
  });
}

const isBuiltIn = (code: string): code is ActionName => Object.hasOwn(builtIn, code);

function callOf(action: Action, { code: screen, model }: ButtonOwner, place: Place): PlanCall {
  const {
    code,
    method = 'GET',
    path = '',
    send,
    set,
    confirm,
    prompt,
    select,
    reload = false,
    download,
    reveal,
  } = action;
  const changes = set !== undefined && model !== undefined;
  const named = { id: { field: 'id' } };
  return {
    method: changes ? FAMILY_ENDPOINTS.changeRecord.method : method,
    path: changes ? pathTo(FAMILY_ENDPOINTS.changeRecord, { code: model.code, screen, action: code }) : path,
    send: changes ? { ...named, version: { field: 'version' } } : (send ?? (place === 'toolbar' ? {} : named)),
    ...(confirm === undefined ? {} : { confirm }),
    ...(prompt === undefined ? {} : { prompt: promptOf(prompt) }),
    ...(select === undefined ? {} : { select }),
    reload,
    ...(download === undefined ? {} : { download }),
    ...(reveal === undefined ? {} : { reveal }),
  };
}

function promptOf({ key, title, placeholder, secret = false, validateRules = [] }: ActionPrompt): PlanCall['prompt'] {
  // Objects after normalizing.
  const rules = validateRules as Rule[];
  return { key, title, ...(placeholder === undefined ? {} : { placeholder }), secret, rules };
}

/** Where buttons stand, and what they may speak of. */
export interface ButtonWorld {
  linker: Linker;
  document: Document;
  /** Prefix of the screen's permissions. */
  permission: string;
  /** Where in the file they stand. */
  at: Path;
  model: Model;
  /** All there are. */
  models: ReadonlyMap<string, Model>;
  pickers: ReadonlyMap<string, PickerFile>;
  dictionaries: ReadonlyMap<string, Dictionary>;
  /** Rows can be moved. */
  movable: boolean;
  /** What a button above the rows may call with: with nothing of the rows, with those that are chosen, or not at all. */
  callsAbove: 'free' | 'chosen' | 'none';
}

/** A button stands on rows by a field of theirs. */
function checkWhen({ linker, document, model }: ButtonWorld, key: string, path: Path): void {
  const known = fieldsByKey(model);
  const measure = known.has(key) ? undefined : measureAsField(key, model.measures);
  if (measure === undefined) linker.reference(document, '字段', key, known, path);
  else linker.report(document, 'unknown-reference', measure, path);
}

/**
 * Reports calls that name nothing to call or stand where no row is, questions that cannot be asked, and fields and
 * pickers that are not there.
 */
export function checkButtons(world: ButtonWorld, place: Place, entries: readonly unknown[]): void {
  const { linker, document, model } = world;
  (entries as Action[]).forEach((entry, index) => {
    const { code, title, path, set, when } = entry;
    const at = [...world.at, place, index];
    if (isMemberName(code)) linker.report(document, 'reserved-name', sentences['reserved-name'](code), [...at, 'code']);
    checkUnguarded(linker, document, model, code, [...at, 'code']);
    if (set !== undefined) checkSet(world, entry, { place, builtIn: isBuiltIn(code) }, at);
    else if (path !== undefined && (isBuiltIn(code) || title === undefined || !mayCall(world, place, entry)))
      linker.report(document, 'action-call', sentences['action-call'](code, isBuiltIn(code)), at);
    if (!isBuiltIn(code) && path === undefined && set === undefined) {
      const known = Object.keys(builtIn);
      const fix = needless(code, known);
      const sentence = sentences['action-unknown'](code, known, fix === undefined ? likeliest(code, known) : undefined);
      linker.report(document, 'action-unknown', fix ? { ...sentence, fix } : sentence, [...at, 'code']);
    }
    if (code === 'move' && (place === 'toolbar' || !world.movable))
      linker.report(document, 'action-move', sentences['action-move'](), at);
    if (when !== undefined) checkWhen(world, when.field, [...at, 'when', 'field']);
    checkCall(world, entry, at);
    checkAnswer(world, entry, at);
    if (set === undefined && !isBuiltIn(code)) checkCallRight(world, entry, at);
  });
}

/** Above the rows a button is about the chosen ones or about none, and what hangs on one row has no place there. */
function mayCall({ callsAbove }: ButtonWorld, place: Place, { send = {}, select, when }: Action): boolean {
  if (place === 'rowActions') return true;
  if (callsAbove === 'none' || select !== undefined || when !== undefined) return false;
  return callsAbove === 'chosen' || Object.values(send).every((value) => typeof value === 'string');
}

/** What is answered goes one way, and only a call is answered with a text. */
function checkAnswer({ linker, document }: ButtonWorld, { code, set, download, reveal }: Action, at: Path): void {
  const both = download !== undefined && reveal !== undefined;
  const unanswered = set !== undefined && (download !== undefined || reveal !== undefined);
  if (!both && !unanswered) return;
  const key = reveal === undefined ? 'download' : 'reveal';
  linker.report(document, 'action-answer', sentences['action-answer'](code, both), [...at, key]);
}

function checkCall({ linker, document, model, pickers }: ButtonWorld, { send, select }: Action, at: Path): void {
  for (const [name, value] of send === undefined ? [] : Object.entries(send)) {
    if (typeof value === 'string') continue;
    linker.reference(document, '字段', value.field, fieldsByKey(model), [...at, 'send', name, 'field']);
  }
  if (select === undefined) return;
  if ((select.picker === undefined) === (select.treeUrl === undefined))
    linker.report(document, 'action-choice', sentences['action-choice'](), [...at, 'select']);
  if (select.picker !== undefined)
    linker.reference(document, '选择器', select.picker, pickers, [...at, 'select', 'picker']);
}

/** What a page shows or offers, as far as dictionaries are concerned. */
type Shown = Pick<PlanColumn, 'type' | 'dictCode' | 'tree'>;

/** Whether a cell asks the server for what it needs of a dictionary, however long that is. */
function asksServer({ type, tree }: Shown): boolean {
  const { remote, tree: chosen } = cellTraits[type];
  return remote === true || chosen !== undefined || tree !== undefined;
}

/** Those among the dictionaries named by cells that are records. */
export function recordDictionaries(
  cells: Iterable<Pick<Shown, 'dictCode'>>,
  kinds: DictionaryKinds,
): ReadonlySet<string> {
  const found = new Set([CATEGORY_DICTIONARY]);
  for (const { dictCode } of cells)
    if (dictCode !== undefined && (kinds.get(dictCode) ?? 'items') !== 'items') found.add(dictCode);
  return found;
}

/** Codes of the dictionaries a page needs whole, each once: a model's records are only asked for where they are offered. */
export function dictCodesOf(shown: readonly Shown[], records: ReadonlySet<string>): string[] {
  const needed = shown.flatMap((cell) => {
    const { dictCode } = cell;
    if (dictCode === undefined) return [];
    return asksServer(cell) && records.has(dictCode) ? [] : [dictCode];
  });
  return [...new Set(needed)].sort();
}
