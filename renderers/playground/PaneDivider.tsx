import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useServices } from '../services/services.ts';
import './paneDivider.css';

/** Under which the share is kept in this browser. */
const KEPT_AS = 'playgroundShare';
const USUAL = 48;
const [LEAST, MOST] = [25, 75];
const STEP = 2;

const within = (share: number): number => Math.min(MOST, Math.max(LEAST, share));

/** How much of the room beside the files the text has, in percent; the results have the rest. */
export function useShare() {
  const { kept } = useServices();
  const [share, setShare] = useState(() => {
    const found = kept.read(KEPT_AS);
    return typeof found === 'number' ? within(found) : USUAL;
  });
  const change = (next: number): void => {
    setShare(within(next));
    kept.write(KEPT_AS, within(next), null);
  };
  const style = { '--playground-text': `${share}fr`, '--playground-results': `${100 - share}fr` } as CSSProperties;
  return { share, change, style };
}

/** Between two panes: dragged or moved by arrows; a double click or Home makes them as they were. */
export function PaneDivider({ share, onShare }: { share: number; onShare: (share: number) => void }) {
  const follow = ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>): void => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const from = currentTarget.previousElementSibling?.getBoundingClientRect().left ?? 0;
    const to = currentTarget.nextElementSibling?.getBoundingClientRect().right ?? 0;
    if (to > from) onShare(Math.round(((clientX - from) / (to - from)) * 100));
  };
  const move = (event: KeyboardEvent): void => {
    const next = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: USUAL }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onShare(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between paragraphs cannot be moved
    <div
      role="separator"
      className="playground-divider"
      aria-orientation="vertical"
      aria-label="文本与结果的分界"
      aria-valuenow={share}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      title="拖动或用左右键调宽，双击还原"
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={follow}
      onKeyDown={move}
      onDoubleClick={() => onShare(USUAL)}
    />
  );
}
