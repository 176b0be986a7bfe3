import type { Session } from '../../db/Database.ts';
import type { Draft, Records } from '../Records.ts';
import { uniqueGroups } from '../uniqueGroups.ts';
import { ruleViolations } from './checkedCodes.ts';
import { askable, firstProblems } from './drafts.ts';
import { orphanProblems } from './orphans.ts';
import type { FieldProblem } from './refusals.ts';
import { placeDrafts } from './tree.ts';
import { repeatedDrafts, takenDrafts } from './unique.ts';

/** A row of several: what would be written, and what its fields' own rules say of it. */
export interface ReadRow {
  draft: Draft;
  problems: readonly FieldProblem[];
}

/**
 * Everything wrong with rows that are written together: what breaks the rules of fields, what two of them, or one and a
 * record outside of them, may not both hold, and what check rules refuse. `leaving` are records about to go.
 */
export async function judge(
  records: Records,
  rows: readonly ReadRow[],
  leaving: readonly string[],
  session: Session,
): Promise<(row: ReadRow) => FieldProblem[]> {
  const { model, columns } = records.shape;
  const drafts = new Map(rows.map((row) => [row, askable(row)]));
  const every = [...drafts.values()];
  const repeated = repeatedDrafts(model, every);
  const misplaced = await placeDrafts(records, every, session);
  const taken = await takenDrafts(records, uniqueGroups(model), every, leaving, session);
  const broken = await ruleViolations(records, every, session);
  const found = await orphanProblems(records, every, session);
  const orphaned = new Map(every.map((draft, index) => [draft, found[index] ?? []]));
  return (row) => {
    const draft = drafts.get(row) ?? row.draft;
    const asked = [orphaned, misplaced, repeated, taken, broken].flatMap((problems) => problems.get(draft) ?? []);
    // A field hidden from the actor must not tell its values by being taken.
    const shown = asked.filter(({ key }) => key === '' || columns.has(key));
    return firstProblems([...row.problems, ...shown]);
  };
}
