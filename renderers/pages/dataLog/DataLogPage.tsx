import { AutoComplete, Empty, Select, Skeleton } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import { isRecord } from '../../../engine/api/envelope.ts';
import { type LogTable, parseTables } from '../../../engine/lists/changes/dataLog.ts';
import { LoadFailure, useLoaded } from '../../pickers/useLoaded.tsx';
import { useTabState } from '../../services/pageTab.ts';
import { useClient } from '../../services/services.ts';
import { RecordVersions } from './RecordVersions.tsx';
import './dataLog.css';

/** Records that are offered to be looked at: those changed last. */
const OFFERED = 20;

/** The versions of a record, and two of them side by side. */
export function DataLogPage() {
  const client = useClient();
  const load = useCallback(
    async (signal: AbortSignal) =>
      parseTables(await client.get(ENDPOINTS.dataLogTables.path, undefined, { signal, silent: true })),
    [client],
  );
  const { value: tables, failure, retry } = useLoaded(load);
  const [chosen, setChosen] = useTabState('table', '');
  const [record, setRecord] = useTabState('record', '');
  if (failure) return <LoadFailure problem={failure} onRetry={retry} />;
  if (!tables) return <Skeleton active />;
  const table = tables.find((each) => each.table === chosen);
  return (
    <div className="data-log">
      <div className="data-log-bar">
        <Select
          aria-label="数据表"
          placeholder="选择数据表"
          showSearch={{ optionFilterProp: 'label' }}
          value={table?.table ?? null}
          options={tables.map((each) => ({ value: each.table, label: `${each.title}（${each.table}）` }))}
          onChange={(next: string) => {
            setChosen(next);
            setRecord('');
          }}
        />
        {table && <RecordField key={table.table} table={table} record={record} onChoose={setRecord} />}
      </div>
      {table && record !== '' ? (
        <RecordVersions key={`${table.table} ${record}`} table={table.table} record={record} />
      ) : (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={table ? '选一条最近改过的记录，或填写它的编号' : '先选数据表'}
        />
      )}
    </div>
  );
}

interface RecordFieldProps {
  table: LogTable;
  record: string;
  onChoose: (id: string) => void;
}

/** The id of a record, typed or chosen; one that was removed has versions still. */
function RecordField({ table: { code, name }, record, onChoose }: RecordFieldProps) {
  const client = useClient();
  const [typed, setTyped] = useState(record);
  useEffect(() => setTyped(record), [record]);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const latest = { pageNo: 1, pageSize: OFFERED, column: 'updateTime', order: 'desc' };
      const path = pathTo(ENDPOINTS.listRecords, { code });
      const page = await client.get<unknown>(path, latest, { signal, silent: true });
      const rows = isRecord(page) && Array.isArray(page.records) ? page.records.filter(isRecord) : [];
      return rows.map((row) => ({ id: String(row.id), name: String((name && row[name]) ?? '') }));
    },
    [client, code, name],
  );
  const { value: latest = [] } = useLoaded(load);
  return (
    <AutoComplete
      aria-label="记录编号"
      placeholder="最近改过的，或记录编号"
      allowClear
      value={typed}
      options={latest.map(({ id, name: called }) => ({ value: id, label: called === '' ? id : `${called} · ${id}` }))}
      onChange={(text: string | undefined) => setTyped(text ?? '')}
      onSelect={(id) => onChoose(id ?? '')}
      onClear={() => onChoose('')}
      onBlur={() => onChoose(typed.trim())}
      onKeyDown={({ key }) => key === 'Enter' && onChoose(typed.trim())}
    />
  );
}
