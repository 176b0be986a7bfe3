import { Segmented } from 'antd';
import { memo } from 'react';
import type { NewColumn } from '../../../engine/authoring/insertColumns.ts';
import { WRITE_SCREENS } from '../../../engine/permissions/general.ts';
import { isShown } from '../../../engine/permissions/lists.ts';
import { useTabState } from '../../services/pageTab.ts';
import { usePermissions } from '../../services/useMenu.ts';
import type { Findings } from '../compiler/useCompiler.ts';
import type { Drafts } from '../files/drafts.ts';
import { History, type RestoreDraft } from '../publishing/History.tsx';
import { SqlPane } from '../sql/SqlPane.tsx';
import { Changes } from './Changes.tsx';
import { Origins } from './Origins.tsx';
import { PagePreview } from './PagePreview.tsx';
import type { Asking, Place } from './useAsked.ts';
import type { Cursor } from './usePointing.ts';
import { useShown } from './useShown.ts';

interface ResultsProps {
  path: string;
  findings: Findings;
  /** As they are by now: the findings may be of those of before. */
  drafts: () => Drafts;
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

/** What comes of the file alone, and stays while it is wrong. */
const OF_FILE: ReadonlySet<View> = new Set(['page', 'normalized', 'plan']);

/** What comes of the file: its page, and the file and the plan as the compiler has them. */
export const Results = memo(function Results(props: ResultsProps) {
  const { path, findings, drafts, asking: questions, cursor, onGo, onRestore, onInsert } = props;
  const { shown, old, asking } = useShown(path, findings);
  const [wanted, setView] = useTabState<View>('view', 'page');
  const mayRun = isShown(WRITE_SCREENS, usePermissions()) && /\.(?:report\.json|sql)$/.test(path);
  const view = wanted === 'sql' && !mayRun ? 'page' : wanted;
  const plan = shown?.plan;
  return (
    <section className="playground-results" aria-label="结果">
      <div className="playground-tools">
        <Views view={view} mayRun={mayRun} onView={setView} />
      </div>
      {old !== undefined && shown && OF_FILE.has(view) && (
        <div className="playground-old" role="status">
          停在上一次正确时的样子：{old}
        </div>
      )}
      {view === 'sql' ? (
        <SqlPane path={path} asked={shown?.params} drafts={drafts} onGo={onGo} onInsert={onInsert} />
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
        <PagePreview
          shown={shown}
          old={old}
          asking={asking}
          findings={findings}
          cursor={cursor}
          onGo={onGo}
          questions={questions}
        />
      )}
    </section>
  );
});

interface ViewsProps {
  view: View;
  mayRun: boolean;
  onView: (view: View) => void;
}

const Views = memo(function Views({ view, mayRun, onView }: ViewsProps) {
  const options = VIEWS.filter(({ value }) => value !== 'sql' || mayRun);
  return <Segmented size="small" aria-label="看什么" options={options} value={view} onChange={onView} />;
});

const printed = (value: unknown): string => (value === undefined ? '没有' : JSON.stringify(value, null, 2));
