import { Checkbox, Empty, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import { comparedFields, type LogVersion, parseVersions } from '../../../engine/lists/changes/dataLog.ts';
import { LoadFailure, useLoaded } from '../../pickers/useLoaded.tsx';
import { useClient } from '../../services/services.ts';

/** The versions of a record, newest first; of those that are ticked, the last two are compared. */
export function RecordVersions({ table, record }: { table: string; record: string }) {
  const client = useClient();
  const [ticked, setTicked] = useState<readonly string[]>();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const asked = { dataTable: table, dataId: record };
      return parseVersions(await client.get(ENDPOINTS.dataLogVersions.path, asked, { signal, silent: true }));
    },
    [client, table, record],
  );
  const { value: versions, failure, retry } = useLoaded(load);
  if (failure) return <LoadFailure problem={failure} onRetry={retry} />;
  if (!versions) return <Skeleton active />;
  if (versions.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="这条记录没有版本，或者没有这条记录" />;
  const chosen = ticked ?? versions.slice(0, 2).map(({ id }) => id);
  const tick = (id: string, on: boolean) =>
    setTicked(on ? [...chosen, id].slice(-2) : chosen.filter((one) => one !== id));
  const [one, other] = versions.filter(({ id }) => chosen.includes(id)).toReversed();
  return (
    <div className="data-log-body">
      <ol className="data-log-versions" aria-label="版本">
        {versions.map(({ id, version, by, time }) => (
          <li key={id}>
            <Checkbox checked={chosen.includes(id)} onChange={(event) => tick(id, event.target.checked)}>
              第 {version} 版<small>{`${by} · ${time}`}</small>
            </Checkbox>
          </li>
        ))}
      </ol>
      {one && other ? (
        <Comparison key={`${one.id} ${other.id}`} table={table} pair={[one, other]} />
      ) : (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="勾选两个版本来比较" />
      )}
    </div>
  );
}

interface ComparisonProps {
  table: string;
  /** The older one first. */
  pair: readonly [LogVersion, LogVersion];
}

function Comparison({ table, pair: [{ id: one }, { id: other }] }: ComparisonProps) {
  const client = useClient();
  const [changed, setChanged] = useState(false);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const asked = { dataTable: table, dataId1: one, dataId2: other };
      return parseVersions(await client.get(ENDPOINTS.dataLogCompare.path, asked, { signal, silent: true }));
    },
    [client, table, one, other],
  );
  const { value, failure, retry } = useLoaded(load);
  if (failure) return <LoadFailure problem={failure} onRetry={retry} />;
  const [before, after] = value ?? [];
  if (!before || !after) return <Skeleton active />;
  const fields = comparedFields(before, after);
  const different = fields.filter(({ differs }) => differs);
  return (
    <section aria-label="比较">
      <Checkbox checked={changed} onChange={(event) => setChanged(event.target.checked)}>
        只看不同的（{different.length}）
      </Checkbox>
      <table className="data-log-table">
        <thead>
          <tr>
            <th scope="col">字段</th>
            <th scope="col">第 {before.version} 版</th>
            <th scope="col">第 {after.version} 版</th>
          </tr>
        </thead>
        <tbody>
          {(changed ? different : fields).map(({ key, title, texts: [was, is], differs }) => (
            <tr key={key} className={differs ? 'data-log-differs' : undefined}>
              <th scope="row">{title}</th>
              <td>{was === '' ? '（空）' : was}</td>
              <td>{is === '' ? '（空）' : is}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
