import { LinkOutlined, PictureOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { fileName, isElsewhere, viewingWord } from '../../drawing/fileMarks.ts';
import { useCellSources } from '../../useCellSources.ts';

/** A stored picture, small; a click opens it. */
export function Thumb({ path, onOpen }: { path: string; onOpen: () => void }) {
  const { files } = useCellSources();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let gone = false;
    void files?.picture(path).then((found) => gone || setAddress(found));
    return () => {
      gone = true;
    };
  }, [files, path]);
  const name = fileName(path);
  return (
    <button type="button" className="cell-picture" aria-label={viewingWord(path)} title={name} onClick={onOpen}>
      {address === undefined ? <Unseen elsewhere={isElsewhere(path)} /> : <img src={address} alt={name} />}
    </button>
  );
}

function Unseen({ elsewhere }: { elsewhere: boolean }) {
  return elsewhere ? <LinkOutlined className="cell-quiet" /> : <PictureOutlined className="cell-quiet" />;
}
