import { cellTraits, screenDefaults } from '../../../../schemas/generated/language.ts';
import type { FormLayout, ListScreen, ScreenFile } from '../../../../schemas/generated/types.ts';
import { readDefault } from '../../../lists/defaultValue.ts';
import type { Field, Model } from '../../../plan/compiled.ts';
import { sentences } from '../../../problems.ts';
import type { Sentence } from '../../../sentence.ts';
import type { Path } from '../../places.ts';
import type { CheckWorld, ColumnCheck, FileCheck, Written } from '../Check.ts';
import { modelOf } from '../columnSites.ts';

/** A required field that nobody can fill in is never saved. */
export const checkFilled: ColumnCheck = {
  keys: ['validateRules', 'requiredWhen'],
  check: ({ own, field, inModel, document }, tell, world) => {
    if (!inModel || field === undefined || (!field.required && own.requiredWhen === undefined)) return;
    if (own.defaultValue !== undefined || own.value !== undefined) return;
    const at = closedBy(own, field);
    if (at === undefined) return;
    const model = world.models.get(document.id);
    // What stands in another field is sent with it, but not believed of a field that is always shut.
    if (at[0] === 'form' && model !== undefined && isCopied(field.key, model)) return;
    // A record can be made before it is asked for, and be filled by a button then.
    if (!field.required && model !== undefined && isSet(field.key, model, world)) return;
    tell('never-filled', sentences['never-filled'](field.key), at);
  },
};

/** Where it is said that nobody fills it in. */
function closedBy(own: Written, { type }: Field): Path | undefined {
  if (own.disabled === true) return ['disabled'];
  if (own.form === false) return ['form'];
  if (typeof own.form === 'object' && own.form.readOnly === true) return ['form', 'readOnly'];
  return cellTraits[type].readOnly === true ? ['type'] : undefined;
}

/** Whether what is chosen in another field fills it in. */
function isCopied(key: string, { fields }: Model): boolean {
  return fields.some(
    ({ cell }) =>
      ('destFields' in cell && cell.destFields?.includes(key)) || ('textField' in cell && cell.textField === key),
  );
}

/** Whether a button of some list sets it. */
function isSet(key: string, model: Model, world: CheckWorld): boolean {
  for (const { value } of world.files.screens.values()) {
    const actions = 'rowActions' in value ? (value.rowActions ?? []) : [];
    const sets = actions.some((action) => typeof action === 'object' && action.set?.[key] !== undefined);
    if (sets && modelOf(world, value) === model) return true;
  }
  return false;
}

/** A form by which records are added leaves out nothing that they must have. */
export const checkFormFilled: FileCheck<ScreenFile> = ({ value, document }, world, tell) => {
  const { form } = value as { form?: string | FormLayout };
  const layout = typeof form === 'string' ? world.files.forms.get(form)?.value : form;
  const fields = layout?.fields;
  if (fields === undefined || layout?.schema !== undefined || !adds(value, world)) return;
  const model = modelOf(world, value);
  if (model === undefined) return;
  const drawn = new Set(
    fields.flatMap((entry) => (typeof entry === 'string' ? entry : entry.form === false ? [] : entry.key)),
  );
  for (const { key } of asked(model)) {
    if (drawn.has(key)) continue;
    const at = typeof form === 'string' ? ['form'] : ['form', 'fields'];
    tell(
      document,
      'never-filled',
      sentences['never-filled'](key, true),
      at,
      typeof form === 'string' ? 'value' : 'key',
    );
  }
};

/** Fields that whoever adds a record must fill in. */
function asked(model: Model): Field[] {
  return model.fields.filter((field) => {
    const { key, required, cell, type } = field;
    if (!required || cell.value !== undefined || cell.visibleWhen !== undefined) return false;
    // What hangs on who asks and when is filled in by the form, or by the server where nobody else may.
    if (cell.defaultValue !== undefined && readDefault(cell.defaultValue).kind === 'literal') return false;
    // What is shut everywhere is told of where it is declared, and what is hidden is filled by whoever hid it.
    return cellTraits[type].hidden !== true && closedBy(cell as Written, field) === undefined && !isCopied(key, model);
  });
}

/** A grid in which rows are added has columns for all that they must have. */
export const checkGridFilled: FileCheck<ScreenFile> = ({ value, document }, world, tell) => {
  const { columns, editing, grid } = value as Partial<Pick<ListScreen, 'editing' | 'grid'>> & { columns?: unknown };
  if (editing !== 'inline' || !Array.isArray(columns)) return;
  // Without a button to save nothing is kept at all, and that is told.
  if (['add', 'save'].some((button) => grid?.buttons?.some((each) => each === button) === false)) return;
  const model = modelOf(world, value);
  if (model === undefined) return;
  const entries = columns as (Written & { key: string })[];
  for (const { key, cell } of asked(model)) {
    if (cell.defaultValue !== undefined) continue;
    const at = entries.findIndex((entry) => entry.key === key);
    if (at < 0) tell(document, 'never-filled', ungiven(key), ['columns'], 'key');
    else if (entries[at]?.disabled === true)
      tell(document, 'never-filled', sentences['never-filled'](key), ['columns', at, 'disabled']);
  }
};

const ungiven = (key: string): Sentence => ({
  ...sentences['never-filled'](key),
  message: `"${key}" 必填，表格里却没有这一列：新增的行都存不下来`,
  fix: '请把它写进 columns，给它 defaultValue，或从 grid.buttons 里去掉 "add"；若由别处填入，请在 allow 里写明原因',
});

/** Whether records are made by the screen's form; in a grid they are made in its rows. */
function adds(value: ScreenFile, world: CheckWorld): boolean {
  if (said(value, 'editing', world) === 'inline') return false;
  const toolbar = said(value, 'toolbar', world) ?? screenDefaults[value.type].toolbar;
  // What has no buttons by itself is the form alone.
  if (toolbar === undefined) return true;
  return Array.isArray(toolbar) && toolbar.some((entry) => entry === 'add' || entry?.code === 'add');
}

/** What a screen says, or one it extends. */
function said(value: ScreenFile, key: string, world: CheckWorld): unknown {
  const seen = new Set<ScreenFile>();
  for (let current: ScreenFile | undefined = value; current !== undefined && !seen.has(current); ) {
    const found = (current as unknown as Record<string, unknown>)[key];
    if (found !== undefined) return found;
    seen.add(current);
    current = current.extends === undefined ? undefined : world.files.screens.get(current.extends)?.value;
  }
  return undefined;
}
