import { EyeOutlined } from '@ant-design/icons';
import { Alert, Button, Segmented } from 'antd';
import { memo, useMemo, useRef } from 'react';
import { readPasted } from '../../../engine/authoring/pastedRows.ts';
import { withEnglishLabels } from '../../../engine/authoring/samples/englishLabels.ts';
import { useTabState } from '../../services/pageTab.ts';
import { StateNotice } from '../../ui/StateNotice.tsx';
import { FailureState, ScreenSkeleton } from '../../ui/States.tsx';
import type { Shown } from '../compiler/messages.ts';
import type { Findings } from '../compiler/useCompiler.ts';
import { LOOK_KINDS, type Look } from '../look/Look.ts';
import { LookSelect } from '../look/LookSelect.tsx';
import { useLook } from '../look/useLook.ts';
import { useSeenPlan } from '../look/useSeenPlan.ts';
import { Frame } from './Frame.tsx';
import { PastedArea } from './PastedArea.tsx';
import { ROWS, type Rows } from './scene.ts';
import type { Asking, Place } from './useAsked.ts';
import { type Cursor, usePointing } from './usePointing.ts';
import { useScale } from './useScale.ts';
import { whyNotLive } from './whyNotLive.ts';

const COLORS = [
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
  { value: 'weak', label: '色弱' },
  // Not a colour, but of no use beside another one: whether longer labels have room.
  { value: 'english', label: '英文', title: '英文标签：列、字段与按钮按各自的 key 显示，看更长的标题放不放得下' },
];

/** Width of a sheet at 96 dots an inch, px. */
const A4 = 794;

/** In px; 0 is as wide as there is room, and that is what links of before have for 桌面. */
const WIDTHS = [
  { value: 0, label: '适应' },
  { value: 1440, label: '桌面' },
  { value: 820, label: '平板' },
  { value: 390, label: '手机' },
  { value: A4, label: '打印' },
];

interface PagePreviewProps {
  shown: Shown | undefined;
  /** Why it is not what stands in the file. */
  old: string | undefined;
  /** Nothing is known of the file yet. */
  asking: boolean;
  questions: Asking;
  findings: Findings;
  cursor: Cursor | undefined;
  onGo: (place: Place) => void;
}

/** The page: with which rows, as whom, how wide and in which colours. */
export function PagePreview({ shown, old, asking, questions, findings, cursor, onGo }: PagePreviewProps) {
  const { drafts } = findings;
  const pointing = usePointing(shown?.plan?.id, { questions, findings, cursor, onGo });
  const [wanted, setRows] = useTabState<Rows>('rows', 'live');
  const notLive = useMemo(() => shown?.plan && whyNotLive(shown.plan, drafts), [shown?.plan, drafts]);
  const rows = notLive !== undefined && wanted === 'live' ? 'sample' : wanted;
  const [width, setWidth] = useTabState('width', 0);
  const place = useRef<HTMLDivElement>(null);
  const scale = useScale(place, width);
  const [color, setColor] = useTabState('color', 'light');
  const { text, setText, pasted } = usePasted(shown);
  const { look, start, end } = useLook();
  const { seen, error, retry } = useSeenPlan(shown?.plan, look, drafts);
  const plan = useMemo(
    () => (seen?.plan && color === 'english' ? withEnglishLabels(seen.plan) : seen?.plan),
    [seen?.plan, color],
  );
  const given = rows === 'pasted' ? { pasted: pasted.rows } : {};
  const scene = {
    dictionaries: shown?.dictionaries ?? [],
    ...(shown?.recordItems ? { recordItems: shown.recordItems } : {}),
    rows,
    ...given,
    dark: color === 'dark',
    weak: color === 'weak',
    print: width === A4,
    ...(look ? { look } : {}),
  };
  return (
    <>
      <div ref={place} className="playground-tools">
        <Tools
          rows={rows}
          setRows={setRows}
          look={look}
          start={start}
          end={end}
          width={width}
          setWidth={setWidth}
          color={color}
          setColor={setColor}
        />
        {shown?.plan && <Caption title={shown.title ?? shown.plan.title} width={width} scale={scale} />}
      </div>
      {rows !== wanted && <p className="playground-note">{notLive}，这里是样例</p>}
      {rows === 'pasted' && <PastedArea text={text} wrong={pasted.wrong} onText={setText} />}
      {look && <LookBar look={look} onEnd={end} />}
      {plan ? (
        // Another page, and another reader, begins anew.
        <Frame
          key={`${plan.id} ${look?.token}`}
          scene={{ ...scene, plan }}
          width={width}
          scale={scale}
          old={old !== undefined}
          {...pointing}
        />
      ) : error ? (
        <FailureState error={error} onRetry={() => void retry()} />
      ) : seen?.closed && look ? (
        <StateNotice
          title="打不开这个页面"
          text={`${LOOK_KINDS[look.kind]}「${look.name}」没有这个页面的菜单授权，登录后看不到它。`}
        />
      ) : asking || (shown?.plan && !seen) ? (
        <ScreenSkeleton />
      ) : (
        <StateNotice title="没有可看的页面" text={old ?? whyNoPage(findings)} />
      )}
    </>
  );
}

