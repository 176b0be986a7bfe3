import { useCallback, useEffect, useRef, useState } from 'react';
import type { Client } from '../../../engine/api/client.ts';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import { Failure } from '../../../engine/api/Failure.ts';
import { snakeCase } from '../../../engine/names.ts';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { type Asking, asksServer, createAsking, type Question } from '../../../engine/rules/askServer.ts';
import type { FieldFailure } from '../../../engine/rules/checkRow.ts';
import { useClient } from '../../services/services.ts';
import type { FormStore } from './FormStore.ts';

interface AskedRules {
  form: PlanForm;
  /** Wire code of the model the values belong to; without one only rules by code are asked about. */
  code: string | undefined;
  store: FormStore;
  /** The record being edited: it may keep its own values. Null for a new one. */
  original: Row | null;
}

/**
 * Asks the server about what is typed into the form and shows its answers there. Answers the way to wait for all of
 * them: what the server has against the form; to be called before it is saved.
 */
export function useAskedRules({
  form,
  code = '',
  store,
  original,
}: AskedRules): () => Promise<readonly FieldFailure[]> {
  const client = useClient();
  const current = useRef<Asking>(undefined);
  const [begun] = useState(original ?? {});
  useEffect(() => {
    const fields = form.fields.filter(asksServer);
    if (fields.length === 0) return;
    // Nobody can mend what is not shown.
    const shown = (): Row =>
      Object.fromEntries(fields.flatMap(({ key }) => (store.field(key).visible ? [[key, store.row()[key]]] : [])));
    const id = begun.id === undefined ? undefined : String(begun.id);
    const asking = createAsking(fields, begun, {
      send: (question, signal) => ask(client, { table: code, id }, question, signal),
      later: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      onFailures: store.answered,
    });
    current.current = asking;
    // Defaults, and what a draft brought back, nobody types.
    asking.follow(shown());
    const unsubscribe = store.subscribe(() => asking.follow(shown()));
    return () => {
      unsubscribe();
      asking.stop();
      current.current = undefined;
    };
  }, [client, form, code, store, begun]);
  return useCallback(async () => (await current.current?.settle()) ?? [], []);
}

/** One question; the server's words when it objects. Rejects when it did not answer. */
async function ask(
  client: Client<Blob>,
  { table, id }: { table: string; id: string | undefined },
  question: Question,
  signal: Parameters<Parameters<typeof createAsking>[2]['send']>[1],
): Promise<string | undefined> {
  const { path, params } =
    question.about === 'duplicate'
      ? {
          path: ENDPOINTS.checkDuplicate.path,
          params: { tableName: table, fieldName: snakeCase(question.key), fieldVal: question.value, dataId: id ?? '' },
        }
      : {
          path: ENDPOINTS.checkByRule.path,
          // Encoded here and once more with the address; the server decodes twice.
          params: { ruleCode: question.code, value: encodeURIComponent(question.value) },
        };
  try {
    await client.exchange({ method: 'GET', path, params, silent: true, signal });
    return undefined;
  } catch (error) {
    if (error instanceof Failure && error.kind === 'business') return error.message;
    throw error;
  }
}
