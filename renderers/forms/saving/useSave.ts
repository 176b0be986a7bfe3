import { App } from 'antd';
import { useRef, useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import { CLICKED_TOO_FAST, createClickGuard } from '../../../engine/lists/clickGuard.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { FieldFailure } from '../../../engine/rules/checkRow.ts';
import { useClient, useServices } from '../../services/services.ts';

/** How a save went wrong: single fields, somebody else's newer record, a record that is gone, or a sentence. */
export type SaveProblem = { fields: FieldFailure[] } | { theirs: Row } | { gone: true } | { message: string };

/** What is sent to save a form. */
export interface SavedRequest {
  method: 'POST' | 'PUT';
  path: string;
  body: Row;
}

/** The request for what is in the form; `original` is the record it began from, null for a new one. */
export type SaveRequest = (original: Row | null, row: Row) => SavedRequest;

/** Saves a form; answers the server's words, or undefined when it did not save. What was typed is never touched. */
export function useSave(requestFor: SaveRequest) {
  const client = useClient();
  const { random, clock } = useServices();
  const { message } = App.useApp();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const busy = useRef(false);
  const [counts] = useState(() => createClickGuard(clock));
  const key = useRef({ text: '', key: '' });

  const send = async (original: Row | null, row: Row): Promise<string> => {
    const { method, path, body } = requestFor(original, row);
    if (method === 'PUT') return (await client.exchange({ method, path, body, silent: true })).message;
    const text = JSON.stringify(body);
    // The same record sent again, after a lost answer, must not become two; a changed one is another record.
    if (key.current.text !== text) key.current = { text, key: random() };
    return (await client.exchange({ method, path, body, silent: true, idempotencyKey: key.current.key })).message;
  };

  const save = async (original: Row | null, row: Row): Promise<string | undefined> => {
    if (!counts()) {
      message.warning(CLICKED_TOO_FAST);
      return undefined;
    }
    if (busy.current) return undefined;
    busy.current = true;
    setSaving(true);
    setProblem(null);
    try {
      return (await send(original, row)) || '保存成功';
    } catch (error) {
      // Who has to sign in again is told so over the whole page, and is not told any more once that is done.
      if (!(error instanceof Failure && error.endsSession)) setProblem(problemOf(error, original));
      return undefined;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return { saving, problem, setProblem, save };
}

function problemOf(error: unknown, original: Row | null): SaveProblem {
  if (error instanceof Failure && error.kind === 'conflict' && typeof error.result === 'object' && error.result) {
    return { theirs: error.result as Row };
  }
  if (original && error instanceof Failure && error.kind === 'missing') return { gone: true };
  const fields = fieldFailures(error);
  if (fields.length > 0) return { fields };
  return { message: error instanceof Error ? error.message : '保存失败' };
}

/** What the server says about single fields: its result is a list of key and message. Empty: nothing about fields. */
export function fieldFailures(error: unknown): FieldFailure[] {
  if (!(error instanceof Failure) || !Array.isArray(error.result)) return [];
  return error.result.filter(isFieldFailure).map(({ key, message }) => ({ key, message }));
}

function isFieldFailure(entry: unknown): entry is FieldFailure {
  if (typeof entry !== 'object' || entry === null) return false;
  const { key, message } = entry as Record<string, unknown>;
  return typeof key === 'string' && typeof message === 'string';
}
