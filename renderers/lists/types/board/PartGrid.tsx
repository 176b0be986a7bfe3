import { Skeleton, Tabs } from 'antd';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { BoardPart } from '../../../../engine/plan/board.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { StateNotice } from '../../../ui/StateNotice.tsx';
import { DataPart } from './DataPart.tsx';
import { useBoard } from './useBoard.ts';

const TextPart = lazyComponent('TextPart', async () => (await import('./TextPart.tsx')).TextPart);

/** Parts side by side, of 24 columns; on a phone below one another. */
export function PartGrid({ parts }: { parts: readonly BoardPart[] }) {
  return (
    <div className="board-grid">
      {parts.map((part) => (
        <Framed key={part.id} part={part} />
      ))}
    </div>
  );
}

function Framed({ part }: { part: BoardPart }) {
  const frame = useRef<HTMLElement>(null);
  const seen = useSeen(frame);
  const bare = part.type === 'group' || part.type === 'tabs' || part.type === 'shortcuts';
  // A chart brings its title along.
  const titled = part.title !== undefined && part.type !== 'chart' && part.type !== 'figure';
  return (
    <section
      ref={frame}
      className={bare ? 'board-part' : 'screen-card board-part board-card'}
      style={{ '--span': part.width } as React.CSSProperties}
      aria-label={part.title}
      data-part={part.id}
    >
      {titled && <h2 className="board-title">{part.title}</h2>}
      <Boundary name={part.title ?? part.type}>
        {/* What one part still loads must not hide the others, nor take the keyboard from them. */}
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
          <PartContent part={part} seen={seen} />
        </Suspense>
      </Boundary>
    </section>
  );
}

function PartContent({ part, seen }: { part: BoardPart; seen: boolean }) {
  const { pages } = useBoard();
  switch (part.type) {
    case 'figure':
    case 'chart':
    case 'table':
      return <DataPart part={part} seen={seen} />;
    case 'text':
      return <TextPart text={part.text} />;
    case 'group':
      return <PartGrid parts={part.parts} />;
    case 'tabs': {
      const items = part.tabs.map((tab, at) => ({
        key: String(at),
        label: tab.title,
        children: <PartGrid parts={tab.parts} />,
      }));
      return <Tabs items={items} />;
    }
    default: {
      const Page = pages[part.type === 'notices' ? 'latestNotices' : part.type];
      return Page ? seen && <Page /> : <StateNotice title="没有内容" text={`此版本没有“${part.type}”。`} />;
    }
  }
}

/** Whether something has come near the window yet. */
function useSeen(frame: React.RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || frame.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      {
        rootMargin: '200px',
      },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, seen]);
  return seen;
}
