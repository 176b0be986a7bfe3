import { isRecord } from '../../api/envelope.ts';
import type { RecycleBin } from '../../plan/base.ts';
import type { Row } from '../../plan/record.ts';
import { parseRefusals, type RowRefusal } from './changeSets.ts';

/** A removed record that may come back. */
export interface BinEntry {
  id: string;
  name: string;
  byName: string;
  time: string;
  /** Rows that would come back with it. */
  lines: number;
  row: Row;
}

/** What a restore did. */
export interface BinOutcome {
  done: number;
  refused: readonly RowRefusal[];
  /** Titles of fields whose values have no place any more, by record. */
  lost: readonly { name: string; titles: readonly string[] }[];
  /** The change set by which it can be taken back. */
  set: string | undefined;
}

/** Reads a page of a bin, last removed first. */
export function parseBin(result: unknown): { entries: BinEntry[]; total: number } {
  const { records, total } = isRecord(result) ? result : {};
  const entries = (Array.isArray(records) ? records : []).filter(isRecord).map((entry) => ({
    id: String(entry.id),
    name: String(entry.name ?? ''),
    byName: String(entry.byName ?? ''),
    time: String(entry.time ?? ''),
    lines: Number(entry.lines) || 0,
    row: isRecord(entry.row) ? (entry.row as Row) : {},
  }));
  return { entries, total: Number(total) || 0 };
}

/** Reads what a restore did. */
export function parseRecovered(result: unknown): BinOutcome {
  const { done, refused, lost, set } = isRecord(result) ? result : {};
  return {
    done: Number(done) || 0,
    refused: parseRefusals(refused),
    lost: (Array.isArray(lost) ? lost : []).filter(isRecord).map(({ name, titles }) => ({
      name: String(name ?? ''),
      titles: (Array.isArray(titles) ? titles : []).map(String),
    })),
    set: typeof set === 'string' ? set : undefined,
  };
}

/** `删除后进回收站，30 天内可以恢复。` */
export function binWords({ days }: RecycleBin): string {
  return days === undefined ? '删除后放入回收站，可以恢复。' : `删除后放入回收站，${days} 天内可以恢复。`;
}

/** `删除后保留 30 天，到期彻底删除。` */
export function keptWords({ days }: RecycleBin): string {
  return days === undefined ? '删除后一直保留，直到有人彻底删除。' : `删除后保留 ${days} 天，到期彻底删除。`;
}
