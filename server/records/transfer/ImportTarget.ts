import type { Field, SubTable } from '../../../engine/plan/compiled.ts';
import type { RecordPorts, Records, WriteHooks, Writer } from '../Records.ts';
import type { DictionaryItems } from '../write/input.ts';
import type { References, Referred } from '../write/references.ts';
import type { Match } from './matchRows.ts';

/** The model, and who imports into it. Records of a request fit. */
export interface ImportTarget extends Writer {
  dictionary: DictionaryItems;
  ports: Pick<RecordPorts, 'hooks' | 'loadCheckRules'>;
  /** The records of the request that brings the rows; absent: they come by a command. */
  request?: Records;
  /** Names by which rows may call users and departments. */
  references?: References;
  /** Names by which they may call records of dictionaries, by the dictionaries' codes. */
  recordNames?: ReadonlyMap<string, Referred>;
  /** Rows may name records that are there already, and change them; without it all are new. */
  match?: Match;
  /** Sub-tables whose rows come with their records, as arrays under the tables' codes. */
  lines?: readonly LinesTarget[];
}

/** Rows of a sub-table that come with their records. */
export interface LinesTarget {
  /** Wire code of the child's model. */
  code: string;
  table: SubTable;
  /** Column of the field that names the record. */
  foreignKey: string;
  target: ImportTarget;
  /** As whom lines that are there are changed; absent: all are new. */
  records?: Records;
  /** Fields that tell the lines of one record apart; none: a line is the one that says the same. */
  key: readonly Field[];
}

/** What its table asks of records that come in a file. */
export type ImportHooks = WriteHooks<Writer> | undefined;

/** `oneByOne`: none may come in a file, or not by a command. */
export function hooksOf({ ports, shape, request }: ImportTarget): ImportHooks | 'oneByOne' {
  const hooks = ports.hooks.get(shape.model.table);
  if (hooks?.oneByOne || hooks?.readOnly !== undefined) return 'oneByOne';
  if (!hooks?.byRequest) return hooks;
  return request === undefined ? 'oneByOne' : askedBy(request, hooks);
}

function askedBy(request: Records, { check, written, seal }: WriteHooks<Records>): WriteHooks<Writer> {
  return {
    ...(check ? { check: (_writer, drafts, session) => check(request, drafts, session) } : {}),
    ...(written ? { written: (_writer, drafts, session) => written(request, drafts, session) } : {}),
    ...(seal ? { seal } : {}),
  };
}

/** Whether rows of it may come in a file at all. */
export function mayCome(target: ImportTarget): boolean {
  return target.shape.model.import !== false && hooksOf(target) !== 'oneByOne';
}
