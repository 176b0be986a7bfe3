import { Image } from 'antd';
import { useEffect, useState } from 'react';
import { useCellSources } from '../useCellSources.ts';
import { fileName } from './fileMarks.ts';
import { POPUP_CLASS } from './popup.ts';

interface PictureViewerProps {
  paths: readonly string[];
  at: number;
  onClose: () => void;
}

/** Pictures over the whole page, one after the other. */
export function PictureViewer({ paths, at, onClose }: PictureViewerProps) {
  const { files } = useCellSources();
  const [current, setCurrent] = useState(at);
  const [addresses, setAddresses] = useState<readonly (string | undefined)[]>([]);
  useEffect(() => {
    let gone = false;
    void Promise.all(paths.map((path) => files?.picture(path))).then((found) => gone || setAddresses(found));
    return () => {
      gone = true;
    };
  }, [paths, files]);
  if (addresses.length === 0) return null;
  return (
    <Image.PreviewGroup
      classNames={{ popup: { root: POPUP_CLASS } }}
      items={paths.map((path, index) => ({ src: addresses[index] ?? '', alt: fileName(path) }))}
      preview={{
        open: true,
        current,
        onChange: setCurrent,
        onOpenChange: (open) => open || onClose(),
        countRender: (position, total) => `${position} / ${total}`,
      }}
    />
  );
}
