import type { Field } from '../../engine/compiled.ts';
import type { Value } from '../../engine/values/ValueType.ts';
import { valueTypes } from '../../engine/values/valueTypes.ts';
import type { Session } from '../db/Database.ts';
import { loadCheckRules } from '../system/checkRules.ts';
import type { Records } from './access.ts';
import type { Draft } from './drafts.ts';
import { firstProblems } from './drafts.ts';
import { hooksOf } from './hooksOf.ts';
import type { FieldProblem } from './refusals.ts';
import type { Shape } from './shape.ts';

type Values = Readonly<Record<string, Value | undefined>>;

/** What the tenant's check rules say of each row's fields; an empty value is never asked about. */
export async function codeProblems(
  { model, columns }: Shape,
  rows: readonly Values[],
  session: Session,
  tenant: string,
): Promise<FieldProblem[][]> {
  const asked = model.fields.flatMap((field) => codesOf(field).map((rule) => ({ field, rule })));
  if (asked.length === 0) return rows.map(() => []);
  const check = await loadCheckRules(session, tenant, [...new Set(asked.map(({ rule }) => rule.code))]);
  return rows.map((row) =>
    firstProblems(
      asked.flatMap(({ field: { key, kind }, rule }) => {
        const value = row[key];
        // Who may not know a field cannot be asked to mend it.
        if (!columns.has(key) || valueTypes[kind].isEmpty(value)) return [];
        const message = check(rule.code, valueTypes[kind].toText(value));
        return message === undefined ? [] : [{ key, message: rule.message ?? message }];
      }),
    ),
  );
}

function codesOf({ rules }: Field) {
  return rules.filter((rule) => rule.rule === 'checkRule');
}

/** The same for drafts, with what their table asks of them: those with problems. */
export async function brokenDrafts(
  records: Records,
  drafts: readonly Draft[],
  session: Session,
): Promise<Map<Draft, FieldProblem[]>> {
  const { shape, actor } = records;
  const rows = drafts.map(({ values }) => values);
  const problems = await codeProblems(shape, rows, session, actor.tenant);
  const ofTable = await hooksOf(shape.model.table).check?.(records, drafts, session);
  return new Map(
    drafts.flatMap((draft, index) => {
      const found = [...(ofTable?.get(draft) ?? []), ...(problems[index] ?? [])];
      return found.length > 0 ? [[draft, found]] : [];
    }),
  );
}
