import { Input } from 'antd';
import { useCallback, useState } from 'react';
import { StateNotice } from '../../ui/StateNotice.tsx';
import { ScreenSkeleton } from '../../ui/States.tsx';
import type { Findings } from '../compiler/useCompiler.ts';
import { type Asking, type Place, useAsked } from './useAsked.ts';

const HOW = { written: '', derived: '由此得来', default: '默认' } as const;

interface OriginsProps {
  id: string;
  findings: Findings;
  asking: Asking;
  onGo: (place: Place) => void;
}

/** Everything the page was compiled to, each value with the line it comes from. */
export function Origins({ id, findings, asking: { origins }, onGo }: OriginsProps) {
  const ask = useCallback(() => origins(id), [origins, id]);
  const { answer, busy, failed } = useAsked(findings, ask);
  const [part, setPart] = useState('');
  if (failed !== undefined) return <StateNotice title="没有问成" text={failed} />;
  if (busy || answer === undefined) return <ScreenSkeleton />;
  const wanted = part.trim().toLowerCase();
  const shown = answer.filter(({ pointer, value }) => `${pointer} ${value}`.toLowerCase().includes(wanted));
  return (
    <div className="playground-origins">
      <Input
        type="search"
        size="small"
        placeholder="按键或值查找"
        aria-label="按键或值查找"
        value={part}
        onChange={(event) => setPart(event.target.value)}
      />
      <ul>
        {shown.map((origin) => (
          <li key={origin.pointer}>
            <span className="playground-value">
              <code>{origin.pointer.slice(1)}</code> {JSON.stringify(origin.value)}
            </span>
            <button type="button" onClick={() => onGo(origin)}>
              {origin.file.replace(/^screens\//, '')}:{origin.line} {HOW[origin.how]}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="playground-none">没有这样的值</p>}
    </div>
  );
}
