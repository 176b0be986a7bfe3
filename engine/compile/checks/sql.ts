import type { ReportFile } from '../../../schemas/generated/types.ts';
import type { Field, Model, Report } from '../../plan/compiled.ts';
import type { Document } from '../documents.ts';
import type { CheckWorld, Choices, FileCheck, TellIn } from './Check.ts';
import { checkChoice } from './choices.ts';

/** Texts that a report's SQL holds a column against are among the column's choices. */
export const checkSqlChoices: FileCheck<ReportFile> = ({ id, document }, world, tell) => {
  const report = world.reports.get(id);
  for (const { tables, column, value, offset } of report?.compared ?? []) {
    const found = tables.flatMap((table) => fieldOf(world.modelsByTable.get(table), column));
    const all = found.flatMap((field) => choicesOf(world, field));
    const [first] = all;
    const [field] = found;
    if (report === undefined || first === undefined || field === undefined || all.length < found.length) continue;
    if (value === '' || all.some(({ values }) => values.has(value))) continue;
    checkChoice(first, 'code', value, (code, sentence) =>
      tellInSql(report, document, offset, (...place) => tell(place[0], code, sentence, place[1], place[2])),
    );
  }
};

function fieldOf(model: Model | undefined, column: string): Field[] {
  return model?.fields.filter((field) => field.column === column) ?? [];
}

function choicesOf(world: CheckWorld, { cell, kind }: Field): Choices[] {
  // Several values stand in one text, which nobody compares whole.
  const choices = kind === 'codes' ? undefined : world.choicesOf(cell, kind);
  return choices === undefined ? [] : [choices];
}

/** The place of an offset of a report's SQL: in a line of the declaration, or in a file of its own. */
function tellInSql(
  { sqlOrigin: { file, text } }: Report,
  document: Document,
  offset: number,
  tell: (...place: [Parameters<TellIn>[0], (string | number)[], number]) => void,
): void {
  const before = text.slice(0, offset);
  const line = before.split('\n').length - 1;
  if (file === document.file) tell(document, ['sql', line], offset - before.lastIndexOf('\n') - 1);
  else tell({ ...document, file, text, tree: BEGINNING, spelled: [] }, [], offset);
}

/** A text value that would begin right before the file, as a place in one is counted from behind its quotation mark. */
const BEGINNING = { type: 'string', offset: -1, length: 0 } as const;
