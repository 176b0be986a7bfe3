import { isRecord } from '../../api/envelope.ts';
import type { PlanColumn, RecordsPlan } from '../../plan/Plan.ts';
import type { Row } from '../../plan/record.ts';

/** One step of a record from state to state. */
export interface TransitionStep {
  /** The record's version after it. */
  version: number;
  title: string;
  /** Empty: it had none. */
  from: string;
  to: string;
  comment: string;
  byName: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  time: string;
}

/** The records of one model that wait for whoever asks. */
export interface WaitingGroup {
  /** Wire code of the model, and the screen in which they are looked at. */
  code: string;
  title: string;
  screen: string;
  total: number;
  records: readonly WaitingRecord[];
}

export interface WaitingRecord {
  name: string;
  /** As much of the record as is known. */
  row: Row;
  /** Since when and by whom; empty where nobody brought it there. */
  since: string;
  byName: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown) => (Array.isArray(value) ? value : []).filter(isRecord);

/** Reads the steps of a record, oldest first. */
export function parseSteps(result: unknown): TransitionStep[] {
  return listOf(result).map(({ version, title, from, to, comment, realname, username, time }) => ({
    version: Number(version) || 0,
    title: textOf(title),
    from: textOf(from),
    to: textOf(to),
    comment: textOf(comment),
    byName: textOf(realname) || textOf(username),
    time: textOf(time),
  }));
}

/** Reads what waits, model by model. */
export function parseWaiting(result: unknown): WaitingGroup[] {
  return listOf(result).map(({ code, title, screen, total, records }) => ({
    code: textOf(code),
    title: textOf(title),
    screen: textOf(screen),
    total: Number(total) || 0,
    records: listOf(records).map(({ name, row, since, by }) => ({
      name: textOf(name),
      row: isRecord(row) ? row : {},
      since: textOf(since),
      byName: textOf(by),
    })),
  }));
}

/** The column of the state, wherever the plan has it. */
export function stateColumn({ source, columns, form, ...plan }: RecordsPlan): PlanColumn | undefined {
  const by = 'by' in plan ? [plan.by] : [];
  return [...columns, ...by, ...form.fields].find(({ key }) => key === source.states);
}
