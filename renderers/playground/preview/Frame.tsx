import { useEffect, useRef, useState } from 'react';
import type { PagePlace } from '../../../engine/authoring/partAt.ts';
import { FRAME_PATH, type FromFrame, READY, type Scene } from './scene.ts';

interface FrameProps {
  scene: Scene;
  width: number;
  old: boolean;
  /** What stands out of it. */
  pointed: PagePlace | undefined;
  /** Its line is wanted. */
  onPart: (part: PagePlace) => void;
}

/** The page in a frame of its own: it has its own width, styles and errors. */
export function Frame({ scene, width, old, pointed, onPart }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<FromFrame>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (data === READY) setReady(true);
      else if (typeof data === 'object' && data?.go) onPart(data.go);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onPart]);
  useEffect(() => {
    if (ready) frame.current?.contentWindow?.postMessage({ pointed }, window.location.origin);
  }, [ready, pointed]);
  const { plan, dictionaries, rows, pasted, dark, look } = scene;
  useEffect(() => {
    if (ready)
      frame.current?.contentWindow?.postMessage(
        { scene: { plan, dictionaries, rows, ...(pasted ? { pasted } : {}), dark, ...(look ? { look } : {}) } },
        window.location.origin,
      );
  }, [ready, plan, dictionaries, rows, pasted, dark, look]);
  return (
    <div className="playground-frame" data-old={old}>
      <iframe ref={frame} src={FRAME_PATH} title="预览" style={width > 0 ? { width } : undefined} />
    </div>
  );
}
