import type { Field } from '../../../engine/plan/compiled.ts';
import type { Value } from '../../../engine/values/ValueType.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import type { Session } from '../../db/Database.ts';
import type { Draft, RecordPorts, Records } from '../Records.ts';
import type { Shape } from '../shape.ts';
import { firstProblems } from './drafts.ts';
import type { FieldProblem } from './refusals.ts';

type Values = Readonly<Record<string, Value | undefined>>;

/** Whose rows of which model are checked, and by whose rules. */
interface Checked {
  actor: Pick<Records['actor'], 'tenant'>;
  shape: Shape;
  ports: Pick<RecordPorts, 'loadCheckRules'>;
}

/** What the tenant's check rules say of each row's fields; an empty value is never asked about. */
export async function codeProblems(
  { actor, shape: { model, columns }, ports }: Checked,
  rows: readonly Values[],
  session: Session,
): Promise<FieldProblem[][]> {
  const asked = model.fields.flatMap((field) => codesOf(field).map((rule) => ({ field, rule })));
  if (asked.length === 0) return rows.map(() => []);
  const codes = [...new Set(asked.map(({ rule }) => rule.code))];
  const check = await ports.loadCheckRules(session, actor.tenant, codes);
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
export async function ruleViolations(
  records: Records,
  drafts: readonly Draft[],
  session: Session,
): Promise<Map<Draft, FieldProblem[]>> {
  const { ports, shape } = records;
  const rows = drafts.map(({ values }) => values);
  const problems = await codeProblems(records, rows, session);
  const ofTable = await ports.hooks.get(shape.model.table)?.check?.(records, drafts, session);
  return new Map(
    drafts.flatMap((draft, index) => {
      const found = [...(ofTable?.get(draft) ?? []), ...(problems[index] ?? [])];
      return found.length > 0 ? [[draft, found]] : [];
    }),
  );
}
