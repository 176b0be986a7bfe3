import type { FormLayout } from '../../../schemas/generated/types.ts';
import { ENDPOINTS, pathTo } from '../../api/endpoints.ts';
import type { FormPlan, PlanForm } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import type { Making } from '../Memory.ts';
import { dictCodesOf, recordDictionaries } from './buttons.ts';
import { type FormScope, type LayoutPlace, planForm } from './planForm.ts';
import { planBase, type ScreenOf, type ScreenScope, type ScreenType } from './ScreenType.ts';
import type { ScreenWorld } from './ScreenWorld.ts';

/** A form on a page of its own; no plan when nothing says where it goes or what is in it. */
export const formScreen: ScreenType<'form'> = { link: linkForm };

function linkForm(screen: ScreenOf<'form'>, { linker, world }: ScreenScope): Making<FormPlan> | undefined {
  const { value, document } = screen;
  const model =
    value.model === undefined ? undefined : linker.reference(document, '模型', value.model, world.models, ['model']);
  if (value.model !== undefined && model === undefined) return undefined;
  const base = planBase(screen, model);
  const written = layoutOf({ ...world, linker }, value.form, { document, path: ['form'] });
  if (written === undefined) return undefined;
  const unsaid = model === undefined && written.layout.schema === undefined;
  if (unsaid || (model === undefined) === (value.submit === undefined)) {
    linker.report(document, 'form-target', sentences['form-target'](), []);
    return undefined;
  }
  const form = planForm({ ...world, linker, ...(model ? { model } : {}) }, written.layout, written.place)?.();
  if (form === undefined) return undefined;
  const cells = [...form.fields, ...form.subTables.flatMap(({ columns }) => columns)];
  const { path = '', method = 'POST' } = value.submit ?? {};
  const dictCodes = dictCodesOf(cells, recordDictionaries(cells, world.dictionaryKinds));
  const shared = { ...base, type: 'form', dictCodes, form } as const;
  if (model === undefined) return () => ({ ...shared, submit: { method, path }, toolbar: [] });
  const { code } = model;
  return () => ({
    ...shared,
    source: { model: code },
    submit: { method: 'POST', path: pathTo(ENDPOINTS.addRecord, { code }) },
    toolbar: [{ code: 'add', title: '提交', permission: `${base.permission}:add` }],
  });
}

/** The form that is named or written out at a place. */
export function readForm(
  scope: FormScope & Pick<ScreenWorld, 'forms'>,
  form: string | FormLayout | undefined,
  place: LayoutPlace,
): Making<PlanForm> | undefined {
  const written = layoutOf(scope, form, place);
  return written && planForm(scope, written.layout, written.place);
}

function layoutOf(
  { linker, forms }: Pick<FormScope, 'linker'> & Pick<ScreenWorld, 'forms'>,
  form: string | FormLayout | undefined,
  place: LayoutPlace,
): { layout: FormLayout; place: LayoutPlace } | undefined {
  if (typeof form !== 'string') return { layout: form ?? {}, place };
  const shared = linker.reference(place.document, '表单文件', form, forms, place.path);
  return shared && { layout: shared.value, place: { document: shared.document, path: [] } };
}
