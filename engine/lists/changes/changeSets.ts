import { isRecord } from '../../api/envelope.ts';
import { type HistoryAct, parseAct, parseChanges, type ToldChange } from '../recordHistory.ts';

/** Changes of many records that were one act, as the server tells of them. */
export interface ToldSet {
  id: string;
  title: string;
  byName: string;
  time: string;
  added: number;
  changed: number;
  removed: number;
  /** Rows it could not be done to. */
  refused: number;
  isUndone: boolean;
  /** The reader may take it back. */
  mayUndo: boolean;
}

/** What a set did to one record. */
export interface ToldStep {
  id: string;
  name: string;
  version: number;
  act: HistoryAct;
  changes: readonly ToldChange[];
}

/** A record that stays as it is, with why. */
export interface RowRefusal {
  id: string;
  name: string;
  message: string;
  byName: string;
  time: string;
}

/** What taking a set back does, or did. */
export interface UndoOutcome {
  done: number;
  /** All of them; `refused` may hold fewer. */
  refusedCount: number;
  refused: readonly RowRefusal[];
  /** The set by which the undo itself can be taken back. */
  set: string | undefined;
}

/** Reads a page of sets, newest first. */
export function parseSets(result: unknown): { sets: ToldSet[]; total: number } {
  const { records, total } = isRecord(result) ? result : {};
  return { sets: listIn(records).map(setIn), total: Number(total) || 0 };
}

/** Reads a set with a page of what became of its records. */
export function parseSet(result: unknown): {
  set: ToldSet;
  steps: ToldStep[];
  refusals: RowRefusal[];
  total: number;
} {
  const told = isRecord(result) ? result : {};
  const steps = listIn(told.records).map((step) => ({
    id: textIn(step.id),
    name: textIn(step.name),
    version: Number(step.version) || 0,
    act: parseAct(step.act),
    changes: parseChanges(step.changes),
  }));
  return { set: setIn(told), steps, refusals: parseRefusals(told.refusals), total: Number(told.total) || 0 };
}

/** Reads what an undo would do, or did. */
export function parseUndo(result: unknown): UndoOutcome {
  const { done, refusedCount, refused, set } = isRecord(result) ? result : {};
  return {
    done: Number(done) || 0,
    refusedCount: Number(refusedCount) || 0,
    refused: parseRefusals(refused),
    set: typeof set === 'string' ? set : undefined,
  };
}

/** Reads of an answer about several records which of them stay as they are. */
export const refusalsIn = (result: unknown): RowRefusal[] =>
  parseRefusals(isRecord(result) ? result.refused : undefined);

/** Reads records that stay as they are. */
export function parseRefusals(refused: unknown): RowRefusal[] {
  return listIn(refused).map(({ id, name, message, by, time }) => ({
    id: textIn(id),
    name: textIn(name),
    message: textIn(message),
    byName: textIn(by),
    time: textIn(time),
  }));
}

/** `新增 3 条，修改 1 条`; nothing of what was not done. */
export function countsText({ added, changed, removed, refused }: ToldSet): string {
  const counts = [
    ['新增', added],
    ['修改', changed],
    ['删除', removed],
    ['未能修改', refused],
  ] as const;
  return counts.flatMap(([title, count]) => (count > 0 ? [`${title} ${count} 条`] : [])).join('，');
}

function setIn(told: Record<string, unknown>): ToldSet {
  const { id, title, byName, time, undoneBy, mayUndo } = told;
  const count = (key: string) => Number(told[key]) || 0;
  return {
    id: textIn(id),
    title: textIn(title),
    byName: textIn(byName),
    time: textIn(time),
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    refused: count('refused'),
    isUndone: typeof undoneBy === 'string',
    mayUndo: mayUndo === true,
  };
}

function listIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

const textIn = (value: unknown): string => String(value ?? '');
