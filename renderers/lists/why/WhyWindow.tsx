import { Button, Descriptions, Drawer, Select, Skeleton, Tag } from 'antd';
import { useCallback, useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import type { AskedPart, Why, WhyValue } from '../../../engine/api/why.ts';
import { LoadFailure, useLoaded } from '../../pickers/useLoaded.tsx';
import { useClient, useServices } from '../../services/services.ts';
import { buttonKey, callKey, type DoneCall, LOOK_ONLY, type RowsCall, type WhyAsked } from '../../services/why.ts';
import { useNarrow } from '../../ui/useMedia.ts';
import { Call } from './Call.tsx';
import { Choices } from './Choices.tsx';
import { Outcomes } from './Outcomes.tsx';
import './why.css';

/** A part of a page: its column, its button, its condition. */
type Part = Pick<AskedPart, 'kind' | 'code'>;

interface WhyWindowProps {
  /** Wire code of the page. */
  screen: string;
  asked: WhyAsked;
  onGo: ((asked: WhyAsked) => void) | undefined;
  onClose: () => void;
}

/** 为什么这样: where a part is declared, what its rules come to, who decided that it is seen, and what is not seen. */
export function WhyWindow({ screen, asked, onGo, onClose }: WhyWindowProps) {
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
  const go = onGo && (
    <Button
      size="small"
      onClick={() => {
        onGo({ ...asked, ...part });
        onClose();
      }}
    >
      到这一行
    </Button>
  );
  const { value: why, failure, retry } = useLoaded(load);
  return (
    <Drawer
      open
      onClose={onClose}
      title={`${why?.part.title ?? asked.title}：为什么这样`}
      size={narrow ? '100%' : 640}
      extra={go}
    >
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

const NOT_DRAWN = '看得到，却没有画在这里：列设置或当前视图收起了它，或者声明里 hidden、只放在表单里';

/** A column that may be seen and does not stand among those the asked one stands among. */
function isUndrawn({ part, shown, parts }: Why, { kind, code, drawn }: WhyAsked): boolean {
  if (part.kind !== 'column' || kind !== 'column' || drawn === undefined || !shown) return false;
  const tableOf = (of: string) => parts.find((each) => each.kind === 'column' && each.code === of)?.table;
  const key = part.code.slice(part.code.lastIndexOf(':') + 1);
  return tableOf(part.code) === tableOf(code) && !drawn.includes(key);
}

interface FoundProps {
  why: Why;
  asked: WhyAsked;
  onPart: (part: Part) => void;
}

function Found({ why, asked, onPart }: FoundProps) {
  const { part, shown, admin, grounds, missing, values, outcomes, choices, rows, parts } = why;
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
          { label: '查询条件', options: grouped('query') },
        ].filter(({ options }) => options.length > 0)}
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
          ...(isUndrawn(why, asked) ? [{ key: 'drawn', label: '没有画出', children: NOT_DRAWN }] : []),
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
      {outcomes.length > 0 && (
        <>
          <h3 className="why-title">规则与条件，就这一行</h3>
          <Outcomes outcomes={outcomes} />
        </>
      )}
      {choices && <Choices {...choices} />}
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

/** What a button last did, or the call that brought the row, and the row as it is now. */
function Brought({ asked: { kind, code, list, row } }: { asked: WhyAsked }) {
  const { queryClient } = useServices();
  const done = kind === 'action' ? queryClient.getQueryData<DoneCall>(buttonKey(code)) : undefined;
  const call = list === undefined ? undefined : queryClient.getQueryData<RowsCall>(callKey(list));
  if (!done && !call && !row) return null;
  return (
    <>
      {done && (
        <>
          <h3 className="why-title">按它以后最近一次写入或下载</h3>
          <Call call={done} what={done.said === '' ? '成功' : done.said} />
        </>
      )}
      {(call || row) && <h3 className="why-title">请求与回答</h3>}
      {call && <Call call={call} what={`${call.rows} 行`} />}
      {row && (
        <details>
          <summary>这一行的值</summary>
          <pre className="why-row">{JSON.stringify(row, null, 2)}</pre>
        </details>
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
