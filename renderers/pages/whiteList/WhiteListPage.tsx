import { useQuery } from '@tanstack/react-query';
import { Input, Skeleton } from 'antd';
import { useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import { useClient } from '../../services/services.ts';
import { FailureState } from '../../ui/States.tsx';
import './whiteList.css';

interface Listed {
  id: string;
  tableName: string;
  fieldName: string;
  title: string;
  address: string;
  file: string;
}

const MOST = 1000;

const COLUMNS = [
  { key: 'title', title: '字典' },
  { key: 'tableName', title: '表' },
  { key: 'fieldName', title: '列' },
  { key: 'address', title: '接口里的写法' },
  { key: 'file', title: '声明在' },
] as const;

/** 表白名单: which columns of which tables the dictionaries read, and the file that says so. */
export function WhiteListPage() {
  const client = useClient();
  const [words, setWords] = useState('');
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['whiteList'],
    queryFn: ({ signal }) =>
      client.get<{ records: Listed[] }>(ENDPOINTS.whiteList.path, { pageSize: MOST }, { signal, silent: true }),
  });
  if (isError) return <FailureState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton active paragraph={{ rows: 8 }} />;
  const shown = data.records.filter(({ id, tableName, title, address }) =>
    [id, tableName, title, address].some((text) => text.toLowerCase().includes(words.trim().toLowerCase())),
  );
  return (
    <section className="screen-card white-list" aria-label="表白名单">
      <Input.Search
        allowClear
        placeholder="表、字典"
        aria-label="查找表、字典"
        onChange={({ target }) => setWords(target.value)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <section className="white-list-rows" tabIndex={0} aria-label="表与列">
        <table>
          <thead>
            <tr>
              {COLUMNS.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.id}>
                {COLUMNS.map(({ key, title }) => (
                  <td key={key} data-title={title}>
                    {row[key]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p role="status">
        {shown.length} 条{shown.length < data.records.length && `，共 ${data.records.length} 条`}
      </p>
    </section>
  );
}
