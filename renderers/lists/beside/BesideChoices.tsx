import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { sessionAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { BesidePane } from './BesidePane.tsx';
import type { Beside } from './besideOf.ts';

/** In px. */
const LEAST = 180;
const MOST = 480;
const STEP = 16;

/** The choices on the left, as wide as the person wants them. */
export function BesideChoices({ beside }: { beside: Beside }) {
  const [width, setWidth] = useWidth(beside);
  return (
    <>
      <aside className="screen-card beside-place" style={{ width }} aria-label={beside.title}>
        {/* Other choices begin anew. What breaks them leaves the list alone. */}
        <Boundary name={beside.title}>
          <BesidePane key={beside.item.key} beside={beside} />
        </Boundary>
      </aside>
      <Border title={beside.title} width={width} own={beside.width} onWidth={setWidth} />
    </>
  );
}

const within = (width: number): number => Math.round(Math.min(MOST, Math.max(LEAST, width)));

/** Kept for each person: several may share a browser. */
function useWidth({ code, width: own }: Beside): [number, (width: number) => void] {
  const { kept, store } = useServices();
  const [key] = useState(() => `beside_${store.get(sessionAtom)?.user.username ?? ''}_${code}`);
  const [width, setWidth] = useState(() => {
    const found = kept.read(key);
    return typeof found === 'number' ? within(found) : own;
  });
  const change = (next: number) => {
    setWidth(within(next));
    kept.write(key, within(next), null);
  };
  return [width, change];
}

interface BorderProps {
  title: string;
  width: number;
  /** What a double click goes back to. */
  own: number;
  onWidth: (width: number) => void;
}

/** The border between both: dragged, or moved by the arrow keys. */
function Border({ title, width, own, onWidth }: BorderProps) {
  const [from, setFrom] = useState<{ x: number; width: number }>();
  const move = ({ clientX }: PointerEvent) => from && onWidth(from.width + clientX - from.x);
  const keys: Readonly<Record<string, number>> = {
    ArrowLeft: width - STEP,
    ArrowRight: width + STEP,
    Home: LEAST,
    End: MOST,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onWidth(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved.
    <div
      className={from ? 'beside-border beside-moving' : 'beside-border'}
      role="separator"
      aria-orientation="vertical"
      aria-label={`${title}的宽度`}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={width}
      tabIndex={0}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom({ x: event.clientX, width });
      }}
      onPointerMove={move}
      onPointerUp={() => setFrom(undefined)}
      onPointerCancel={() => setFrom(undefined)}
      onDoubleClick={() => onWidth(own)}
      onKeyDown={onKeyDown}
    />
  );
}
