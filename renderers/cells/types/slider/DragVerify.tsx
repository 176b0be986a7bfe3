import { CheckOutlined, DoubleRightOutlined } from '@ant-design/icons';
import { theme } from 'antd';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { cellVariables } from '../../cellVariables.ts';
import './slider.css';

/** To the middle of the handle; at the start nothing of it looks out behind the handle. */
function fillWidth(way: number): string {
  if (way === 0 || way === 1) return `${way * 100}%`;
  return `calc(${way} * (100% - ${HANDLE}px) + ${HANDLE / 2}px)`;
}

/** Width of the handle, px. */
const HANDLE = 40;

interface DragVerifyProps {
  id?: string;
  verified: boolean;
  /** Called once, when the handle has gone the whole way. */
  onVerified: () => void;
  disabled?: boolean;
  status?: 'error';
  describedBy?: string;
}

/**
 * A handle to drag along its track as proof of a hand at work: past the end it is verified and locked, let go before
 * it runs back. By keyboard arrows, End and then Enter.
 */
export function DragVerify({ id, verified, onVerified, disabled, status, describedBy }: DragVerifyProps) {
  const { token } = theme.useToken();
  const track = useRef<HTMLDivElement>(null);
  const [grip, setGrip] = useState<{ from: number; room: number }>();
  /** Share of the way, 0–1. */
  const [way, setWay] = useState(0);
  const idle = disabled || verified;
  const shown = verified ? 1 : way;

  const verify = () => {
    setGrip(undefined);
    setWay(0);
    onVerified();
  };
  const take = (event: PointerEvent<HTMLElement>) => {
    if (idle || event.button !== 0) return;
    const room = (track.current?.clientWidth ?? 0) - HANDLE;
    if (room <= 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrip({ from: event.clientX, room });
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!grip) return;
    const next = offsetOf(event.clientX - grip.from, grip.room);
    if (next >= 1) verify();
    else setWay(next);
  };
  const letGo = () => {
    setGrip(undefined);
    setWay(0);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (idle) return;
    const next = afterKey(way, event.key);
    if (next === undefined) return;
    // Neither the page nor the form around it has to do with these keys.
    event.preventDefault();
    event.stopPropagation();
    if (next === 'verified') verify();
    else setWay(next);
  };
  const state = verified ? ' drag-verify-done' : status === 'error' ? ' drag-verify-wrong' : '';
  return (
    <div ref={track} className={`drag-verify${state}`} style={cellVariables(token)}>
      <div className="drag-verify-fill" style={{ width: fillWidth(shown) }} />
      <span className="drag-verify-text" aria-hidden="true">
        {verified ? '验证通过' : '拖动滑块验证'}
      </span>
      <div
        id={id}
        role="slider"
        tabIndex={disabled ? -1 : 0}
        className={grip ? 'drag-verify-handle drag-verify-held' : 'drag-verify-handle'}
        style={{ width: HANDLE, insetInlineStart: `calc(${shown} * (100% - ${HANDLE}px))` }}
        aria-label="拖动滑块验证"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(shown * 100)}
        aria-valuetext={verified ? '验证通过' : way === 1 ? '按回车键完成验证' : '未验证'}
        aria-disabled={idle}
        aria-invalid={status === 'error'}
        aria-describedby={describedBy}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={press}
        onBlur={letGo}
      >
        {verified ? <CheckOutlined /> : <DoubleRightOutlined />}
      </div>
    </div>
  );
}

const STEP = 0.1;

/** Share of the way, 0–1, after a drag of `moved` px along a track with room for `room` px. */
export function offsetOf(moved: number, room: number): number {
  return Math.min(1, Math.max(0, moved / room));
}

/** Where a key brings the handle: arrows a step, Home and End the ends, Enter from the end verifies. Undefined: no key of it. */
export function afterKey(way: number, key: string): number | 'verified' | undefined {
  const stepped = (by: number) => Math.round(Math.min(1, Math.max(0, way + by)) * 10) / 10;
  if (key === 'ArrowRight' || key === 'ArrowUp') return stepped(STEP);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return stepped(-STEP);
  if (key === 'Home') return 0;
  if (key === 'End') return 1;
  if (key === 'Enter' || key === ' ') return way >= 1 ? 'verified' : 0;
  return undefined;
}
