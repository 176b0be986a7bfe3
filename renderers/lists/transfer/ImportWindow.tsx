import { Alert, Button } from 'antd';
import { useState } from 'react';
import {
  complaintOf,
  firstChoice,
  type ImportChoice,
  type ImportHow,
  type Looked,
  lookedWithin,
  sumOf,
} from '../../../engine/lists/transfer/importChoice.ts';
import type { RecordsPlan } from '../../../engine/plan/Plan.ts';
import { FormModal } from '../../forms/dialogs/FormModal.tsx';
import { useServices } from '../../services/services.ts';
import { useNarrow } from '../../ui/useMedia.ts';
import { ImportFiles } from './ImportFiles.tsx';
import { ImportMapping } from './ImportMapping.tsx';
import { ImportResult } from './ImportResult.tsx';
import { useImportJob } from './useImport.ts';
import './import.css';

export interface ImportWindowProps {
  plan: RecordsPlan;
  /** What every row holds: the record its rows belong to. */
  fixed: Readonly<Record<string, string>>;
  /** What the person may do, the usual first. */
  may: readonly ImportHow[];
  /** Something was written. */
  onDone: () => void;
  onUndo: (set: string) => void;
  onClose: () => void;
}

const STEPS = ['选择文件', '对应列', '检查', '导入'] as const;

/** Files, what their columns mean, what importing them would do, and what became of it. */
export function ImportWindow({ plan, fixed, may, onDone, onUndo, onClose }: ImportWindowProps) {
  const narrow = useNarrow();
  const { kept } = useServices();
  // One record's rows come like another's.
  const remembered = `import_${Object.keys(fixed).length > 0 ? plan.code : plan.id}`;
  const code = plan.source.model;
  const [looked, setLooked] = useState<Looked>();
  const [choice, setChoice] = useState<ImportChoice>();
  const [step, setStep] = useState(0);
  const { job, busy, failed, unseen, run, cancel, forget } = useImportJob(code);

  const take = (all: Looked) => {
    const found = lookedWithin(all, fixed);
    setLooked(found);
    setChoice(firstChoice(found, kept.read(remembered), may));
    setStep(1);
  };
  const back = () => {
    forget();
    setStep(step === 1 ? 0 : 1);
  };
  const go = async (check: boolean) => {
    if (!looked || !choice) return;
    kept.write(remembered, choice, null);
    setStep(check ? 2 : 3);
    const ended = await run(looked, choice, { check, total: job?.outcome?.total ?? 0, fixed });
    if (!check && ended?.outcome?.set !== undefined) onDone();
  };
  const complaint = looked && choice && step === 1 ? complaintOf(choice, looked) : undefined;
  const footer = (
    <>
      {busy && step > 1 && <Button onClick={() => void cancel()}>{step === 2 ? '停止检查' : '取消导入'}</Button>}
      {!busy && <Button onClick={onClose}>{step === 3 ? '关闭' : '取消'}</Button>}
      {!busy && step > 0 && job?.outcome?.set === undefined && <Button onClick={back}>上一步</Button>}
      {step === 1 && (
        <Button type="primary" disabled={complaint !== undefined} onClick={() => void go(true)}>
          检查
        </Button>
      )}
      {step === 2 && job?.outcome && choice && (
        <Start job={job} choice={choice} busy={busy} onStart={() => void go(false)} />
      )}
    </>
  );
  return (
    <FormModal title={`导入${plan.recordTitle}`} width={860} narrow={narrow} footer={footer} onClose={onClose}>
      <ol className="import-steps" aria-label="步骤">
        {STEPS.map((title, at) => (
          <li key={title} aria-current={at === step ? 'step' : undefined}>
            {at + 1}. {title}
          </li>
        ))}
      </ol>
      {step === 0 && <ImportFiles code={code} fixed={fixed} title={plan.recordTitle} onLooked={take} />}
      {step === 1 && looked && choice && (
        <>
          <ImportMapping looked={looked} choice={choice} may={may} narrow={narrow} onChange={setChoice} />
          {complaint !== undefined && <Alert className="import-complaint" type="warning" showIcon title={complaint} />}
        </>
      )}
      {step === 2 && choice?.whole && job?.outcome && sumOf(job.outcome).wrong > 0 && (
        <Alert
          className="import-complaint"
          type="warning"
          showIcon
          title="有错误时一行也不导入"
          description="请改正文件后重新选择，或者返回上一步，改选“导入正确的行”"
        />
      )}
      {step > 1 && (
        <ImportResult job={job} busy={busy} failed={failed} unseen={unseen} check={step === 2} onUndo={onUndo} />
      )}
    </FormModal>
  );
}

interface StartProps {
  job: NonNullable<ReturnType<typeof useImportJob>['job']>;
  choice: ImportChoice;
  busy: boolean;
  onStart: () => void;
}

/** Says how many rows it is about; nothing to write, or all or nothing with errors, is no beginning. */
function Start({ job, choice, busy, onStart }: StartProps) {
  const { rows, wrong } = job.outcome ? sumOf(job.outcome) : { rows: 0, wrong: 0 };
  const refused = rows === 0 || (choice.whole && wrong > 0);
  return (
    <Button type="primary" loading={busy} disabled={busy || refused} onClick={onStart}>
      {`导入 ${rows} 行`}
    </Button>
  );
}
