import { useQuery } from '@tanstack/react-query';
import { Alert, Input, Segmented, Tag } from 'antd';
import { useCallback, useMemo } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import type { ScreenHolders } from '../../../engine/api/rightsAsked.ts';
import type { Change } from '../../../engine/authoring/meaning/compare.ts';
import type { Radius } from '../../../engine/authoring/meaning/radius.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import { useTabState } from '../../services/pageTab.ts';
import { useClient } from '../../services/services.ts';
import { StateNotice } from '../../ui/StateNotice.tsx';
import { ScreenSkeleton } from '../../ui/States.tsx';
import type { Findings } from '../compiler/useCompiler.ts';
import { withDrafts } from '../files/drafts.ts';
import { Texts } from './Texts.tsx';
import { type Asking, useAsked } from './useAsked.ts';
import { useOtherSide } from './useOtherSide.ts';

/** What the drafts mean otherwise than what is in force, and what they reach. */
export function Changes({ findings, asking: { compare, published } }: { findings: Findings; asking: Asking }) {
  const { side, setSide, revision, setRevision, commit, files, failed } = useOtherSide(published);
  const [as, setAs] = useTabState<'meaning' | 'texts'>('as', 'meaning');
  const now = useMemo(() => withDrafts(published, findings.drafts), [published, findings.drafts]);
  const from = side === 'git' ? `git 版本 ${revision}` : '线上';
  return (
    <>
      <div className="playground-tools">
        <Segmented size="small" aria-label="与什么比较" options={SIDES} value={side} onChange={setSide} />
        <Segmented size="small" aria-label="怎么说" options={WAYS} value={as} onChange={setAs} />
        {side === 'git' && (
          <>
            <Input
              size="small"
              className="playground-revision"
              aria-label="git 版本"
              placeholder="HEAD~3、分支、标签或提交号"
              value={revision}
              onChange={({ target }) => setRevision(target.value)}
            />
            {commit !== undefined && <small>{commit.slice(0, 12)}</small>}
          </>
        )}
      </div>
      {failed !== undefined ? (
        <StateNotice title="没有比较成" text={failed} />
      ) : files === undefined ? (
        <ScreenSkeleton />
      ) : as === 'texts' ? (
        <Texts before={files} after={now} from={from} />
      ) : (
        <Compared key={side} findings={findings} compare={compare} files={files} from={from} />
      )}
    </>
  );
}

const SIDES = [
  { value: 'live' as const, label: '与线上比' },
  { value: 'git' as const, label: '与 git 版本比' },
];

const WAYS = [
  { value: 'meaning' as const, label: '意思' },
  { value: 'texts' as const, label: '原文' },
];

interface ComparedProps {
  findings: Findings;
  compare: Asking['compare'];
  /** What is compared with, and what it is called. */
  files: readonly SourceFile[];
  from: string;
}

function Compared({ findings, compare, files, from }: ComparedProps) {
  const ask = useCallback(() => compare(files), [compare, files]);
  const { answer, busy, failed } = useAsked(findings, ask);
  if (failed !== undefined) return <StateNotice title="没有比较成" text={failed} />;
  if (busy) return <ScreenSkeleton />;
  if (answer === undefined)
    return <StateNotice title="先改好错误" text="还有错误的时候，说不出改动的意思；「原文」逐行列出改了什么。" />;
  return <Difference radius={answer} from={from} />;
}

/** What was found, by what it is about. */
export function Difference({ radius, from = '线上' }: { radius: Radius; from?: string }) {
  const { wrong, changes } = radius;
  if (changes.length === 0 && wrong.before.length === 0)
    return <StateNotice title="意思没有不同" text={`与${from}的声明相比，至多是写法不同。`} />;
  return (
    <div className="playground-changes">
      {wrong.before.length > 0 && <Unread radius={radius} from={from} />}
      <Reach radius={radius} />
      <Holders radius={radius} />
      <ChangeGroups changes={radius.changes} />
    </div>
  );
}

