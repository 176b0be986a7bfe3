import { type CSSProperties, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PagePlace } from '../../../engine/authoring/partAt.ts';
import { PREVIEW_PATH } from '../../../engine/routes/address.ts';
import type { Fault } from './Fault.ts';
import { Faults } from './Faults.tsx';
import { type FromFrame, READY, type Scene, type ToFrame } from './scene.ts';

interface FrameProps {
  scene: Scene;
  /** Px; 0: as wide as its place. */
  width: number;
  /** By how much it is drawn smaller; 1: as it is. */
  scale: number;
  old: boolean;
  /** What stands out of it. */
  pointed: PagePlace | undefined;
  /** Its line is wanted. */
  onPart: (part: PagePlace) => void;
}

/** The page in a frame of its own: it has its own width, styles and errors. */
export function Frame({ scene, width, scale, old, pointed, onPart }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const { heard, ...faults } = useFaults();
  const post = useCallback(
    (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, window.location.origin),
    [],
  );
  const check = useCallback(() => {
    faults.begin();
    post({ check: true });
  }, [faults.begin, post]);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<FromFrame>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (data === READY) setReady(true);
      else if (typeof data !== 'object' || data === null) return;
      else if ('go' in data) onPart(data.go);
      else heard(data);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onPart, heard]);
  useEffect(() => {
    if (ready) post({ pointed });
  }, [ready, pointed, post]);
  const { plan, dictionaries, recordItems, rows, pasted, dark, weak, print, look } = scene;
  const { forget } = faults;
  // Before what stands around the frame is painted: the page in it is what one waits for.
  useLayoutEffect(() => {
    const optional = {
      ...(recordItems ? { recordItems } : {}),
      ...(pasted ? { pasted } : {}),
      ...(look ? { look } : {}),
    };
    if (ready) post({ scene: { plan, dictionaries, rows, dark, weak, print, ...optional } });
    forget();
  }, [ready, plan, dictionaries, recordItems, rows, pasted, dark, weak, print, look, post, forget]);
  return (
    <>
      <div className="playground-frame" data-old={old} data-scaled={scale < 1}>
        <iframe ref={frame} src={PREVIEW_PATH} title="预览" style={sizeOf(width, scale)} />
      </div>
      <Faults {...faults.told} onCheck={check} onPart={onPart} />
    </>
  );
}

/** Drawn smaller it is as much longer, so that it fills its place. */
function sizeOf(width: number, scale: number): CSSProperties {
  if (width === 0) return {};
  return scale < 1 ? { width, height: `${100 / scale}%`, transform: `scale(${scale})` } : { width };
}

/** Of one page as it is shown; more is no help to anybody. */
const MOST = 200;
const NONE = { faults: [] as readonly Fault[], checking: false, checked: false };

/** What the frame tells of its page; another page begins with nothing. */
function useFaults() {
  const [told, setTold] = useState(NONE);
  const heard = useCallback((data: { fault: Fault } | { access: Fault[] }) => {
    setTold((now) => {
      if ('fault' in data) return { ...now, faults: [...now.faults, data.fault].slice(-MOST) };
      const others = now.faults.filter(({ from }) => from !== 'access');
      return { faults: [...others, ...data.access], checking: false, checked: true };
    });
  }, []);
  const begin = useCallback(() => setTold((now) => ({ ...now, checking: true })), []);
  const forget = useCallback(() => setTold(NONE), []);
  return { told, heard, begin, forget };
}