interface ToolsProps extends ReturnType<typeof useLook> {
  rows: Rows;
  setRows: (rows: Rows) => void;
  width: number;
  setWidth: (width: number) => void;
  color: string;
  setColor: (color: string) => void;
}

/** How the page is looked at; as it is while somebody writes. */
const Tools = memo(function Tools(props: ToolsProps) {
  const { rows, setRows, look, start, end, width, setWidth, color, setColor } = props;
  return (
    <>
      <Segmented size="small" aria-label="数据" options={[...ROWS]} value={rows} onChange={setRows} />
      <LookSelect look={look} onStart={(...whom) => void start(...whom)} onEnd={end} />
      <Segmented size="small" aria-label="宽度" options={WIDTHS} value={width} onChange={setWidth} />
      <Segmented size="small" aria-label="外观" options={COLORS} value={color} onChange={setColor} />
    </>
  );
});

/** The page as its tab is called, and how much smaller it is drawn; apart from the tools, which stay while it is typed. */
function Caption({ title, width, scale }: { title: string; width: number; scale: number }) {
  return (
    <span className="playground-caption">
      <b title={title}>{title}</b>
      {scale < 1 && (
        <small>
          宽 {width}，缩到 {Math.round(scale * 100)}%
        </small>
      )}
    </span>
  );
}

/** A report is wrong, too, where its SQL is: what stands beside it by its name. */
function whyNoPage({ shown, problems }: Findings): string {
  const [beside] = /^.*\/[^/.]+\./.exec(shown?.path ?? '') ?? [];
  const wrong = problems.find(({ severity, file }) => severity === 'error' && beside && file.startsWith(beside));
  return wrong ? `还有错误没有改好：${wrong.message}` : '这个文件不是页面，也没有页面用到它。';
}

/** What was pasted for the page, read by its columns. */
function usePasted(shown: Shown | undefined) {
  const [text, setText] = useTabState('pasted', '');
  const pasted = useMemo(() => {
    const columns = shown?.plan && 'columns' in shown.plan ? shown.plan.columns : [];
    const items = new Map((shown?.dictionaries ?? []).map(({ code, items: own }) => [code, own]));
    return readPasted(text, columns, items);
  }, [shown, text]);
  return { text, setText, pasted };
}

/** Says all the while as whom one looks, and leads back. */
function LookBar({ look: { kind, name }, onEnd }: { look: Look; onEnd: () => void }) {
  return (
    <Alert
      banner
      type="warning"
      icon={<EyeOutlined />}
      title={`正在以${LOOK_KINDS[kind]}「${name}」的身份预览，只能查看`}
      action={
        <Button size="small" type="primary" onClick={onEnd}>
          退出
        </Button>
      }
    />
  );
}
