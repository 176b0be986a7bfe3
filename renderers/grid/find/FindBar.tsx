import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { CellPlace } from '../edit/GridHandle.ts';
import { FindPainter } from './FindPainter.ts';
import type { FindSource } from './FindSource.ts';
import { type Found, findHits, hitFrom, placeName, type ReadRows } from './findHits.ts';
import './find.css';

export interface FindBarProps {
  source: FindSource;
  /** Counts how often it was asked for: asked again, the keyboard comes back to it. */
  asked: number;
  onClose: () => void;
}

/** Finds a text in what a grid has loaded: Enter goes on, Shift+Enter back, Escape closes and gives the keyboard back. */
export function FindBar({ source, asked, onClose }: FindBarProps) {
  const input = useRef<InputRef>(null);
  const [from] = useState(() => source.focused());
  const [text, setText] = useState('');
  const [now, setNow] = useState<CellPlace & { at: number }>();
  const { found, read } = useFound(source, text);
  const at = now ? (found.places.get(placeName(now)) ?? -1) : -1;
  usePainter(source, found, at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again
  useEffect(() => input.current?.focus({ cursor: 'all' }), [asked]);

  const go = (to: number, of = found) => {
    const next = (to + of.hits.length) % of.hits.length;
    const hit = of.hits[next];
    setNow(hit && { ...hit, at: next });
    if (hit) source.show(hit);
  };
  const look = (next: string) => {
    setText(next);
    const of = findHits(source, next, read);
    // What is still found stays where it is, as long as it is typed on.
    go(hitFrom(source, of, now ?? from), of);
  };
  const step = (by: 1 | -1) => {
    if (at >= 0) go(at + by);
    // Where a hit has gone meanwhile stands the next one.
    else go(now ? Math.min(now.at, found.hits.length) + Math.min(by, 0) : hitFrom(source, found, from));
  };
  const close = () => {
    onClose();
    source.focus(now ?? from);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    }
  };
  const none = found.hits.length === 0;
  return (
    <search className="find-bar" aria-label="在表格中查找" onKeyDown={pressed}>
      <Input
        ref={input}
        size="small"
        className="find-input"
        aria-label="查找内容"
        placeholder="查找"
        value={text}
        status={text.trim() !== '' && none ? 'warning' : ''}
        onChange={(event) => look(event.target.value)}
      />
      <span className="find-count" role="status">
        {countText(text, found, at)}
      </span>
      <Button size="small" icon={<UpOutlined />} aria-label="上一个" disabled={none} onClick={() => step(-1)} />
      <Button size="small" icon={<DownOutlined />} aria-label="下一个" disabled={none} onClick={() => step(1)} />
      <span className="find-note">{noteText(source, found)}</span>
      <Button size="small" type="text" icon={<CloseOutlined />} aria-label="关闭查找" onClick={close} />
    </search>
  );
}

function countText(text: string, { hits }: Found, at: number): string {
  if (text.trim() === '') return '';
  return hits.length === 0 ? '没有找到' : `${at < 0 ? '–' : at + 1}/${hits.length}`;
}

/** What was looked through, and what was found where nobody sees it. */
function noteText(source: FindSource, { rows, hidden }: Found): string {
  const notes = hidden.map(({ title, count }) => `隐藏的列“${title}”中还有 ${count} 处`);
  const loaded = `在已加载的 ${rows} 行中查找`;
  return [...notes, source.partial() ? `${loaded}，没有展开过的下级不在内` : loaded].join('；');
}

/** What is found, kept in step with the grid; looked up once a frame, however much changes. */
function useFound(source: FindSource, text: string): { found: Found; read: ReadRows } {
  const [turn, changed] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let frame = 0;
    const leave = source.onChange(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(changed);
    });
    return () => {
      cancelAnimationFrame(frame);
      leave();
    };
  }, [source]);
  // Dictionaries that come later change texts, not rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew after every change
  const read = useMemo<ReadRows>(() => new WeakMap(), [source, turn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up anew after every change
  const found = useMemo(() => findHits(source, text, read), [source, text, read, turn]);
  return { found, read };
}

function usePainter({ root }: FindSource, { places }: Found, at: number): void {
  const painter = useRef<FindPainter>(undefined);
  useLayoutEffect(() => {
    const made = new FindPainter(root);
    painter.current = made;
    return () => made.detach();
  }, [root]);
  useLayoutEffect(() => painter.current?.paint(places, at), [places, at]);
}
