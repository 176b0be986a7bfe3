import { useCallback } from 'react';
import type { Client } from '../../../engine/api/client.ts';
import { type CallTrace, isRecord } from '../../../engine/api/envelope.ts';
import type { WhyChoices } from '../../../engine/api/why.ts';
import { LoadFailure, useLoaded } from '../../pickers/useLoaded.tsx';
import { useClient } from '../../services/services.ts';
import { Call } from './Call.tsx';
import { Outcomes } from './Outcomes.tsx';

/** Where the choices of a column come from, what decides which there are, and the server's answer to the question. */
export function Choices({ from, place, filters, call }: WhyChoices) {
  return (
    <>
      <h3 className="why-title">选项从哪来</h3>
      <p className="why-from">
        {from}
        {place && (
          <span className="why-place">
            {place.file}:{place.line}
          </span>
        )}
      </p>
      {filters.length > 0 && <Outcomes outcomes={filters} />}
      {call && <Asked call={call} />}
    </>
  );
}

/** What was asked, asked again: what the page has may be older. */
function Asked({ call }: { call: NonNullable<WhyChoices['call']> }) {
  const client = useClient();
  const load = useCallback((signal: AbortSignal) => ask(client, call, signal), [client, call]);
  const { value, failure, retry } = useLoaded(load);
  if (failure)
    return (
      <>
        <code className="why-call">GET {call.path}</code>
        <LoadFailure problem={failure} onRetry={retry} />
      </>
    );
  if (!value) return null;
  const { trace, items } = value;
  return (
    <>
      <p className="why-again">刚刚又问了一次，没有带查询框里填的条件：</p>
      {trace && <Call call={trace} what={`${items.total} 项`} />}
      {items.first.length === 0 ? (
        <p className="why-failed">这个请求一项也没有回答</p>
      ) : (
        <details>
          <summary>回答的前 {items.first.length} 项</summary>
          <pre className="why-row">{JSON.stringify(items.first, null, 2)}</pre>
        </details>
      )}
    </>
  );
}

const FIRST = 20;

async function ask(client: Client, { path, params }: NonNullable<WhyChoices['call']>, signal: AbortSignal) {
  const asked = { method: 'GET', path, params, signal, silent: true, traced: true } as const;
  const { result, call } = await client.exchange(asked);
  return { trace: call satisfies CallTrace | undefined, items: itemsOf(result) };
}

/** A list, or a page of one. */
function itemsOf(result: unknown): { total: number; first: readonly unknown[] } {
  const page = isRecord(result) ? result : {};
  const all: unknown[] = Array.isArray(result) ? result : Array.isArray(page.records) ? page.records : [];
  return { total: Number(page.total ?? all.length), first: all.slice(0, FIRST) };
}
