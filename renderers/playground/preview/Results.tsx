import { Segmented, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { StateNotice } from '../../ui/StateNotice.tsx';
import { ScreenSkeleton } from '../../ui/States.tsx';
import type { Shown } from '../compiler/messages.ts';
import type { Findings } from '../compiler/useCompiler.ts';
import { History, type RestoreDraft } from '../publishing/History.tsx';
import { Changes } from './Changes.tsx';
import { Origins } from './Origins.tsx';
import { FRAME_PATH, READY, ROWS, type Rows, type Scene } from './scene.ts';
import type { Asking, Place } from './useAsked.ts';

interface ResultsProps {
  path: string;
  findings: Findings;
  show: (path: string) => Promise<Shown | undefined>;
  asking: Asking;
  onGo: (place: Place) => void;
  onRestore: RestoreDraft;
}

const VIEWS = [
  { value: 'page', label: '预览' },
  { value: 'normalized', label: '完整写法' },
  { value: 'plan', label: '编译结果' },
  { value: 'changes', label: '改动' },
  { value: 'history', label: '历史' },
] as const;
type View = (typeof VIEWS)[number]['value'];

const COLORS = [
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
];

/** In px. */
const WIDTHS = [
  { value: 0, label: '桌面' },
  { value: 820, label: '平板' },
  { value: 390, label: '手机' },
];

/** What comes of the file: its page, and the file and the plan as the compiler has them. */
export function Results({ path, findings, show, asking: questions, onGo, onRestore }: ResultsProps) {
  const { shown, old, asking } = useShown(path, findings, show);
  const [view, setView] = useState<View>('page');
  const [rows, setRows] = useState<Rows>('live');
  const [width, setWidth] = useState(0);
  const [color, setColor] = useState('light');
  const dark = color === 'dark';
  const plan = shown?.plan;
  return (
    <section className="playground-results" aria-label="结果">
      <div className="playground-tools">
        <Segmented size="small" options={[...VIEWS]} value={view} onChange={setView} />
        {view === 'page' && (
          <>
            <Select
              size="small"
              aria-label="数据"
              options={[...ROWS]}
              value={rows}
              onChange={setRows}
              popupMatchSelectWidth={false}
            />
            <Segmented size="small" options={WIDTHS} value={width} onChange={setWidth} />
            <Segmented size="small" options={COLORS} value={color} onChange={setColor} />
          </>
        )}
      </div>
      {old !== undefined && shown && (
        <div className="playground-old" role="status">
          停在上一次正确时的样子：{old}
        </div>
      )}
      {view === 'history' ? (
        <History onRestore={onRestore} />
      ) : view === 'changes' ? (
        <Changes findings={findings} asking={questions} />
      ) : view === 'plan' && plan ? (
        <Origins id={plan.id} findings={findings} asking={questions} onGo={onGo} />
      ) : view !== 'page' ? (
        <pre className="playground-json" data-old={old !== undefined}>
          {printed(shown?.normalized)}
        </pre>
      ) : plan ? (
        // Another page begins anew, with an address of its own.
        <Frame
          key={plan.id}
          scene={{ plan, dictionaries: shown.dictionaries, rows, dark }}
          width={width}
          old={old !== undefined}
        />
      ) : asking ? (
        <ScreenSkeleton />
      ) : (
        <StateNotice title="没有可看的页面" text={old ?? '这个文件不是页面，也没有页面用到它。'} />
      )}
    </section>
  );
}

const printed = (value: unknown): string => (value === undefined ? '没有' : JSON.stringify(value, null, 2));

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
      if (next && (next.plan || next.normalized !== undefined)) setLast({ path, shown: next });
    };
    if (!findings.busy) void ask();
    return () => {
      old = true;
    };
  }, [path, findings, show]);
  const own = now?.path === path ? now.shown : undefined;
  const reason = findings.problems.find(({ severity }) => severity === 'error')?.message;
  const isWrong = findings.problems.some((each) => each.severity === 'error' && each.file === path);
  if (own && !isWrong && (own.plan || own.normalized !== undefined)) return { shown: own, asking: false };
  const kept = last?.path === path ? last.shown : own;
  return {
    ...(kept ? { shown: kept } : {}),
    ...(reason !== undefined ? { old: reason } : {}),
    asking: findings.busy || now?.path !== path,
  };
}

/** The page in a frame of its own: it has its own width, styles and errors. */
function Frame({ scene, width, old }: { scene: Scene; width: number; old: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin === window.location.origin && source === frame.current?.contentWindow && data === READY)
        setReady(true);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  const { plan, dictionaries, rows, dark } = scene;
  useEffect(() => {
    if (ready)
      frame.current?.contentWindow?.postMessage({ scene: { plan, dictionaries, rows, dark } }, window.location.origin);
  }, [ready, plan, dictionaries, rows, dark]);
  return (
    <div className="playground-frame" data-old={old}>
      <iframe ref={frame} src={FRAME_PATH} title="预览" style={width > 0 ? { width } : undefined} />
    </div>
  );
}
