import { App } from 'antd';
import { type ReactNode, useState } from 'react';
import { acceptedExtensions } from '../../../engine/api/acceptedExtensions.ts';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import { Failure } from '../../../engine/api/Failure.ts';
import { parseUses, type Uses } from '../../../engine/routes/recordLinks.ts';
import { chooseFiles } from '../../cells/editors/files/chooseFiles.ts';
import { useOptionalCellServices } from '../../cells/useCellServices.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';

const UsesWindow = lazyComponent('UsesWindow', () => import('./UsesWindow.tsx').then((part) => part.UsesWindow));

interface FileCalls {
  /** Whether the call asks for files, which are chosen and sent now. */
  begin(path: string): boolean;
  /** Shows what was answered, where that is more than a word. */
  show(path: string, result: unknown): boolean;
  window: ReactNode;
}

/** The calls of buttons that send files, and those that answer where one is used. */
export function useFileCalls(onDone: () => void): FileCalls {
  const cells = useOptionalCellServices();
  const { message } = App.useApp();
  const [uses, setUses] = useState<Uses>();
  const send = async (files: readonly File[]) => {
    const key = 'upload';
    const refused: string[] = [];
    for (const [at, file] of files.entries()) {
      const say = (percent: number) =>
        message.open({
          key,
          type: 'loading',
          duration: 0,
          content: `正在上传 ${at + 1}/${files.length}：${file.name} ${Math.round(percent)}%`,
        });
      say(0);
      try {
        const place = { action: ENDPOINTS.uploadFile.path, token: true, responseName: 'url' };
        await cells?.upload({ file, place, onProgress: say, signal: new AbortController().signal });
      } catch (error) {
        refused.push(`${file.name}：${error instanceof Failure ? error.message : '上传失败'}`);
      }
    }
    message.destroy(key);
    const stored = files.length - refused.length;
    if (stored > 0) message.success(`已上传 ${stored} 个文件`);
    for (const words of refused) message.error(words, 8);
    onDone();
  };
  return {
    begin: (path) => {
      if (path !== ENDPOINTS.uploadFile.path) return false;
      const accept = acceptedExtensions.map((extension) => `.${extension}`).join();
      chooseFiles({ multiple: true, accept }, (files) => void send(files));
      return true;
    },
    show: (path, result) => {
      if (path !== ENDPOINTS.usesOfFile.path) return false;
      setUses(parseUses(result));
      return true;
    },
    window: uses && (
      <Panel name="使用处" onClose={() => setUses(undefined)}>
        <UsesWindow uses={uses} onClose={() => setUses(undefined)} />
      </Panel>
    ),
  };
}
