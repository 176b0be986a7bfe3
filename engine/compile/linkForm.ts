import type { FormLayout, FormScreen } from '../../schemas/generated/types.ts';
import type { FormPlan, PlanBase, PlanForm } from '../plan.ts';
import { sentences } from '../problems.ts';
import type { Document } from './documents.ts';
import type { Linker } from './Linker.ts';
import { type FormScope, type LayoutPlace, planForm } from './planForm.ts';
import { dictCodesOf } from './planParts.ts';
import type { ScreenWorld } from './ScreenWorld.ts';

/** The plan of a form on a page of its own; undefined when nothing says where it goes or what is in it. */
export function linkForm(
  linker: Linker,
  base: PlanBase,
  value: FormScreen,
  document: Document,
  world: ScreenWorld,
): FormPlan | undefined {
  const model =
    value.model === undefined ? undefined : linker.reference(document, '模型', value.model, world.models, ['model']);
  if (value.model !== undefined && model === undefined) return undefined;
  const written = layoutOf({ ...world, linker }, value.form, document);
  if (written === undefined) return undefined;
  const unsaid = model === undefined && written.layout.schema === undefined;
  if (unsaid || (model === undefined) === (value.submit === undefined)) {
    linker.report(document, 'form-target', sentences['form-target'](), []);
    return undefined;
  }
  const form = planForm({ ...world, linker, ...(model ? { model } : {}) }, written.layout, written.place);
  if (form === undefined) return undefined;
  const cells = [...form.fields, ...form.tables.flatMap(({ columns }) => columns)];
  const { path = '', method = 'POST' } = value.submit ?? {};
  const shared = { ...base, type: 'form', dictCodes: dictCodesOf(cells, world.dictionaries), form } as const;
  if (model === undefined) return { ...shared, submit: { method, path }, toolbar: [] };
  const { code } = model;
  return {
    ...shared,
    submit: { method: 'POST', path: `/online/cgform/api/form/${code}`, code },
    toolbar: [{ code: 'add', title: '提交', permission: `${base.permission}:add` }],
  };
}

/** The form a screen names or writes out. */
export function readForm(
  scope: FormScope & Pick<ScreenWorld, 'forms'>,
  form: string | FormLayout | undefined,
  document: Document,
): PlanForm | undefined {
  const written = layoutOf(scope, form, document);
  return written && planForm(scope, written.layout, written.place);
}

function layoutOf(
  { linker, forms }: Pick<FormScope, 'linker'> & Pick<ScreenWorld, 'forms'>,
  form: string | FormLayout | undefined,
  document: Document,
): { layout: FormLayout; place: LayoutPlace } | undefined {
  if (typeof form !== 'string') return { layout: form ?? {}, place: { document, path: ['form'] } };
  const shared = linker.reference(document, '表单文件', form, forms, ['form']);
  return shared && { layout: shared.value, place: { document: shared.document, path: [] } };
}
