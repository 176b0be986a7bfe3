import { useEffect, useRef, useState } from 'react';
import { FRAME_PATH, READY, type Scene } from './scene.ts';

/** The page in a frame of its own: it has its own width, styles and errors. */
export function Frame({ scene, width, old }: { scene: Scene; width: number; old: boolean }) {
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
