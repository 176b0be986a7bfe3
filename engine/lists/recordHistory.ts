import { isRecord } from '../api/envelope.ts';

/** A field's value before and after, with the texts of codes where the server knows them. */
export interface ToldChange {
  key: string;
  title: string;
  from: unknown;
  to: unknown;
  fromText?: string;
  toText?: string;
}

const ACTS = ['add', 'import', 'edit', 'delete', 'restore', 'recover', 'purge'] as const;

/** What was done with a record. */
export type HistoryAct = (typeof ACTS)[number];

/** A step of a record. */
export interface HistoryStep {
  id: string;
  /** The record's version after it. */
  version: number;
  act: HistoryAct;
  byName: string;
  time: string;
  /** Method and path of the call. */
  via: string;
  changes: readonly ToldChange[];
}

/** Reads a page of steps, newest first. */
export function parseHistory(result: unknown): { steps: HistoryStep[]; total: number } {
  const { records, total } = isRecord(result) ? result : {};
  const steps = (Array.isArray(records) ? records : []).filter(isRecord).map((step) => ({
    id: String(step.id),
    version: Number(step.version) || 0,
    act: parseAct(step.act),
    byName: String(step.byName ?? ''),
    time: String(step.time ?? ''),
    via: String(step.via ?? ''),
    changes: parseChanges(step.changes),
  }));
  return { steps, total: Number(total) || 0 };
}

export function parseAct(told: unknown): HistoryAct {
  return ACTS.find((act) => act === told) ?? 'edit';
}

export function parseChanges(told: unknown): ToldChange[] {
  return (Array.isArray(told) ? told : []).filter(isRecord).map(changeIn);
}

function changeIn({ key, title, from, to, fromText, toText }: Record<string, unknown>): ToldChange {
  return {
    key: String(key),
    title: String(title),
    from: from ?? null,
    to: to ?? null,
    ...(typeof fromText === 'string' ? { fromText } : {}),
    ...(typeof toText === 'string' ? { toText } : {}),
  };
}

/** What differs between two versions, out of the steps between them, newest first; what was changed back does not. */
export function changedBetween(steps: readonly HistoryStep[], from: number, to: number): ToldChange[] {
  const changes = new Map<string, ToldChange>();
  for (const step of steps.toReversed()) {
    if (step.version <= from || step.version > to) continue;
    for (const change of step.changes) {
      const { fromText, ...earlier } = changes.get(change.key) ?? change;
      const { toText: _earlier, ...kept } = earlier;
      const texts = {
        ...(fromText === undefined ? {} : { fromText }),
        ...(change.toText === undefined ? {} : { toText: change.toText }),
      };
      changes.set(change.key, { ...kept, to: change.to, ...texts });
    }
  }
  return [...changes.values()].filter((change) => JSON.stringify(change.from) !== JSON.stringify(change.to));
}
