import { Descriptions, Drawer, Select, Skeleton, Tag, Typography } from 'antd';
import dayjs from 'dayjs';
import { useCallback, useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import type { Why, WhyOutcome, WhyValue } from '../../../engine/api/why.ts';
import { LoadFailure, useLoaded } from '../../pickers/useLoaded.tsx';
import { useClient, useServices } from '../../services/services.ts';
import { callKey, LOOK_ONLY, type RowsCall, type WhyAsked } from '../../services/why.ts';
import { useNarrow } from '../../ui/useMedia.ts';
import './why.css';

/** A part of a page: its column or its button. */
interface Part {
  kind: 'column' | 'action';
  code: string;
}

interface WhyWindowProps {
  /** Wire code of the page. */
  screen: string;
  asked: WhyAsked;
  onClose: () => void;
}

/** 为什么这样: where a part is declared, what its rules come to, who decided that it is seen, and what is not seen. */
export function WhyWindow({ screen, asked, onClose }: WhyWindowProps) {
  const narrow = useNarrow();
  const client = useClient();
  const [part, setPart] = useState<Part>({ kind: asked.kind, code: asked.code });
  const [same, setSame] = useState(true);
  // The row of one table says nothing of a part of another.
  const row = same ? asked.row : undefined;
  const load = useCallback(
    (signal: AbortSignal) => client.post<Why>(ENDPOINTS.why.path, { screen, ...part, row }, { signal, silent: true }),
    [client, screen, part, row],
  );
  const { value: why, failure, retry } = useLoaded(load);
  return (
    <Drawer open onClose={onClose} title={`${why?.part.title ?? asked.title}：为什么这样`} size={narrow ? '100%' : 640}>
      {failure ? (
        <LoadFailure problem={failure} onRetry={retry} />
      ) : why === undefined ? (
        <Skeleton active />
      ) : (
        <>
          <Found
            why={why}
            asked={asked}
            onPart={(next) => {
              const tableOf = ({ kind, code }: Part) =>
                why.parts.find((each) => each.kind === kind && each.code === code)?.table;
              setSame(tableOf(next) === tableOf(asked));
              setPart({ kind: next.kind, code: next.code });
            }}
          />
          <Brought asked={asked} />
        </>
      )}
    </Drawer>
  );
}

/** Why a button is off, by what it says of itself; what is no such word is told as it is. */
const OFF: Readonly<Record<string, string>> = {
  [LOOK_ONLY]: '权限只让看，不让用',
  row: '要选中一行已保存的记录，而且它能用在这一行上',
};

interface FoundProps {
  why: Why;
  asked: WhyAsked;
  onPart: (part: Part) => void;
}

function Found({ why, asked, onPart }: FoundProps) {
  const { part, shown, admin, grounds, missing, values, outcomes, rows, parts } = why;
  const written = values.find(({ how }) => how === 'written') ?? values[0];
  const decided = admin ? '管理员拥有全部权限' : shown ? '看得到' : '看不到';
  const option = (each: Why['parts'][number]) => ({
    value: `${each.kind} ${each.code}`,
    label: each.shown ? each.title : `${each.title}（看不到）`,
  });
  const grouped = (kind: Part['kind']) => parts.filter((each) => each.kind === kind).map(option);
  return (
    <>
      <Select
        className="why-part"
        aria-label="问哪一处"
        showSearch={{ optionFilterProp: 'label' }}
        value={`${part.kind} ${part.code}`}
        options={[
          { label: '列', options: grouped('column') },
          { label: '按钮', options: grouped('action') },
        ]}
        onChange={(value: string) => {
          const chosen = parts.find(({ kind, code }) => `${kind} ${code}` === value);
          if (chosen) onPart({ kind: chosen.kind, code: chosen.code });
        }}
      />
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'file', label: '声明', children: written ? <Place {...written} /> : '没有写出' },
          { key: 'decided', label: '权限', children: decided },
          ...(asked.off !== undefined && asked.code === part.code
            ? [{ key: 'off', label: '现在不能用', children: OFF[asked.off] ?? asked.off }]
            : []),
          ...grounds.map(({ what, grants }) => ({
            key: `by ${what}`,
            label: what,
            children:
              grants.length === 0
                ? (missing
                    .find((each) => each.what === what)
                    ?.grants.map((title) => <div key={title}>缺少：{title}</div>) ?? '人人都可以')
                : grants.map(({ title, roles }) => (
                    <div key={title}>
                      {title}
                      {roles.map((role) => (
                        <Tag key={role} className="why-role">
                          {role}
                        </Tag>
                      ))}
                    </div>
                  )),
          })),
          { key: 'rows', label: '记录', children: rows === '' ? '看得到全部记录' : rows },
        ]}
      />
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
      <h3 className="why-title">声明的每个值</h3>
      <ul className="why-values">
        {values.map((each) => (
          <li key={each.name}>
            <code>
              {each.name} = {JSON.stringify(each.value)}
            </code>
            <Place {...each} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The call that brought the row, and the row as it is now. */
function Brought({ asked: { list, row } }: { asked: WhyAsked }) {
  const { queryClient } = useServices();
  const call = list === undefined ? undefined : queryClient.getQueryData<RowsCall>(callKey(list));
  if (!call && !row) return null;
  return (
    <>
      <h3 className="why-title">请求与回答</h3>
      {call && <Call {...call} />}
      {row && (
        <details>
          <summary>这一行的值</summary>
          <pre className="why-row">{JSON.stringify(row, null, 2)}</pre>
        </details>
      )}
    </>
  );
}

function Call({ method, url, status, began, took, id, rows }: RowsCall) {
  return (
    <>
      <code className="why-call">
        {method} {decodeURIComponent(url)}
      </code>
      <p className="why-place">
        {`${dayjs(began).format('HH:mm:ss')} 发出，${took} 毫秒后回答：状态 ${status}，${rows} 行`}
      </p>
      {id !== undefined && (
        <p className="why-place">
          请求号{' '}
          <Typography.Text type="secondary" copyable>
            {id}
          </Typography.Text>
        </p>
      )}
    </>
  );
}

const HOW = { written: '', derived: '，由此得来', default: '，默认' } as const;

function Place({ file, line, how }: WhyValue) {
  return (
    <span className="why-place">
      {file}:{line}
      {HOW[how]}
    </span>
  );
}

function Outcomes({ outcomes }: { outcomes: readonly WhyOutcome[] }) {
  return (
    <>
      <h3 className="why-title">规则与条件，就这一行</h3>
      <ul className="why-values">
        {outcomes.map(({ what, said, outcome, passed }) => (
          <li key={`${what} ${said}`}>
            <span>
              {what} <code>{said}</code>
            </span>
            <span className={passed ? 'why-passed' : 'why-failed'}>{outcome}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
