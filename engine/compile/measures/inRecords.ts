import type { ExpressionDiagnostic } from '../../expressions/diagnostics.ts';
import { notOfRecords } from '../../measureSentences.ts';
import type { Measure } from '../../plan/measure.ts';
import { sentences } from '../../problems.ts';
import type { Sentence } from '../../sentence.ts';

/** Measures as they are told of where only fields can be named. */
export type NamedMeasures = readonly Pick<Measure, 'key' | 'title' | 'columns'>[];

/** What is said of an expression over one record that names a measure; undefined: it names none. */
export function measureInRecord(
  expression: string,
  { unknown, end }: ExpressionDiagnostic,
  measures: NamedMeasures,
): Sentence | undefined {
  // As measures name one another: `measure.orderCount`.
  const key = unknown === 'measure' ? /^\s*\.\s*(\w+)/.exec(expression.slice(end))?.[1] : unknown;
  const measure = measures.find((each) => each.key === key);
  return (
    measure && { ...sentences.expression(notOfRecords(measure.key, measure.title), expression), ...wayOut(measure) }
  );
}

/** The same of a place that names a field by its key alone. */
export function measureAsField(key: string, measures: NamedMeasures): Sentence | undefined {
  const measure = measures.find((each) => each.key === key);
  return measure && { message: notOfRecords(key, measure.title), found: key, ...wayOut(measure) };
}

function wayOut({ columns }: NamedMeasures[number]): Pick<Sentence, 'expected' | 'fix'> {
  const made = columns.length === 0 ? '' : `（它由 ${columns.map((key) => `row.${key}`).join('、')} 算出）`;
  return {
    expected: '这条记录自己的字段',
    fix: `请改用记录自己的字段${made}；这个数本身请放进看板，或先在模型里加一个存它的字段`,
  };
}
