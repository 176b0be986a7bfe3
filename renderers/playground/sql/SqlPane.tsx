import { Alert, Button, Input, Popconfirm } from 'antd';
import { useId, useState } from 'react';
import { rowsOfPlan } from '../../../engine/authoring/indexCandidates.ts';
import type { NewColumn } from '../../../engine/authoring/insertColumns.ts';
import { FIRST_ROWS, type RunParam, type SourceRun } from '../../../engine/authoring/SourceRun.ts';
import { StateNotice } from '../../ui/StateNotice.tsx';
import type { Drafts } from '../files/drafts.ts';
import type { Place } from '../preview/useAsked.ts';
import { Trial } from './Trial.tsx';
import { useRun } from './useRun.ts';

interface SqlPaneProps {
  /** A report, or its SQL. */
  path: string;
  /** What the report asks for, as the compiler has it. */
  asked: readonly RunParam[] | undefined;
  drafts: () => Drafts;
  onGo: (place: Place) => void;
  /** Puts columns into the report that this file belongs to. */
  onInsert: (columns: readonly NewColumn[]) => void;
}

/** How two days are typed. */
const A_PERIOD = '两个日期，如 2026-01-01,2026-01-31';

/** A report as it is written: its parameters, its first rows, and how the database carries exactly this out. */
export function SqlPane({ path, asked, drafts, onGo, onInsert }: SqlPaneProps) {
  const [params, setParams] = useState<Readonly<Record<string, string>>>({});
  const id = useId();
  const { answer, running, failed, run } = useRun(path, drafts, params);
  const missing = answer?.fields.filter(({ declared }) => !declared) ?? [];
  return (
    <div className="playground-sql">
      <div className="playground-acts">
        <Button size="small" type="primary" loading={running === 'rows'} onClick={() => void run('rows')}>
          运行，看前 {FIRST_ROWS} 行
        </Button>
        <Button size="small" loading={running === 'plan'} onClick={() => void run('plan')}>
          EXPLAIN
        </Button>
        <Popconfirm
          title="试建索引？"
          description="建好、再执行一遍、撤销，什么都不留下；每个最多 10 秒，其间这张表的写入会等待"
          onConfirm={() => void run('index')}
        >
          <Button size="small" loading={running === 'index'}>
            试建索引
          </Button>
        </Popconfirm>
        {missing.length > 0 && (
          <Button
            size="small"
            onClick={() => onInsert(missing.map(({ key, name, cell }) => ({ key, title: name, type: cell })))}
          >
            插入这些列（{missing.length}）
          </Button>
        )}
      </div>
      {(asked ?? answer?.params)?.map(({ key, title, required, defaultValue, period }) => (
        <div key={key} className="playground-param">
          <label htmlFor={`${id}${key}`}>
            {title}
            {required && '（必填）'}
          </label>
          <Input
            id={`${id}${key}`}
            size="small"
            value={params[key] ?? ''}
            placeholder={defaultValue !== undefined ? `默认 ${defaultValue}` : period ? A_PERIOD : '空'}
            onChange={(event) => setParams({ ...params, [key]: event.target.value })}
            onPressEnter={() => void run('rows')}
          />
        </div>
      ))}
      {failed !== undefined && <Alert showIcon type="error" title={failed} />}
      {answer?.refused && <Refused refused={answer.refused} onGo={onGo} />}
      {answer === undefined && failed === undefined && (
        <StateNotice
          title="还没有运行"
          text="按发布后的同一条语句、同一个只读角色、您的租户与您能看的行运行，不改动任何数据。"
        />
      )}
      {answer && !answer.refused && <Came run={answer} />}
    </div>
  );
}

function Refused({ refused, onGo }: { refused: NonNullable<SourceRun['refused']>; onGo: SqlPaneProps['onGo'] }) {
  const { message, file, line, column } = refused;
  const place = file !== undefined && line !== undefined && column !== undefined ? { file, line, column } : undefined;
  return (
    <Alert
      showIcon
      type="error"
      title={message}
      action={
        place && (
          <Button size="small" type="link" onClick={() => onGo(place)}>
            第 {place.line} 行
          </Button>
        )
      }
    />
  );
}

function Came({ run }: { run: SourceRun }) {
  if (run.trial) return <Trial trial={run.trial} />;
  return run.plan ? <Plan run={run} /> : <Rows run={run} />;
}

function Rows({ run: { fields, rows, more, took } }: { run: SourceRun }) {
  return (
    <>
      <p>
        {rows.length} 行{more && `（只看前 ${FIRST_ROWS} 行，还有更多）`}，{took} 毫秒
      </p>
      <section className="playground-rows" aria-label="结果的行" tabIndex={-1}>
        <table>
          <thead>
            <tr>
              {fields.map(({ name, type, declared }) => (
                <th key={name} scope="col" title={declared ? type : `${type}，报表没有这一列`}>
                  {name}
                  {!declared && ' *'}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a statement have no other name.
              <tr key={at}>
                {fields.map(({ name }, column) => (
                  <td key={name}>{textOf(row[column])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

function Plan({ run: { plan = [], statement, took } }: { run: SourceRun }) {
  const rows = rowsOfPlan(plan);
  return (
    <>
      <p>
        实际执行所得，{took} 毫秒
        {rows && `，读 ${rows.read.toLocaleString('zh-CN')} 行，返回 ${rows.returned.toLocaleString('zh-CN')} 行`}
      </p>
      <section className="playground-rows" aria-label="执行计划" tabIndex={-1}>
        <pre className="playground-json">{plan.join('\n')}</pre>
      </section>
      <details>
        <summary>执行的语句</summary>
        <pre className="playground-json">{statement}</pre>
      </details>
    </>
  );
}
