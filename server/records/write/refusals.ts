import type { Field, Model } from '../../../engine/plan/compiled.ts';
import { cellTraits } from '../../../schemas/generated/language.ts';
import { SqlStateError } from '../../db/Database.ts';
import { modelIndexes } from '../../db/schema/tables.ts';
import { Refusal } from '../../http/errors.ts';

/** One field's mistake; `key` is empty when the whole record is meant. */
export interface FieldProblem {
  key: string;
  message: string;
}

/** More than anybody mends at once. */
const MOST_TOLD = 100;

/** What was sent breaks the model's rules; `result` names the fields, the first hundred of them. */
export class ValidationError extends Refusal {
  override readonly name = 'ValidationError';
  constructor(readonly problems: readonly FieldProblem[]) {
    const more = problems.length > MOST_TOLD ? `，共 ${problems.length} 处，先列出前 ${MOST_TOLD} 处` : '';
    super(200, 400, `校验未通过${more}`, problems.slice(0, MOST_TOLD));
  }
}

const beyondMessage = '这条记录不在你能看到的范围内，不能保存';

const takenMessage = '该值不可用，系统中已存在！';

/** The refusal of a database error on a write; what is no mistake of the sender comes back unchanged. */
export function refusalOfWrite(error: unknown, model: Model): unknown {
  if (!(error instanceof SqlStateError)) return error;
  switch (error.code) {
    case '42501':
      // A policy of tenants never speaks here: their rows are written with the tenant.
      return error.message.includes('row_scope_') ? new ValidationError([{ key: '', message: beyondMessage }]) : error;
    case '23505':
      return new ValidationError(takenProblems(violated(error, model)));
    case '23502':
      return new ValidationError([problemAt(error.column, model, '不能为空')]);
    case '22001':
      return new ValidationError([problemAt(error.column, model, '内容过长')]);
    case '22003':
      return new ValidationError([problemAt(error.column, model, '数值超出范围')]);
    case '22007':
    case '22008':
    case '22P02':
      return new ValidationError([problemAt(error.column, model, '格式不正确')]);
    default:
      return error;
  }
}

function problemAt(column: string | undefined, model: Model, message: string): FieldProblem {
  const field = model.fields.find((each) => each.column === column);
  return field ? { key: field.key, message: `${field.title}${message}` } : { key: '', message };
}

function violated(error: SqlStateError, model: Model): Field[] {
  const columns = modelIndexes(model).find((index) => index.name === error.constraint)?.columns ?? [];
  return model.fields.filter((field) => columns.includes(field.column));
}

/** What is said about fields whose value, alone or together, another record holds already. */
export function takenProblems(all: readonly Field[]): FieldProblem[] {
  const fields = shownFields(all);
  const [only] = fields;
  if (!only) return [{ key: '', message: takenMessage }];
  if (fields.length === 1) return [{ key: only.key, message: uniqueMessage(only) ?? takenMessage }];
  const titles = fields.map((field) => field.title).join('、');
  return fields.map((field) => ({ key: field.key, message: `${titles}的组合已存在` }));
}

/** A hidden field cannot be corrected by the user, so no message names it. */
export function shownFields(fields: readonly Field[]): readonly Field[] {
  const shown = fields.filter((field) => !cellTraits[field.type].hidden);
  return shown.length > 0 ? shown : fields;
}

function uniqueMessage(field: Field): string | undefined {
  return field.rules.find((rule) => rule.rule === 'unique')?.message;
}
