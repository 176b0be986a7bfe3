import { App } from 'antd';
import { useRef, useState } from 'react';
import { Failure } from '../../engine/api/Failure.ts';
import type { Row } from '../../engine/lists/changes.ts';
import type { ListPlan } from '../../engine/plan.ts';
import type { FieldFailure } from '../../engine/rules/checkRow.ts';
import { useClient, useServices } from '../state/services.ts';
import { fieldFailures } from './fieldFailures.ts';

/** Clicks closer together than this are one click; milliseconds. */
const CLICK_GAP = 300;

/** How a save went wrong: single fields, somebody else's newer record, or a sentence. */
export type SaveProblem = { fields: FieldFailure[] } | { theirs: Row } | { message: string };

/** Saves a record; answers the server's words, or undefined when it did not save. What was typed is never touched. */
export function useSave(plan: ListPlan) {
  const client = useClient();
  const { random, clock } = useServices();
  const { message } = App.useApp();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const busy = useRef(false);
  const lastClick = useRef(0);
  const key = useRef({ text: '', key: '' });

  const send = async (original: Row | null, row: Row): Promise<string> => {
    const values = Object.fromEntries(sentKeys(plan).map((key) => [key, row[key] ?? null]));
    if (original) {
      const body = { ...values, id: original.id, version: original.version };
      return (await client.exchange({ method: 'PUT', path: plan.source.edit, body, silent: true })).message;
    }
    const text = JSON.stringify(values);
    // The same record sent again, after a lost answer, must not become two; a changed one is another record.
    if (key.current.text !== text) key.current = { text, key: random() };
    const request = { method: 'POST', path: plan.source.add, body: values, silent: true } as const;
    return (await client.exchange({ ...request, idempotencyKey: key.current.key })).message;
  };

  const save = async (original: Row | null, row: Row): Promise<string | undefined> => {
    if (clock() - lastClick.current < CLICK_GAP) {
      message.warning('你点击的太快了，请慢点点击!');
      return undefined;
    }
    if (busy.current) return undefined;
    lastClick.current = clock();
    busy.current = true;
    setSaving(true);
    setProblem(null);
    try {
      return (await send(original, row)) || '保存成功';
    } catch (error) {
      setProblem(problemOf(error));
      return undefined;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return { saving, problem, setProblem, save };
}

/** Fields of the form and the sub-tables that go with it. */
function sentKeys({ form }: ListPlan): string[] {
  return [...form.fields, ...form.tables].map(({ key }) => key);
}

function problemOf(error: unknown): SaveProblem {
  if (error instanceof Failure && error.kind === 'conflict' && typeof error.result === 'object' && error.result) {
    return { theirs: error.result as Row };
  }
  const fields = fieldFailures(error);
  if (fields.length > 0) return { fields };
  return { message: error instanceof Error ? error.message : '保存失败' };
}
