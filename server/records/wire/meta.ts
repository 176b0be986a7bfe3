import { defaultColumns, defaultQuery } from '../../../engine/compile/screens/planColumns.ts';
import { defaultForm } from '../../../engine/compile/screens/planForm.ts';
import type { PlanColumn, PlanField, PlanForm, PlanQueryItem, RecordsPlan } from '../../../engine/plan/Plan.ts';
import { holdsRecords } from '../../../engine/plan/parts.ts';
import { cellTraits } from '../../../schemas/generated/language.ts';
import type { Actor, Context, ModelAction } from '../../http/Context.ts';
import type { Shape } from '../shape.ts';
import {
  choicesOf,
  type DictionaryTexts,
  dictOptions,
  wireColumn,
  wireDictCode,
  wireQueryItem,
  wireView,
} from './wireMeta.ts';

/** What a model's list and form show: as its screen says, else as the model itself would. */
export interface ModelView {
  title: string;
  columns: PlanColumn[];
  query: PlanQueryItem[];
  form: PlanForm;
}

/** The view by the first screen on the model that the actor may open; without fields hidden from the actor. */
export function viewOf(context: Context, actor: Actor, shape: Shape): ModelView {
  const { model } = shape;
  const plan = planOf(context, actor, model);
  const known = ({ key }: { key: string }) => shape.columns.has(key);
  const form = plan?.form ?? defaultForm(model);
  return {
    title: plan?.title ?? model.title,
    columns: (plan?.columns ?? defaultColumns(model)).filter(known),
    query: (plan?.query ?? defaultQuery(model)).filter(known),
    form: { ...form, fields: form.fields.filter(known) },
  };
}

/** The screen on the model that the actor may open: the one with this id, else the first. */
export function planOf(context: Context, actor: Actor, model: Shape['model'], id?: string): RecordsPlan | undefined {
  const { rights } = context;
  const plans = [...context.compiled().plans.values()].filter(
    (each): each is RecordsPlan => holdsRecords(each) && each.source.model === model.code,
  );
  const wanted = plans.find((each) => each.id === id && rights.canOpen(actor, each.id));
  return wanted ?? plans.find((each) => rights.canOpen(actor, each.id));
}

const buttons: readonly ModelAction[] = ['add', 'edit', 'delete', 'batch_delete', 'export'];

/** `getColumns`: what a list needs to draw itself; docs/contract.md, “List metadata and form metadata”. */
export function listMeta(context: Context, actor: Actor, shape: Shape, dictionaries: DictionaryTexts) {
  const view = viewOf(context, actor, shape);
  const { model } = shape;
  const shown = view.columns.filter((column) => !column.hidden);
  return {
    columns: shown.map((column) => wireColumn(column, dictionaries)),
    dictOptions: dictOptions(shown, dictionaries),
    fieldHrefSlots: [],
    cgButtonList: [],
    enhanceJs: '',
    hideColumns: buttons.filter((action) => !context.rights.mayModel(actor, model.id, action)),
    checkboxFlag: 'Y',
    paginationFlag: 'Y',
    scrollFlag: 1,
    formTemplate: String(view.form.columns),
    description: view.title,
    currentTableName: model.table,
    isDesForm: 'N',
    desFormCode: '',
    pidField: model.tree?.parent ?? null,
    hasChildrenField: model.tree?.hasChild ?? null,
    textField: model.tree?.text ?? null,
  };
}

/** `getQueryInfo`: the items of the query form. */
export function queryInfo(context: Context, actor: Actor, shape: Shape, dictionaries: DictionaryTexts) {
  return viewOf(context, actor, shape).query.map((item) => wireQueryItem(item, dictionaries));
}

/** `getFormItem`: what a form needs to draw itself; docs/contract.md, “List metadata and form metadata”. */
export function formMeta(context: Context, actor: Actor, shape: Shape, dictionaries: DictionaryTexts) {
  const { form, title } = viewOf(context, actor, shape);
  return {
    head: {
      tableType: 1,
      isTree: shape.model.tree ? 'Y' : 'N',
      themeTemplate: 'normal',
      formTemplate: String(form.columns),
      extConfigJson: JSON.stringify({ modalMinWidth: form.width }),
    },
    cgButtonList: [],
    enhanceJs: '',
    schema: {
      table: shape.model.table,
      title,
      describe: title,
      required: form.fields.filter((field) => field.required).map((field) => field.key),
      properties: Object.fromEntries(
        form.fields.map((field, index) => [field.key, formProperty(field, index, dictionaries)]),
      ),
    },
  };
}

function formProperty(field: PlanField, index: number, dictionaries: DictionaryTexts): Record<string, unknown> {
  const choices = choicesOf(field, dictionaries);
  return {
    type: field.kind === 'number' ? 'number' : 'string',
    title: field.title,
    view: cellTraits[field.type].hidden ? 'hidden' : wireView(field.type),
    order: index + 1,
    ...(wireDictCode(field) === '' ? {} : { dictCode: wireDictCode(field) }),
    ...(choices ? { enum: choices } : {}),
    ...(field.defaultValue === undefined ? {} : { defVal: field.defaultValue }),
    ...('min' in field && field.min !== undefined ? { minimum: field.min } : {}),
    ...('max' in field && field.max !== undefined ? { maximum: field.max } : {}),
    ...('maxLength' in field && field.maxLength !== undefined ? { maxLength: field.maxLength } : {}),
    ...('customValue' in field && field.customValue ? { extendOption: field.customValue } : {}),
    ...(field.readOnly ? { ui: { widgetattrs: { disabled: true } } } : {}),
  };
}
