import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Select, Spin } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  countPrintRequest,
  type PrintState,
  type PrintWish,
  parsePrintState,
  printCountsRequest,
  printFileRequest,
  rememberedPrint,
  sayOverflow,
  sayPrinted,
} from '../../../engine/lists/prints/prints.ts';
import type { PlanPrint } from '../../../engine/plan/base.ts';
import { FormModal } from '../../forms/dialogs/FormModal.tsx';
import { useServices } from '../../services/services.ts';
import { FailureState } from '../../ui/States.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { useNarrow } from '../../ui/useMedia.ts';
import './prints.css';

export interface PrintWindowProps {
  /** Wire code of the model. */
  code: string;
  prints: readonly PlanPrint[];
  /** In the order they are printed in. */
  ids: readonly string[];
  onClose: () => void;
}

/** What is printed of the records, on which paper, and how it will look; it is counted when it is printed or kept. */
export function PrintWindow({ code, prints, ids, onClose }: PrintWindowProps) {
  const narrow = useNarrow();
  const [wish, setWish] = useWish({ code, prints, ids });
  const print = prints.find(({ id }) => id === wish.print);
  const file = useFile(wish);
  const { state, asking, count } = useCounts(wish);
  const frame = useRef<HTMLIFrameElement>(null);
  const shows = navigator.pdfViewerEnabled;
  const { data } = file;
  const keep = () => data && count.mutate(undefined, { onSuccess: () => saveFile(data.file, data.name) });
  const send = () => count.mutate(undefined, { onSuccess: () => frame.current?.contentWindow?.print() });
  const footer = (
    <>
      <Button onClick={onClose}>关闭</Button>
      <Button icon={<DownloadOutlined />} disabled={!data || asking} loading={count.isPending && !shows} onClick={keep}>
        下载 PDF
      </Button>
      {shows && (
        <Button
          type="primary"
          icon={<PrinterOutlined />}
          disabled={!data || asking}
          loading={count.isPending}
          onClick={send}
        >
          打印
        </Button>
      )}
    </>
  );
  return (
    <FormModal title="打印" width={960} narrow={narrow} footer={footer} onClose={onClose}>
      <div className="print-choices">
        <Select
          aria-label="打印什么"
          value={wish.print}
          options={prints.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(next: string) => setWish({ ...wish, print: next, paper: 0 })}
        />
        {print && print.papers.length > 1 && (
          <Select
            aria-label="纸"
            value={wish.paper}
            options={print.papers.map((title, at) => ({ value: at, label: title }))}
            onChange={(paper: number) => setWish({ ...wish, paper })}
          />
        )}
        {state && <span className="print-count">{sayPrinted(state)}</span>}
      </div>
      {state && <Left state={state} />}
      {file.isError ? (
        <FailureState error={file.error} onRetry={() => void file.refetch()} />
      ) : data ? (
        <Preview url={data.url} shows={shows} frame={frame} title={print?.title ?? ''} />
      ) : (
        <div className="print-paper">
          <Spin description="正在生成" />
        </div>
      )}
    </FormModal>
  );
}

/** What was printed of such records the last time is offered first. */
function useWish({ code, prints, ids }: Omit<PrintWindowProps, 'onClose'>) {
  const { kept } = useServices();
  const key = `print_${code}`;
  const [wish, setWish] = useState<PrintWish>(() => ({ code, ids, ...rememberedPrint(kept.read(key), prints) }));
  const change = (next: PrintWish) => {
    setWish(next);
    kept.write(key, { print: next.print, paper: next.paper }, null);
  };
  return [wish, change] as const;
}

/** What does not come along, and why. */
function Left({ state: { hidden, missing, overflow } }: { state: PrintState }) {
  return (
    <>
      {overflow === undefined && <Alert type="info" showIcon title="没能检查内容是否超出标签，请看预览" />}
      {overflow !== undefined && overflow.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`${overflow.length} 条内容一张标签放不下`}
          description={sayOverflow(overflow).map((line) => <div key={line}>{line}</div>)}
        />
      )}
      {hidden.length > 0 && (
        <Alert type="info" showIcon title={`您无权查看${hidden.map((title) => `“${title}”`).join('')}，印出来是空的`} />
      )}
      {missing > 0 && <Alert type="warning" showIcon title={`${missing} 条已不存在或无权查看，不在其中`} />}
    </>
  );
}

interface PreviewProps {
  url: string;
  shows: boolean;
  frame: React.RefObject<HTMLIFrameElement | null>;
  title: string;
}

function Preview({ url, shows, frame, title }: PreviewProps) {
  if (shows) return <iframe ref={frame} className="print-paper" title={`${title}预览`} src={`${url}#navpanes=0`} />;
  return <Alert type="info" showIcon title="这个浏览器不能显示 PDF：请下载后查看和打印" />;
}

/** The file, with an address it can be shown at for as long as it is looked at. */
function useFile(wish: PrintWish) {
  const { client } = useServices();
  const query = useQuery({
    queryKey: ['print', wish],
    queryFn: async ({ signal }) => {
      const { path, parameters } = printFileRequest(wish);
      return client.download(path, parameters, { signal, silent: true });
    },
    // As the records are now, whatever was printed a minute ago.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const file = query.data?.file;
  const url = useMemo(() => (file ? URL.createObjectURL(file) : ''), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const data = query.data && { file: query.data.file, name: query.data.name ?? '打印.pdf', url };
  return { data, isError: query.isError, error: query.error, refetch: query.refetch };
}

/** How often it was printed, and one more time. */
function useCounts(wish: PrintWish) {
  const { client, report } = useServices();
  const queryClient = useQueryClient();
  const { path, parameters } = printCountsRequest(wish);
  const queryKey = ['printCounts', path, parameters];
  const { data: state, isPending: asking } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => parsePrintState(await client.get(path, parameters, { signal, silent: true })),
    staleTime: 0,
  });
  const count = useMutation({
    mutationFn: async () => {
      const asked = countPrintRequest(wish);
      return parsePrintState(await client.post(asked.path, asked.body, { silent: true }));
    },
    onSuccess: (next) => queryClient.setQueryData(queryKey, next),
    onError: report,
  });
  return { state, asking, count };
}
