import { Segmented } from 'antd';
import { useEffect, useState } from 'react';
import type { NewColumn } from '../../../engine/authoring/insertColumns.ts';
import { WRITE_SCREENS } from '../../../engine/permissions/general.ts';
import { isShown } from '../../../engine/permissions/lists.ts';
import { useTabState } from '../../services/pageTab.ts';
import { usePermissions } from '../../services/useMenu.ts';
import type { Shown } from '../compiler/messages.ts';
import type { Findings } from '../compiler/useCompiler.ts';
import { History, type RestoreDraft } from '../publishing/History.tsx';
import { SqlPane } from '../sql/SqlPane.tsx';
import { Changes } from './Changes.tsx';
import { Origins } from './Origins.tsx';
import { PagePreview } from './PagePreview.tsx';
import type { Asking, Place } from './useAsked.ts';
import type { Cursor } from './usePointing.ts';

interface ResultsProps {
  path: string;
  findings: Findings;
  show: (path: string) => Promise<Shown | undefined>;
  asking: Asking;
  /** Where one writes. */
  cursor: Cursor | undefined;
  onGo: (place: Place) => void;
  onRestore: RestoreDraft;
  onInsert: (columns: readonly NewColumn[]) => void;
}

const VIEWS = [
  { value: 'page', label: '预览' },
  { value: 'normalized', label: '完整写法' },
  { value: 'plan', label: '编译结果' },
  { value: 'changes', label: '改动' },
  { value: 'sql', label: 'SQL' },
  { value: 'history', label: '历史' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** What comes of the file: its page, and the file and the plan as the compiler has them. */
export function Results({ path, findings, show, asking: questions, cursor, onGo, onRestore, onInsert }: ResultsProps) {
  const { shown, old, asking } = useShown(path, findings, show);
  const [wanted, setView] = useTabState<View>('view', 'page');
  const mayRun = isShown(WRITE_SCREENS, usePermissions()) && /\.(?:report\.json|sql)$/.test(path);
  const view = wanted === 'sql' && !mayRun ? 'page' : wanted;
  const plan = shown?.plan;
  return (
    <section className="playground-results" aria-label="结果">
      <div className="playground-tools">
        <Segmented
          size="small"
          options={VIEWS.filter(({ value }) => value !== 'sql' || mayRun)}
          value={view}
          onChange={setView}
        />
      </div>
      {old !== undefined && shown && (
        <div className="playground-old" role="status">
          停在上一次正确时的样子：{old}
        </div>
      )}
      {view === 'sql' ? (
        <SqlPane path={path} drafts={questions.drafts} onGo={onGo} onInsert={onInsert} />
      ) : view === 'history' ? (
        <History onRestore={onRestore} />
      ) : view === 'changes' ? (
        <Changes findings={findings} asking={questions} />
      ) : view === 'plan' && plan ? (
        <Origins id={plan.id} findings={findings} asking={questions} onGo={onGo} />
      ) : view !== 'page' ? (
        <pre className="playground-json" data-old={old !== undefined}>
          {printed(shown?.normalized)}
        </pre>
      ) : (
        <PagePreview {...{ shown, old, asking, findings, cursor, onGo }} questions={questions} />
      )}
    </section>
  );
}

const printed = (value: unknown): string => (value === undefined ? '没有' : JSON.stringify(value, null, 2));

/** The page as it came before where it is the same: nothing of it is then drawn anew. */
function kept(before: Shown | undefined, next: Shown): Shown {
  if (before?.plan === undefined || before.plan.hash !== next.plan?.hash) return next;
  const same = JSON.stringify(before.dictionaries) === JSON.stringify(next.dictionaries);
  return same ? { ...next, plan: before.plan, dictionaries: before.dictionaries } : next;
}

interface Coming {
  shown?: Shown;
  /** Why `shown` is not what stands in the file. */
  old?: string;
  /** Nothing is known of this file yet. */
  asking: boolean;
}

/** What the file comes to now, or came to when it was last right, and then why it is not so now. */
function useShown(path: string, findings: Findings, show: ResultsProps['show']): Coming {
  const [last, setLast] = useState<{ path: string; shown: Shown }>();
  const [now, setNow] = useState<{ path: string; shown: Shown | undefined }>();
  useEffect(() => {
    let old = false;
    const ask = async () => {
      const next = await show(path).catch(() => undefined);
      if (old) return;
      setNow({ path, shown: next });
      if (next && (next.plan || next.normalized !== undefined))
        setLast((before) => ({ path, shown: before?.path === path ? kept(before.shown, next) : next }));
    };
    if (!findings.busy) void ask();
    return () => {
      old = true;
    };
  }, [path, findings, show]);
  const own = now?.path === path ? now.shown && kept(last?.shown, now.shown) : undefined;
  const reason = findings.problems.find(({ severity }) => severity === 'error')?.message;
  const isWrong = findings.problems.some((each) => each.severity === 'error' && each.file === path);
  if (own && !isWrong && (own.plan || own.normalized !== undefined)) return { shown: own, asking: false };
  const before = last?.path === path ? last.shown : own;
  return {
    ...(before ? { shown: before } : {}),
    ...(reason !== undefined ? { old: reason } : {}),
    asking: findings.busy || now?.path !== path,
  };
}