/** What cannot be told, as the other side cannot be read. */
function Unread({ radius: { wrong, untold }, from }: { radius: Radius; from: string }) {
  return (
    <Alert
      showIcon
      type="warning"
      title={`${from} 的声明有错误：这些文件与用到它们的共 ${untold.length} 个文件，说不出意思有什么不同`}
      description={
        <ul>
          {wrong.before.map(({ file, line, column, message }) => (
            <li key={`${file}:${line}:${column}:${message}`}>
              {file.replace(/^screens\//, '')}:{line} {message}
            </li>
          ))}
        </ul>
      }
    />
  );
}

export function ChangeGroups({ changes: all }: { changes: readonly Change[] }) {
  return (
    <>
      {[...grouped(all)].map(([what, changes]) => (
        <section key={what} aria-label={what}>
          <h4>{what}</h4>
          <ul>
            {changes.map(({ text, consequence, destructive }) => (
              <li key={text}>
                {text}
                {consequence !== undefined && (
                  <small>
                    {destructive && <Tag color="red">破坏性</Tag>}
                    {consequence}
                  </small>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const STATES = { changed: '', new: '（新）', gone: '（不再有）' } as const;

function Reach({ radius: { changes, pages, tables, exports } }: { radius: Radius }) {
  const destructive = changes.filter((each) => each.destructive).length;
  return (
    <dl className="playground-reach">
      <dt>改动</dt>
      <dd>
        {changes.length} 处{destructive > 0 && <Tag color="red">{destructive} 处破坏性</Tag>}
      </dd>
      <dt>页面</dt>
      <dd>{pages.length === 0 ? '没有' : pages.map(({ title, state }) => title + STATES[state]).join('、')}</dd>
      <dt>导出</dt>
      <dd>{exports.length === 0 ? '没有' : exports.join('、')}</dd>
      <dt>数据表</dt>
      <dd>{tables.length === 0 ? '没有' : tables.map(tableText).join('；')}</dd>
    </dl>
  );
}

/** Whom the pages that change are granted to, as they are in force. */
function Holders({ radius }: { radius: Radius }) {
  const holders = useHolders(radius);
  if (holders === undefined || holders.length === 0) return null;
  const roles = [...new Set(holders.flatMap((each) => each.roles))];
  const people = new Set(holders.flatMap((each) => each.people)).size;
  const views = holders.reduce((sum, each) => sum + each.views, 0);
  const open = holders.some(({ everybody }) => everybody) ? ['所有人'] : [];
  return (
    <dl className="playground-reach">
      <dt>角色</dt>
      <dd>{[...open, ...roles].join('、') || '没有角色'}</dd>
      <dt>人</dt>
      <dd>{people} 人打得开这些页面</dd>
      <dt>视图</dt>
      <dd>{views === 0 ? '没有保存的视图与查询' : `${views} 个保存的视图与查询`}</dd>
    </dl>
  );
}

function tableText({ table, added, retired, altered }: Radius['tables'][number]): string {
  const parts = [
    ['新列', added],
    ['退役', retired],
    ['改列', altered],
  ] as const;
  const said = parts.flatMap(([name, columns]) => (columns.length > 0 ? `${name} ${columns.join('、')}` : []));
  return `${table}：${said.join('，')}`;
}

function grouped(changes: readonly Change[]): Map<string, Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) groups.set(change.what, [...(groups.get(change.what) ?? []), change]);
  return groups;
}

/** Who opens the pages that change, and how many views of them are kept; undefined until it is known. */
function useHolders({ pages }: Radius): readonly ScreenHolders[] | undefined {
  const client = useClient();
  const screens = pages.map(({ id }) => id).join(',');
  const { data } = useQuery({
    queryKey: ['config', 'holders', screens],
    queryFn: ({ signal }) =>
      client.post<ScreenHolders[]>(ENDPOINTS.sourceHolders.path, { screens }, { silent: true, signal }),
    enabled: screens !== '',
  });
  return screens === '' ? [] : data;
}
