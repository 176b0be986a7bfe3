import { type Canceller, type CancelSignal, createCanceller } from '../api/cancel.ts';
import type { PlanField } from '../plan/Plan.ts';
import { valueTypes } from '../values/valueTypes.ts';
import type { FieldFailure } from './checkRow.ts';

/** What only the server can tell of a value. */
export type Question =
  | { about: 'duplicate'; key: string; value: string }
  | { about: 'code'; key: string; code: string; value: string };

export interface AskingParts {
  /** Answers the server's message, or undefined when nothing is wrong. Rejects when no answer could be had. */
  send(question: Question, signal: CancelSignal): Promise<string | undefined>;
  /** Calls back after some milliseconds; returns the way to call it off. */
  later(milliseconds: number, run: () => void): () => void;
  /** Told of every change of what is wrong. */
  onFailures(failures: readonly FieldFailure[]): void;
}

/** Asks the server about values as they are typed. */
export interface Asking {
  /** The values as they are now; those that changed are asked about after a second, empty ones never. */
  follow(row: Readonly<Record<string, unknown>>): void;
  /** Asks at once what is still to be asked, and waits; what is wrong then. A server that is away stands in nobody's way. */
  settle(): Promise<readonly FieldFailure[]>;
  /** Calls everything off. */
  stop(): void;
}

/** From the last keystroke to the question; milliseconds. */
export const ASK_AFTER = 1_000;

type AskedField = Pick<PlanField, 'key' | 'kind' | 'rules'>;

/** One field's standing: at most one of waiting and asking. */
interface Standing {
  value: string;
  message?: string;
  callOff?: () => void;
  asking?: { canceller: Canceller; done: Promise<void> };
}

/** Whether anything of the field is asked of the server. */
export function asksServer({ rules }: Pick<PlanField, 'rules'>): boolean {
  return rules.some(isAskedRule);
}

const isAskedRule = ({ rule }: AskedField['rules'][number]): boolean => rule === 'unique' || rule === 'checkRule';

/** Makes the asking of one form that opened with `start`: what a record already holds is not asked about. */
export function createAsking(
  fields: readonly AskedField[],
  start: Readonly<Record<string, unknown>>,
  parts: AskingParts,
): Asking {
  const asked = fields.filter(asksServer);
  const standings = new Map(asked.map((field): [string, Standing] => [field.key, { value: textOf(field, start) }]));
  const failures = () =>
    asked.flatMap(({ key }) => {
      const message = standings.get(key)?.message;
      return message === undefined ? [] : [{ key, message }];
    });
  const told = () => parts.onFailures(failures());

  const ask = (field: AskedField, standing: Standing): void => {
    standing.callOff?.();
    delete standing.callOff;
    const canceller = createCanceller();
    const done = firstMessage(field, standing.value, parts, canceller.signal).then((message) => {
      if (canceller.signal.aborted) return;
      delete standing.asking;
      if (message === undefined) return;
      standing.message = message;
      told();
    });
    standing.asking = { canceller, done };
  };
  const change = (field: AskedField, standing: Standing, value: string): void => {
    callOff(standing);
    const had = standing.message !== undefined;
    delete standing.message;
    standing.value = value;
    if (value !== '' && value !== textOf(field, start)) {
      standing.callOff = parts.later(ASK_AFTER, () => ask(field, standing));
    }
    if (had) told();
  };
  const each = (visit: (field: AskedField, standing: Standing) => void): void => {
    for (const field of asked) {
      const standing = standings.get(field.key);
      if (standing) visit(field, standing);
    }
  };
  return {
    follow: (row) =>
      each((field, standing) => {
        const value = textOf(field, row);
        if (value !== standing.value) change(field, standing, value);
      }),
    settle: async () => {
      const open = () => [...standings.values()].some(({ callOff: waits, asking }) => waits || asking);
      // What is typed meanwhile is asked about as well.
      while (open()) {
        each((field, standing) => {
          if (standing.callOff) ask(field, standing);
        });
        await Promise.all([...standings.values()].map(({ asking }) => asking?.done));
      }
      return failures();
    },
    stop: () => each((_, standing) => callOff(standing)),
  };
}

function callOff(standing: Standing): void {
  standing.callOff?.();
  standing.asking?.canceller.abort();
  delete standing.callOff;
  delete standing.asking;
}

function textOf({ key, kind }: AskedField, row: Readonly<Record<string, unknown>>): string {
  const value = row[key];
  return valueTypes[kind].isEmpty(value) ? '' : valueTypes[kind].toText(value).trim();
}

/** The rules' questions one after the other, up to the first that is answered with a message. */
async function firstMessage(
  { key, rules }: AskedField,
  value: string,
  { send }: AskingParts,
  signal: CancelSignal,
): Promise<string | undefined> {
  for (const rule of rules) {
    const question = questionOf(rule, key, value);
    if (!question) continue;
    // No answer is no objection: the save asks again.
    const message = await send(question, signal).catch(() => undefined);
    if (message !== undefined) return rule.message ?? message;
  }
  return undefined;
}

function questionOf(rule: AskedField['rules'][number], key: string, value: string): Question | undefined {
  if (rule.rule === 'unique') return { about: 'duplicate', key, value };
  return rule.rule === 'checkRule' ? { about: 'code', key, code: rule.code, value } : undefined;
}
